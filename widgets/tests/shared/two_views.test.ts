// A widget that stands in two places at once: each answers its own reader.

import { afterEach, describe, expect, it } from "vitest";
import { put, WITH_LINE } from "./widgets";

type Asked = { kind: "ask"; ask: number; view: string; key: string };

const ASKING = Object.keys(WITH_LINE).filter((name) => name !== "teachers"); // that page has a line, and nothing to ask
const ends: (() => void)[] = [];

/** Opens a rule in a view, as its reader does. */
function explain({ el }: { el: HTMLElement }, rule: string): void {
  const button = document.createElement("button");
  button.dataset["rule"] = rule;
  el.firstElementChild?.append(button);
  button.click();
}

const shown = ({ el }: { el: HTMLElement }) => el.querySelector(".al-rule-note:not([hidden]) h3")?.textContent ?? "";
const answered = () => new Promise((done) => setTimeout(done));

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

describe("two views of one model", () => {
  it.each(ASKING)("each show what their own reader has asked for: %s", async (name) => {
    const one = put(WITH_LINE[name] as typeof WITH_LINE[string]);
    const other = put(WITH_LINE[name] as typeof WITH_LINE[string], one.model);
    ends.push(one.end, other.end);
    explain(one, "first");
    explain(other, "second");
    const asked = one.model.sent as Asked[];
    expect(asked.map(({ kind, ask }) => [kind, ask])).toEqual([["ask", 1], ["ask", 1]]);
    for (const { ask, view, key } of asked) {
      one.model.receive({ kind: "reply", ask, view, reply: { key, title: key, text: [], see: [], question: "", choice: "" } });
    }
    await answered();

    expect([shown(one), shown(other)]).toEqual([expect.stringContaining("first"), expect.stringContaining("second")]);
  });

  it.each(ASKING)("lose nothing when one of them goes: %s", async (name) => {
    const one = put(WITH_LINE[name] as typeof WITH_LINE[string]);
    const other = put(WITH_LINE[name] as typeof WITH_LINE[string], one.model);
    ends.push(other.end);
    explain(other, "second");
    one.end();
    const { ask, view, key } = one.model.sent[0] as Asked;
    one.model.receive({ kind: "reply", ask, view, reply: { key, title: key, text: [], see: [], question: "", choice: "" } });
    await answered();

    expect(shown(other)).toContain("second");
  });
});
