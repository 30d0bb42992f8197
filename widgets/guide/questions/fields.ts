// The fields that questions are answered in; all of them work by keyboard alone.

import { h, newName, setAttrs, setText, show } from "../../shared/dom";
import { watchSize } from "../../shared/page/size";
import type { Words } from "../../shared/types";
import { bare } from "./bare";
import { OrderField } from "./order";
import { PlacesField } from "./places";
import { Votes } from "./votes";
import type { Choice, Field, Given, QuestionView } from "./types";

export function makeField(view: QuestionView, words: Words, label: string): Field {
  switch (view.field) {
    case "one": return new BoxesField(view, words, label, "radio");
    case "several": return new BoxesField(view, words, label, "checkbox");
    case "number": return new NumberField(view, words);
    case "order": return new OrderField(view, words);
    case "places": return new PlacesField(view, words);
    case "pairs": return new PairsField(view, words);
    case "text": return new TextField(view, words);
    case "sheet": return new SheetField(view, words);
  }
}

/** One of several, or all that are right: what a browser has for it. */
class BoxesField implements Field {
  readonly element: HTMLFieldSetElement;
  private readonly name = newName();
  private readonly boxes: HTMLInputElement[];
  private readonly texts: HTMLElement[];
  private readonly votes: Votes[];

  constructor(view: QuestionView, private readonly words: Words, label: string, private readonly type: "radio" | "checkbox") {
    const given = Array.isArray(view.given) ? view.given.map(String) : [String(view.given)];
    this.boxes = view.options.map(({ id }) =>
      h("input", { type, name: this.name, value: id, checked: given.includes(id) }));
    this.texts = view.options.map(() => h("span"));
    this.votes = view.options.map(() => new Votes());
    const rows = this.boxes.map((box, at) => h("div", { class: "al-asked-row" },
      h("label", { class: "al-asked-choice" }, box, this.texts[at]), this.votes[at]?.element));
    this.element = h("fieldset", { class: "al-asked-boxes", "aria-labelledby": label, role: type === "radio" ? "radiogroup" : "group" }, ...rows);
  }

  given(): Given {
    const chosen = this.boxes.filter((box) => box.checked).map((box) => box.value);
    return this.type === "radio" ? chosen[0] ?? "" : chosen;
  }

  update(view: QuestionView): void {
    view.options.forEach(({ text }, at) => {
      setText(this.texts[at] as HTMLElement, text);
      this.votes[at]?.update(this.words, text);
    });
    for (const box of this.boxes) box.disabled = !view.open; // votes may still be counted
  }
}

/** A number as people write it, with its unit behind it. */
class NumberField implements Field {
  readonly element: HTMLElement;
  private readonly input = h("input", { type: "text", inputmode: "text", autocomplete: "off", maxlength: 80, size: 12 });
  private readonly label = h("label");
  private readonly unit = h("span");
  private readonly form = h("small");

  constructor(view: QuestionView, private readonly words: Words) {
    this.input.id = newName();
    this.form.id = newName();
    setAttrs(this.label, { for: this.input.id });
    setAttrs(this.input, { "aria-describedby": this.form.id });
    if (typeof view.given === "string") this.input.value = view.given;
    this.element = h("div", { class: "al-asked-number" }, this.label, h("span", {}, this.input, " ", this.unit), this.form);
  }

  given(): Given {
    return this.input.value;
  }

  update(view: QuestionView): void {
    setText(this.label, this.words("quiz-panel-yours"));
    setText(this.unit, view.unit);
    setText(this.form, view.form ?? "");
    this.input.readOnly = !view.open;
  }
}

const FITS = 34; // letters that a closed list shows on a phone
const ARROW = 40; // pixels of a closed list that its edges and its arrow take

/** What belongs together: a list to choose from for each, and under it what was chosen where the closed list cuts it off. */
class PairsField implements Field {
  readonly element = h("div", { class: "al-asked-pairs" });
  private readonly selects: HTMLSelectElement[];
  private readonly labels: HTMLElement[];
  private readonly wholes: HTMLElement[];

