// One choice before a game: cards of which one is taken, a menu, a tick, a number.

import { h, keyed, newName, setAttr, setAttrs, setText, show } from "../shared/dom";
import type { Field, Option } from "./types";

/** What is on the sheet for one field. */
export interface View {
  readonly element: HTMLElement;
  /** What is chosen now; a number may just have been typed. */
  readonly value: Field["value"];
  /**
   * Takes what the kernel says of the field. What the reader has chosen meanwhile stays: an answer to an earlier choice
   * may come late; `anew` forgets it.
   */
  update(field: Field, anew: boolean): void;
}

/** Whether the kernel says something else than before, so that it goes before what stands on the sheet. */
class Told {
  private before: Field["value"] | undefined;

  isNews({ value }: Field, anew: boolean): boolean {
    const news = anew || value !== this.before;
    this.before = value;
    return news;
  }
}

class Cards implements View {
  readonly element = h("fieldset", { class: "al-begin-cards" });
  private readonly legend = h("legend");
  private readonly cards = h("div");
  private readonly name = newName();
  private readonly told = new Told();

  constructor(private readonly changed: () => void) {
    this.element.append(this.legend, this.cards);
  }

  get value(): string {
    return this.cards.querySelector<HTMLInputElement>("input:checked")?.value ?? "";
  }

  update(field: Field, anew: boolean): void {
    const news = this.told.isNews(field, anew);
    setText(this.legend, field.label);
    keyed(this.cards, field.options ?? [], (option) => option.value, (option) => this.card(option), (element, option) => {
      const [label, note] = element.querySelectorAll("b, small");
      setText(label as Element, option.label);
      setText(note as Element, option.note ?? "");
      show(note as HTMLElement, option.note !== undefined);
      if (news) (element.querySelector("input") as HTMLInputElement).checked = option.value === field.value;
    });
  }

  private card(option: Option): HTMLLabelElement {
    const input = h("input", { type: "radio", name: this.name, value: option.value });
    input.addEventListener("change", this.changed);
    return h("label", {}, input, h("span", {}, h("b"), h("small")));
  }
}

/** A field with a label, an input and a hint that a screen reader says with it. */
abstract class Labelled<Input extends HTMLInputElement | HTMLSelectElement> implements View {
  readonly element: HTMLElement;
  protected readonly label = h("label");
  protected readonly hint = h("p");
  private readonly told = new Told();

  constructor(protected readonly input: Input, kind: string, changed: () => void) {
    [input.id, this.hint.id] = [newName(), newName()];
    this.label.htmlFor = input.id;
    input.addEventListener("change", changed);
    this.element = h("div", { class: `al-begin-field al-begin-${kind}` }, this.label, input, this.hint);
  }

  abstract get value(): Field["value"];
  /** Shows the value that the kernel says. */
  protected abstract fill(field: Field): void;

  update(field: Field, anew: boolean): void {
    setText(this.label, field.label);
    setText(this.hint, field.hint ?? "");
    show(this.hint, Boolean(field.hint));
    setAttr(this.input, "aria-describedby", field.hint ? this.hint.id : null);
    this.input.disabled = field.off === true;
    this.offer(field);
    if (this.told.isNews(field, anew)) this.fill(field);
  }

  /** Shows what can be chosen. */
  protected offer(_field: Field): void {}
}

class Menu extends Labelled<HTMLSelectElement> {
  get value(): string {
    return this.input.value;
  }

  protected override offer(field: Field): void {
    const chosen = this.input.value;
    keyed(this.input, field.options ?? [], (option) => option.value, (option) => h("option", { value: option.value }),
      (element, option) => setText(element, option.label));
    if (this.input.value !== chosen) this.fill(field); // what was chosen is offered no more
  }

  protected fill(field: Field): void {
    this.input.value = String(field.value);
  }
}

class Tick extends Labelled<HTMLInputElement> {
  get value(): boolean {
    return this.input.checked;
  }

  protected fill(field: Field): void {
    this.input.checked = field.value === true;
  }
}

class Count extends Labelled<HTMLInputElement> {
  get value(): number {
    return this.input.valueAsNumber;
  }

  protected fill(field: Field): void {
    this.input.value = String(field.value);
  }
}

export function makeView(field: Field, changed: () => void): View {
  if (field.kind === "cards") return new Cards(changed);
  if (field.kind === "menu") return new Menu(h("select"), "menu", changed);
  const input = h("input", { type: field.kind === "tick" ? "checkbox" : "number" });
  if (field.kind === "tick") return new Tick(input, "tick", changed);
  setAttrs(input, { min: 0, step: 1, inputmode: "numeric" });
  return new Count(input, "number", changed);
}
