// Words of the game in a text: whole words, each once in a part, explained by a click.

import { describe, expect, it } from "vitest";
import { setTermed, type Term, Terms } from "../../shared/told/terms";
import { area, atlas, FakeModel, scene, settled } from "../play/fake";
import board from "../../algeria/main";

const term = (id: string, ...forms: string[]): Term =>
  ({ id, title: id.toUpperCase(), about: `What ${id} means.`, rule: { key: "A:2.1", title: "Units" }, forms });
const list = [term("front", "Fronts", "Front"), term("oas", "OAS"), term("wilaya", "wilaya"), term("pump", "Point d’eau"), term("band", "band")];
const terms = new Terms(list);

function marked(text: string, met?: Set<string>): string[] {
  const element = document.createElement("p");
  setTermed(element, text, terms, met);
  expect(element.textContent).toBe(text);
  return Array.from(element.querySelectorAll<HTMLElement>("[data-term]")).map((button) => `${button.dataset["term"]}:${button.textContent}`);
}

describe("terms in a text", () => {
  it("are whole words as they are written, the longest form first", () => {
    expect(marked("Two Fronts, a front, a Frontier and the OAS.")).toEqual(["front:Fronts", "oas:OAS"]);
    expect(marked("L’Oued et le Point d’eau")).toEqual(["pump:Point d’eau"]);
    expect(marked("wilayaé")).toEqual([]);
  });

  it("are no months: a day before, or a year behind, makes a date", () => {
    const of = new Terms([term("march", "March"), term("front", "Front")]);
    const found = (text: string) => of.nodes(text).filter((node) => node instanceof HTMLElement).map((node) => node.textContent);
    expect(found("The agreements of 18 March 1962, of 19\u00a0March, of March\u00a01956.")).toEqual([]);
    expect(found("With 2 Fronts or 1 Front, a March, or two: March.")).toEqual(["Front,", "March,"]);
  });

  it("are marked once in a part, however many texts it has", () => {
    const met = new Set<string>();
    expect(marked("A Front.", met)).toEqual(["front:Front"]);
    expect(marked("Another Front in a wilaya.", met)).toEqual(["wilaya:wilaya"]);
  });

  it("keep the mark behind them on their line", () => {
    const element = document.createElement("p");
    setTermed(element, "A Front, a wilaya: and a Front.", terms);
    expect(Array.from(element.querySelectorAll(".al-unbroken")).map((one) => one.textContent)).toEqual(["Front,", "wilaya:"]);
    expect(element.textContent).toBe("A Front, a wilaya: and a Front.");
  });

  it("keep the mark that opens a quotation, and a word before an apostrophe, on their line", () => {
    const element = document.createElement("p");
    const text = "Il dit «\u00a0Front\u00a0», puis l’OAS (wilaya).";
    setTermed(element, text, terms);
    expect(Array.from(element.querySelectorAll(".al-unbroken")).map((one) => one.textContent)).toEqual(["«\u00a0Front\u00a0»,", "l’OAS", "(wilaya)."]);
    expect(element.textContent).toBe(text);
  });

  it("leave rule numbers as they are", () => {
    const element = document.createElement("p");
    setTermed(element, "A Front [A:9.14].", terms);
    expect(element.querySelector("[data-rule]")?.textContent).toBe("A:9.14");
  });

  it("are none without a glossary", () => {
    const element = document.createElement("p");
    setTermed(element, "A Front.", new Terms([]));
    expect(element.children).toHaveLength(0);
  });
});