  constructor(private readonly view: QuestionView, private readonly words: Words) {
    const given = Object.fromEntries(Array.isArray(view.given) ? (view.given as [string, string][]) : []);
    this.selects = view.options.map(({ id }) => {
      const select = h("select", { id: newName() }, h("option", { value: "" }), ...view.pairs.map((pair) => h("option", { value: pair.id })));
      select.value = given[id] ?? "";
      return select;
    });
    this.labels = this.selects.map((select) => h("label", { for: select.id }));
    // A screen reader says the whole choice by itself.
    this.wholes = this.selects.map(() => h("small", { class: "al-asked-whole", "aria-hidden": "true" }));
    this.element.append(...this.selects.map((select, at) => h("div", {}, this.labels[at], select, this.wholes[at])));
    this.element.addEventListener("change", () => this.showWholes());
    watchSize(this.element, () => this.showWholes());
  }

  given(): Given {
    return this.view.options.map(({ id }, at): [string, string] => [id, this.selects[at]?.value ?? ""]);
  }

  update(view: QuestionView): void {
    view.options.forEach(({ text }, at) => {
      const select = this.selects[at] as HTMLSelectElement;
      setText(this.labels[at] as HTMLElement, text);
      setAttrs(select, { "aria-label": this.words("quiz-panel-belongs", { one: bare(text) }) });
      select.disabled = !view.open;
      name(select, this.words("quiz-panel-choose"), view.pairs);
    });
    this.showWholes();
  }

  private showWholes(): void {
    this.selects.forEach((select, at) => {
      const chosen = select.options[select.selectedIndex]?.textContent ?? "";
      const whole = this.wholes[at] as HTMLElement;
      setText(whole, chosen);
      show(whole, isCut(select, chosen));
    });
  }
}

/** Whether a closed list cuts off what was chosen; where nothing can be measured, whether a phone would. */
function isCut(select: HTMLSelectElement, chosen: string): boolean {
  const pen = select.clientWidth > 0 ? document.createElement("canvas").getContext("2d") : null;
  if (!pen) return chosen.length > FITS;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(select); // the short form may be empty
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return pen.measureText(chosen).width > select.clientWidth - ARROW;
}

function name(select: HTMLSelectElement, first: string, choices: readonly Choice[]): void {
  [first, ...choices.map((choice) => choice.text)].forEach((text, at) => setText(select.options[at] as Element, text));
}

/** Makes a box as high as what is written in it, as far as the style lets it, where the browser does not do so by itself. */
function grow(box: HTMLTextAreaElement): void {
  if (globalThis.CSS?.supports?.("field-sizing", "content")) return;
  box.style.blockSize = "auto";
  box.style.blockSize = `${box.scrollHeight + 2}px`;
}

/** A text in one's own words. */
class TextField implements Field {
  readonly element: HTMLElement;
  private readonly area = h("textarea", { rows: 5, maxlength: 4000 });
  private readonly label = h("label");

  constructor(view: QuestionView, private readonly words: Words) {
    this.area.id = newName();
    setAttrs(this.label, { for: this.area.id });
    if (typeof view.given === "string") this.area.value = view.given;
    this.area.addEventListener("input", () => grow(this.area));
    this.element = h("div", { class: "al-asked-words" }, this.label, this.area);
  }

  given(): Given {
    return this.area.value;
  }

  update(view: QuestionView): void {
    setText(this.label, this.words("quiz-panel-yours"));
    this.area.readOnly = !view.open;
  }
}

/** The sheet of a document: a short box for each thing that it is asked; one of them is enough. */
class SheetField implements Field {
  readonly element: HTMLElement;
  private readonly boxes: Map<string, HTMLTextAreaElement>;
  private readonly labels: HTMLElement[];
  private readonly note = h("small", { id: newName() });

  constructor(view: QuestionView, private readonly words: Words) {
    const given = typeof view.given === "object" && !Array.isArray(view.given) ? view.given : {};
    this.boxes = new Map(view.options.map(({ id }) => {
      const box = h("textarea", { rows: 1, maxlength: 800, id: newName(), "aria-describedby": this.note.id });
      box.value = given[id] ?? "";
      return [id, box];
    }));
    const boxes = [...this.boxes.values()];
    this.labels = boxes.map((box) => h("label", { for: box.id }));
    this.element = h("div", { class: "al-asked-sheet" }, ...boxes.map((box, at) => h("div", {}, this.labels[at], box)), this.note);
  }

  given(): Given {
    return Object.fromEntries([...this.boxes].map(([id, box]): [string, string] => [id, box.value]).filter(([, text]) => text.trim()));
  }

  update(view: QuestionView): void {
    view.options.forEach(({ text }, at) => setText(this.labels[at] as HTMLElement, text));
    setText(this.note, this.words("quiz-panel-part"));
    show(this.note, view.open);
    for (const box of this.boxes.values()) box.readOnly = !view.open;
  }
}
