// The line to the kernel: whoever asks gets the answer, also where several views share one model.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { merge, NoReply, Wire } from "../../shared/wire/wire";
import { SceneModel } from "./model";
import rows from "./patches.json";

type Asked = { kind: "ask"; ask: number; view: string; what: string; ply: number };

/** Two views of one model, as where a board is shown in two cells. */
function twoViews() {
  const model = new SceneModel<Asked>({ scene: { ply: 0, answer: 0 } });
  const wires = [1, 2].map(() => new Wire<object, { what: string }>(model as never, () => undefined));
  /** The kernel's answer to the question that was sent at this place; it reaches every view. */
  const reply = (place: number, reply: object) => {
    const { ask, view } = model.sent[place] as Asked;
    model.receive({ kind: "reply", ask, view, ...reply });
  };
  return { model, wires: wires as [Wire<object, { what: string }>, Wire<object, { what: string }>], reply };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("gives each of two views the answer to its own question", async () => {
  const { wires: [one, other], reply } = twoViews();
  const answers = [one.ask({ what: "one" }, 0), other.ask({ what: "other" }, 0)];
  reply(0, { reply: "to one" });
  reply(1, { reply: "to the other" });

  expect(await Promise.all(answers)).toEqual(["to one", "to the other"]);
});

it("gives them the right answers in whatever order they come", async () => {
  const { wires: [one, other], reply } = twoViews();
  const answers = [one.ask({ what: "one" }, 0), other.ask({ what: "other" }, 0)];
  reply(1, { reply: "to the other" });
  reply(0, { reply: "to one" });

  expect(await Promise.all(answers)).toEqual(["to one", "to the other"]);
});

it("tells a fault to the view that asked, and to no other", async () => {
  const { wires: [one, other], reply } = twoViews();
  const asked = one.ask({ what: "one" }, 0);
  const refused = expect(other.ask({ what: "other" }, 0)).rejects.toThrow("not now");
  reply(1, { fault: { level: "refusal", text: "not now" } });
  reply(0, { reply: "to one" });

  await refused;
  expect(await asked).toBe("to one");
});

it("waits no longer for what was answered", async () => {
  const { wires: [one], reply } = twoViews();
  const asked = one.ask({ what: "one" }, 0);
  reply(0, { reply: "to one" });
  await asked;

  expect(vi.getTimerCount()).toBe(0);
});

it("gives up a question that is open when it goes, and leaves nothing", async () => {
  const { wires: [one, other], model } = twoViews();
  const given = expect(one.ask({ what: "one" }, 0)).rejects.toBeInstanceOf(NoReply);
  for (const wire of [one, other]) wire.destroy();

  await given;
  expect([vi.getTimerCount(), model.listening]).toEqual([0, 0]);
});

it("gives up a question that nobody answers", async () => {
  const { wires: [one] } = twoViews();
  const given = expect(one.ask({ what: "one" }, 0)).rejects.toBeInstanceOf(NoReply);
  vi.advanceTimersByTime(8000);

  await given;
});

describe("a scene that has changed", () => {
  it.each(rows)("is made of the old one: $says", ({ old, new: fresh, patch }) => {
    const before = JSON.stringify(old);
    const merged = merge(old as never, patch as never);

    expect(inOrder(merged)).toBe(inOrder(fresh));
    expect(JSON.stringify(old)).toBe(before);
  });

  it("may have keys that mean something to a browser", () => {
    const patch = JSON.parse('{"__proto__": [{"a": 1}], "constructor": [2]}');

    expect(JSON.stringify(merge({}, patch))).toBe('{"__proto__":{"a":1},"constructor":2}');
  });

  it("is asked for whole where a change does not belong to what stands", () => {
    const { model } = twoViews();
    model.receive({ kind: "patch", base: 4, patch: { answer: [5] } });

    expect(model.sent.map(({ kind }) => kind)).toEqual(["refresh", "refresh"]);
    expect(model.get("scene")).toEqual({ ply: 0, answer: 0 });
  });

  it("is made once, however many views hear of it", () => {
    const { model } = twoViews();
    model.receive({ kind: "patch", base: 0, patch: { answer: [1], ply: [1] } });

    expect([model.get("scene"), model.sent]).toEqual([{ ply: 1, answer: 1 }, []]);
  });
});

/** A value as JSON, its keys in order: two objects with the same keys are the same. */
function inOrder(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOrder)}]`;
  return `{${Object.entries(value).sort().map(([key, one]) => `${JSON.stringify(key)}:${inOrder(one)}`)}}`;
}