describe("a term on the board", () => {
  function shown(change: Parameters<typeof scene>[0] = {}) {
    const model = new FakeModel(scene({ prompt: { seat: "fln", text: "Choose a Front in a wilaya.", why: "", yours: true }, ...change }));
    model.set("atlas", { ...atlas, terms: list });
    const el = document.createElement("div");
    document.body.replaceChildren(el);
    board.render({ model, el });
    const one = (selector: string) => el.querySelector(selector) as HTMLElement;
    const terms = (part: string) => Array.from(el.querySelectorAll<HTMLElement>(`${part} [data-term]`));
    return { one, model, terms, key: (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) };
  }

  it("opens its meaning with the rule; Escape closes it and gives the focus back", () => {
    const { one, key } = shown();
    const front = one('.al-prompt-text [data-term="front"]');
    front.focus();
    front.click();
    const note = one(".al-rule-note");
    expect(note.hidden).toBe(false);
    expect(note.querySelector("h3")?.textContent).toBe("FRONT");
    expect(note.textContent).toContain("What front means.");
    expect(note.querySelector("[data-rule]")?.textContent).toBe("A:2.1");
    key("Escape");
    expect(note.hidden).toBe(true);
    expect(document.activeElement).toBe(front);
  });

  it("closes its meaning by Escape from anywhere, and by Tab out of it, which goes on from the term", () => {
    const { one } = shown();
    const [front, note] = [one('.al-prompt-text [data-term="front"]'), one(".al-rule-note")];
    const press = (target: Element, key: string, shiftKey = false) => target.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
    front.click();
    (document.activeElement as HTMLElement).blur();
    press(document.body, "Escape");
    expect(note.hidden).toBe(true);
    front.click();
    press(note.querySelector("h3") as Element, "Tab");
    expect(note.hidden).toBe(false);
    press(note.querySelector(".al-close") as Element, "Tab");
    expect([note.hidden, document.activeElement]).toEqual([true, front]);
    front.click();
    press(note.querySelector("h3") as Element, "Tab", true);
    expect([note.hidden, document.activeElement]).toEqual([true, front]);
  });

  it("is one stop of the Tab key in its part; arrows lead on", () => {
    const { one, key } = shown();
    const [front, wilaya] = [one('[data-term="front"]'), one('[data-term="wilaya"]')];
    expect([front.tabIndex, wilaya.tabIndex]).toEqual([0, -1]);
    front.focus();
    key("ArrowRight");
    expect(document.activeElement).toBe(wilaya);
  });

  it("stands in one list with all others", () => {
    const { one, key } = shown();
    one('.al-help [data-do="glossary"]').click();
    expect(Array.from(one(".al-glossary dl").querySelectorAll("dt")).map((title) => title.textContent)).toEqual(["FRONT", "OAS", "WILAYA", "PUMP", "BAND"]);
    expect(document.activeElement).toBe(one(".al-glossary h3"));
    key("Escape");
    expect(one(".al-glossary").hidden).toBe(true);
  });

  it("is explained where it is first met on a told card; there the arrows lead from term to term, not to another card", () => {
    const card = { kind: "raid", seat: "fln" as const, own: false, title: "A raid", places: [], losses: ["A Front is lost."],
      moved: [], lines: [{ text: "The Front [A:9.14] is found.", rule: "A:9.14", places: [], more: "By the OAS." }] };
    const { key, model, terms } = shown({ actions: [], telling: { count: 2, at: 0, lines: [], card } });
    const found = terms(".al-telling");
    expect(found.map((button) => [button.dataset["term"], button.tabIndex])).toEqual([["front", 0], ["oas", -1]]);
    found[0]?.focus();
    key("ArrowRight");
    expect(document.activeElement).toBe(found[1]);
    expect(model.deeds).toEqual([]);
  });

  it("is explained on the page of a turn, where the arrows do not lead under the page", async () => {
    const item = { text: "A Front falls.", value: "", note: "", side: "" as const, at: null };
    const { key, model, terms } = shown();
    model.replies.turn = () => ({ turn: 2, last: 2, at: 0, title: "Turn 2", date: "", gauges: [],
      sections: [{ id: "events", title: "Events", items: [item, item], text: "" }], thought: { kind: "Why", text: "Why the OAS?" } });
    model.set("scene", scene({ answer: 1, turn_page: 2, prompt: { seat: "fln", text: "A Front.", why: "", yours: true } }));
    await settled();
    const found = terms(".al-leaf");
    expect(found.map((button) => [button.dataset["term"], button.tabIndex])).toEqual([["front", 0], ["oas", -1]]);
    found[0]?.focus();
    key("ArrowLeft");
    expect(document.activeElement).toBe(found[0]);
  });

  it("is explained among the units of a place", () => {
    const { one, key, terms } = shown();
    one(area("V-1")).focus();
    key("Enter");
    expect(terms(".al-units").map((button) => button.dataset["term"])).toEqual(["band"]);
  });

  it("leads to all others from the list of keys, and back there", () => {
    const { one, key } = shown();
    one('[data-do="keys"]').click();
    one('.al-key-card [data-do="glossary"]').click();
    expect([one(".al-key-card").hidden, one(".al-glossary").hidden]).toEqual([true, false]);
    key("Escape");
    expect(document.activeElement).toBe(one(".al-tool-menu"));
  });
});
