// The log: older lines, filters, the way to a moment, and why a computer chose.

import { describe, expect, it } from "vitest";
import type { Message, Scene } from "../../play/types";
import { area, line, lines, scene, show, type Shown } from "./fake";

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const shownLines = (shown: Shown) => shown.all(".al-log-box li").map((item) => Number(item.dataset["key"]?.split(":")[0]));
const asked = (shown: Shown) => shown.model.sent.filter((message): message is Message & { kind: "ask" } => message.kind === "ask");

function longLog(first: number, last: number, change: Partial<Scene> = {}): Scene {
  return scene({ log: lines(...ids(first, last)), log_count: last + 1, ...change });
}

/** The kernel answers the last question. */
async function reply(shown: Shown, answer: unknown): Promise<void> {
  const last = asked(shown).at(-1);
  shown.model.receive({ kind: "reply", ask: last?.ask, view: last?.view, reply: answer });
  await new Promise((done) => setTimeout(done));
}

function choose(shown: Shown, name: string, value: string): void {
  const select = shown.one(`[data-filter="${name}"]`) as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event("change"));
}

describe("older lines", () => {
  it("are offered only where there are some", () => {
    expect(show(longLog(0, 5)).one('[data-do="earlier"]').hidden).toBe(true);
    expect(show(longLog(5, 9)).one('[data-do="earlier"]').hidden).toBe(false);
  });

  it("are asked for before the first that is shown, and stay while the war goes on", async () => {
    const shown = show(longLog(5, 9));
    shown.click('[data-do="earlier"]');
    expect(asked(shown)).toMatchObject([{ what: "log", before: 5, side: "", place: "", group: "" }]);
    await reply(shown, { lines: ids(2, 4).map((id) => line(id)), more: true });
    expect(shownLines(shown)).toEqual(ids(2, 9));
    shown.model.set("scene", longLog(8, 12, { ply: 8 }));
    expect(shownLines(shown)).toEqual(ids(2, 12));
  });

  it("are not shown when they do not join on", async () => {
    const shown = show(longLog(5, 9));
    shown.click('[data-do="earlier"]');
    await reply(shown, { lines: ids(2, 4).map((id) => line(id)), more: true });
    shown.model.set("scene", longLog(20, 24, { ply: 8 }));
    expect(shownLines(shown)).toEqual(ids(20, 24));
  });

  it("lose what was taken back", async () => {
    const shown = show(longLog(5, 9));
    shown.click('[data-do="earlier"]');
    await reply(shown, { lines: ids(0, 4).map((id) => line(id)), more: false });
    shown.model.set("scene", longLog(3, 6, { ply: 6 }));
    shown.model.set("scene", scene({ ply: 8, log: Object.fromEntries(ids(5, 8).map((id) => [String(id), line(id, { text: `Anew ${id}.` })])), log_count: 9 }));
    expect(shownLines(shown)).toEqual(ids(0, 8));
    expect(shown.all(".al-log-box .al-entry-text").at(-2)?.textContent).toBe("Anew 7. A:9.14");
    expect(shown.one('[data-do="earlier"]').hidden).toBe(true);
  });

  it("are forgotten in another branch", async () => {
    const one = { id: "a", name: "a", from: "", at: 0, last: 7, turn: 1, current: true, marks: 0 };
    const time = scene().time;
    const shown = show(longLog(5, 9, { time: { ...time, branches: [one] } }));
    shown.click('[data-do="earlier"]');
    await reply(shown, { lines: ids(0, 4).map((id) => line(id)), more: false });
    shown.model.set("scene", longLog(5, 9, { time: { ...time, branches: [{ ...one, id: "b" }] } }));
    expect(shownLines(shown)).toEqual(ids(5, 9));
  });
});

