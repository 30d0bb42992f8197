// The choices before a game: shown over the page, changed by the kernel, given back whole; nothing is lost on the way.

import { afterEach, describe, expect, it, vi } from "vitest";
import begin from "../../begin/main";
import type { Field, Form, Message } from "../../begin/types";

const FIELDS: Field[] = [
  { key: "scenario", kind: "cards", label: "Begins in", value: "1954",
    options: [{ value: "1954", label: "1954", note: "The rising." }, { value: "1958", label: "1958", note: "Large armies." }] },
  { key: "opponent", kind: "menu", label: "Against", value: "mixed", hint: "A little of everything.",
    options: [{ value: "mixed", label: "mixed" }, { value: "grid", label: "grid" }] },
  { key: "slow", kind: "tick", label: "Slow reaction", value: false, hint: "Only 1954.", folded: true },
  { key: "seed", kind: "number", label: "Number of the dice", value: 7, folded: true },
];
const FORM: Form = { lang: "en", dir: "ltr", title: "A new war", note: "Yours is kept.", more: "Rules and dice", begin: "Begin",
  cancel: "Cancel", aside: "", fields: FIELDS };
const ends: (() => void)[] = [];

function start(change: Partial<Form> = {}) {
  const sent: Message[] = [];
  const callbacks = new Map<string, () => void>();
  let form = { ...FORM, ...change };
  const model = { get: () => form, on: (name: string, act: () => void) => void callbacks.set(name, act),
    off: (name: string) => void callbacks.delete(name), send: (message: Message) => void sent.push(message) };
  const opener = document.createElement("button");
  const el = document.createElement("div");
  const room = document.createElement("div");
  room.className = "al-room";
  room.append(opener, el);
  document.body.replaceChildren(room);
  const end = begin.render({ model: model as never, el });
  ends.push(end);
  const dialog = el.querySelector("dialog") as HTMLDialogElement;
  return { sent, el, dialog, end, callbacks,
    open: () => opener.dispatchEvent(new Event("al-begin", { bubbles: true })),
    set: (fields: Field[]) => {
      form = { ...form, fields };
      callbacks.get("change:form")?.();
    },
    button: (text: string) => [...el.querySelectorAll("button")].find((one) => one.textContent === text) as HTMLButtonElement,
    input: <T extends Element = HTMLInputElement>(selector: string) => el.querySelector(selector) as T };
}

const COMPARED = { title: "Compare the levels", head: ["Level", "Against level 1"], note: "Both sides together.",
  levels: [{ name: "1 of 2 · chance", how: "By lot.", fared: [] }, { name: "2 of 2 · mixed", how: "A little of everything.", fared: ["97% (93–99), 100 games"] }] };
const VALUES = { scenario: "1954", opponent: "mixed", slow: false, seed: 7 };

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

