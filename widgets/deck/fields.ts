// One field with its label, its hint and what is wrong with it, tied together for screen readers.

import { h, newName, setAttrs, setText, show } from "../shared/dom";
import type { Choice } from "./types";

export type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export class Field<I extends HTMLElement = Input> {
  readonly element: HTMLElement;
  private readonly hint = h("p", { class: "al-deck-hint", hidden: true });
  private readonly error = h("p", { class: "al-deck-error", hidden: true });

  constructor(readonly input: I, private readonly label: HTMLElement = h("label"), ...more: HTMLElement[]) {
    input.id = newName();
    this.label.id = `${input.id}-label`;
    this.hint.id = `${input.id}-hint`;
    this.error.id = `${input.id}-error`;
    if (this.label instanceof HTMLLabelElement) this.label.htmlFor = input.id;
    else setAttrs(input, { "aria-labelledby": this.label.id });
    this.element = h("div", { class: "al-deck-field" }, this.label, input, ...more, this.error, this.hint);
  }

  name(label: string, hint = ""): void {
    setText(this.label, label);
    setText(this.hint, hint);
    show(this.hint, hint !== "");
  }

  /** Shows what is wrong; nothing takes it away. */
  judge(faults: readonly string[]): void {
    setText(this.error, faults.join(" "));
    show(this.error, faults.length > 0);
    const described = [faults.length > 0 && this.error.id, !this.hint.hidden && this.hint.id].filter(Boolean).join(" ");
    setAttrs(this.input, { "aria-describedby": described || null, "aria-invalid": faults.length > 0 ? "true" : null });
  }
}

/** A field for text that tells what was typed. */
export function textField(long: boolean, tell: (value: string) => void): Field<HTMLInputElement | HTMLTextAreaElement> {
  const input = long ? h("textarea", { rows: 2 }) : h("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  // A deck file has one line a text.
  input.addEventListener("input", () => tell(input.value.replace(/\s/g, " ")));
  return new Field(input);
}

/** A menu that tells what was chosen. */
export function menu(tell: (value: string) => void): Field<HTMLSelectElement> {
  const input = h("select");
  input.addEventListener("change", () => tell(input.value));
  return new Field(input);
}

/** Brings a menu in line with what it offers; a value that is not offered stands in it as it is. */
export function offer(select: HTMLSelectElement, choices: readonly Choice[], value: string): void {
  const known = choices.some(([each]) => each === value);
  const all: readonly Choice[] = known ? choices : [...choices, [value, value]];
  const drawn = JSON.stringify(all);
  if (select.dataset["drawn"] !== drawn) {
    select.dataset["drawn"] = drawn;
    select.replaceChildren(...all.map(([each, title]) => h("option", { value: each }, title)));
  }
  select.value = value;
}

/** Puts a text into a field without disturbing somebody who is typing the same. */
export function write(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (input.value.replace(/\s/g, " ") !== value) input.value = value;
}