describe("filters", () => {
  function filtered(): Shown {
    const shown = show(longLog(5, 9));
    shown.click('[data-do="filter"]');
    return shown;
  }

  it("ask the kernel, which knows what a line is about", async () => {
    const shown = filtered();
    choose(shown, "side", "gov");
    choose(shown, "group", "dice");
    expect(asked(shown).at(-1)).toMatchObject({ what: "log", before: 10, side: "gov", group: "dice", place: "" });
    await reply(shown, { lines: [line(3), line(8)], more: true });
    expect(shownLines(shown)).toEqual([3, 8]);
    shown.click('[data-do="earlier"]');
    expect(asked(shown).at(-1)).toMatchObject({ before: 3, side: "gov", group: "dice" });
    await reply(shown, { lines: [line(1)], more: false });
    expect(shownLines(shown)).toEqual([1, 3, 8]);
  });

  it("follow the war", async () => {
    const shown = filtered();
    choose(shown, "group", "dice");
    await reply(shown, { lines: [line(3)], more: false });
    shown.model.set("scene", longLog(6, 11, { ply: 8 }));
    expect(asked(shown).at(-1)).toMatchObject({ before: 12, group: "dice" });
  });

  it("take the last answer when two questions cross", async () => {
    const shown = filtered();
    choose(shown, "group", "dice");
    const first = asked(shown).at(-1);
    choose(shown, "group", "moves");
    await reply(shown, { lines: [line(4)], more: false });
    shown.model.receive({ kind: "reply", ask: first?.ask, view: first?.view, reply: { lines: [line(2)], more: false } });
    await new Promise((done) => setTimeout(done));
    expect(shownLines(shown)).toEqual([4]);
  });

  it("name the chosen area as a short cut", () => {
    const shown = filtered();
    expect(shown.one('[data-do="filter-here"]').hidden).toBe(true);
    shown.click(area("V-1"));
    shown.click('[data-do="filter-here"]');
    expect(asked(shown).filter(({ what }) => what === "log").at(-1)).toMatchObject({ place: "V-1" });
  });

  it("say when nothing fits, and are taken off again", async () => {
    const shown = filtered();
    choose(shown, "side", "fln");
    await reply(shown, { lines: [], more: false });
    expect(shown.one(".al-log .al-none").textContent).toBe("board-log-none");
    shown.click('[data-do="filter-off"]');
    expect(shownLines(shown)).toEqual(ids(5, 9));
  });
});

describe("a line", () => {
  it("leads to its moment", () => {
    const shown = show(scene({ log: { "1": line(1, { ply: 3 }) } }));
    shown.click("[data-look]");
    expect(shown.model.sent).toEqual([{ kind: "look", at: 3, ply: 7 }]);
  });

  it("tells why a computer chose, question by question, and folds it again", async () => {
    const shown = show(scene({ log: { "1": line(1, { ply: 3, why: true }), "2": line(2) } }));
    expect(shown.all("[data-why]")).toHaveLength(1);
    shown.click("[data-why]");
    expect(asked(shown)).toMatchObject([{ what: "why", at: 3 }]);
    await reply(shown, { text: "It raids.", because: [{ question: "Enough AP?", answer: true, found: "12 AP", rule: "A:9.14" },
      { question: "Patrols?", answer: false, found: "", rule: "" }] });
    expect(shown.all(".al-reasons li").map((step) => step.textContent)).toEqual(["Enough AP? board-yes · 12 AP A:9.14", "Patrols? board-no"]);
    expect(shown.one("[data-why]").getAttribute("aria-expanded")).toBe("true");
    shown.click("[data-why]");
    expect(shown.all(".al-reasons")).toHaveLength(0);
  });

  it("of the moment that is looked at is marked", () => {
    const { all } = show(scene({ ply: 3, log: { "1": line(1, { ply: 2 }), "2": line(2, { ply: 3 }) },
      time: { ...scene().time, at: 3 } }));
    expect(all(".al-log-box li").map((item) => item.getAttribute("aria-current"))).toEqual([null, "true"]);
  });
});