describe("the sheet", () => {
  it("compares the levels in a table of its own, folded away, where a computer may play", () => {
    expect(start().el.querySelector<HTMLElement>("details:has(.al-begin-levels)")?.hidden).toBe(true);
    const { el } = start({ compared: COMPARED });
    const fold = el.querySelector("details:has(.al-begin-levels)") as HTMLDetailsElement;
    expect([fold.hidden, fold.open, fold.querySelector("summary")?.textContent]).toEqual([false, false, "Compare the levels"]);
    expect([...fold.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ["1 of 2 · chanceBy lot.", ""], ["2 of 2 · mixedA little of everything.", "97% (93–99), 100 games"]]);
    expect([...fold.querySelectorAll("td")].map((cell) => cell.getAttribute("data-against"))).toEqual([null, "Against level 1"]);
  });

  it("says how its reader has fared against the player chosen, as this browser remembers", () => {
    const record = { game: "algeria", side: "fln", level: "mixed", won: "You: %won% of %of%", drawn: "" };
    expect(start({ record }).el.querySelector<HTMLElement>(".al-begin-record")?.hidden).toBe(true);
    localStorage.setItem("algeria-lab:record:algeria", JSON.stringify([{ id: "a", side: "fln", level: "mixed", mark: "1" }, { id: "b", side: "fln", level: "mixed", mark: "0" }]));
    expect(start({ record }).el.querySelector(".al-begin-record")?.textContent).toBe("You: 1 of 2");
    expect(start({ record: { ...record, level: "grid" } }).el.querySelector<HTMLElement>(".al-begin-record")?.hidden).toBe(true);
    localStorage.clear();
  });

  it("opens for a button of its own room, with the focus on what is chosen, and only there", () => {
    const { dialog, open } = start();
    document.body.dispatchEvent(new Event("al-begin", { bubbles: true }));
    expect(dialog.open).toBe(false);
    open();
    expect(dialog.open).toBe(true);
    expect((document.activeElement as HTMLInputElement).value).toBe("1954");
  });

  it("opens for an event of its own, where a room has two sheets", () => {
    const { dialog, open, el } = start({ opens: "al-open-table" });
    open();
    expect(dialog.open).toBe(false);
    el.dispatchEvent(new Event("al-open-table", { bubbles: true }));
    expect(dialog.open).toBe(true);
  });

  it("has a name, and every field a label and its hint", () => {
    const { dialog, el } = start();
    expect(document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("A new war");
    for (const input of el.querySelectorAll<HTMLInputElement>("select, input:not([type=radio])")) {
      expect(input.labels?.[0]?.textContent).toBeTruthy();
    }
    const hint = el.querySelector("select")?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(hint)?.textContent).toBe("A little of everything.");
    expect(el.querySelector("fieldset legend")?.textContent).toBe("Begins in");
    expect(el.querySelector("fieldset")?.textContent).toContain("Large armies.");
  });

  it("leads newcomers elsewhere before anything is chosen, where there is such a page", () => {
    const first = { label: "Tutorial", note: "12 cards.", href: "scenario.ipynb?play=a" };
    const link = start({ first }).el.querySelector<HTMLAnchorElement>("a.al-begin-first");
    expect(link?.getAttribute("href")).toBe(first.href);
    expect(link?.textContent).toContain("Tutorial");
    expect(link && link.compareDocumentPosition(link.parentElement?.querySelector("form") as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(start().el.querySelector<HTMLElement>(".al-begin-first")?.hidden).toBe(true);
  });

  it("folds away what few need", () => {
    const folded = start().el.querySelector<HTMLDetailsElement>(".al-begin-more");
    expect(folded?.open).toBe(false);
    expect([...(folded?.querySelectorAll("label") ?? [])].map((label) => label.textContent)).toEqual(["Slow reaction", "Number of the dice"]);
  });

  it("tells each choice and takes what depends on it", () => {
    const { sent, set, input, el } = start();
    input("input[value='1958']").click();
    expect(sent).toEqual([{ kind: "set", values: { ...VALUES, scenario: "1958" } }]);
    set(FIELDS.filter(({ key }) => key !== "opponent").map((field) => (field.key === "slow" ? { ...field, off: true } : field)));
    expect(el.querySelector("select")).toBeNull();
    expect(input("input[type=checkbox]").disabled).toBe(true);
  });

  it("begins with all that stands on it, a number typed last as well, and closes", () => {
    const { sent, open, dialog, input, button } = start();
    open();
    input("input[type=checkbox]").checked = true;
    input("input[type=number]").value = "42";
    button("Begin").click();
    expect(sent).toEqual([{ kind: "begin", values: { ...VALUES, slow: true, seed: 42 } }]);
    expect(dialog.open).toBe(false);
  });

  it("is left without a word to the kernel", () => {
    const { sent, open, dialog, button } = start();
    open();
    button("Cancel").click();
    expect([dialog.open, sent]).toEqual([false, []]);
  });

  it("offers what can be done instead, where there is something", () => {
    expect(start().el.querySelector<HTMLElement>(".al-begin-aside")?.hidden).toBe(true);
    const { sent, open, dialog, button } = start({ aside: "A deck of your own" });
    open();
    button("A deck of your own").click();
    expect([sent[0]?.kind, dialog.open]).toEqual(["aside", false]);
  });

  it("keeps the field that has the focus when the kernel answers", () => {
    const { open, set, input } = start();
    open();
    input<HTMLSelectElement>("select").focus();
    set(FIELDS.map((field) => (field.key === "opponent" ? { ...field, value: "grid", hint: "Police everywhere." } : field)));
    expect(document.activeElement).toBe(input<HTMLSelectElement>("select"));
    expect(input<HTMLSelectElement>("select").value).toBe("grid");
  });

  it("keeps what was typed while the answer to an earlier choice was on its way", () => {
    const { sent, open, set, input, button } = start();
    open();
    input("input[value='1958']").click();
    input("input[type=number]").value = "42";
    input<HTMLSelectElement>("select").value = "grid"; // chosen, and not yet told
    set(FIELDS.map((field) => (field.key === "scenario" ? { ...field, value: "1958" } : field)));
    button("Begin").click();
    expect(sent.at(-1)).toEqual({ kind: "begin", values: { ...VALUES, scenario: "1958", opponent: "grid", seed: 42 } });
  });

  it("forgets what was left with Cancel", () => {
    const { open, dialog, input, button } = start();
    open();
    input("input[type=number]").value = "42";
    button("Cancel").click();
    open();
    expect([dialog.open, input("input[type=number]").value]).toEqual([true, String(VALUES["seed"])]);
  });

  it("closes when the kernel is gone, and ends without leftovers", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { open, el, end, callbacks, dialog, sent, input } = start();
    open();
    sent.push = () => {
      throw new Error("dead");
    };
    input("input[value='1958']").click();
    expect(dialog.open).toBe(false);
    end();
    expect([callbacks.size, el.childNodes.length]).toEqual([0, 0]);
  });
});
