// What a prediction is read from: two lists in words, or what somebody has written by hand.

import { h, newName, setAttrs, setText, show } from "../../shared/dom";
import type { Words } from "../../shared/types";
import type { Known } from "../types";

const WAYS = ["change", "now"] as const;
const WRITTEN = /^(change\(\s*)?([a-z_.]+)(?:\s*\))?$/;

/** The way in which a quantity is read and its name; nothing where only its author knows what is read. */
export function readingOf(text: string, known: Known): readonly [(typeof WAYS)[number], string] | undefined {
  const [, change, name = ""] = WRITTEN.exec(text.trim()) ?? [];
  if ((change !== undefined) !== text.trim().endsWith(")") || !known.some(([each]) => each === name)) return undefined;
  return [change === undefined ? "now" : "change", name];
}

export class Reading {
  private readonly how = h("select");
  private readonly what = h("select");
  private readonly menus = h("div", { class: "al-studio-reading-menus" }, this.how, this.what);
  private readonly input = h("input", { type: "text", class: "al-studio-code", autocomplete: "off", spellcheck: "false" });
  private readonly note = h("p", { class: "al-studio-hint", id: newName() });
  private readonly back = h("button", { type: "button", class: "al-button" });
  private readonly hand = h("div", { class: "al-studio-reading-hand" }, this.input, this.note, this.back);
  readonly element = h("div", { class: "al-studio-reading" }, this.menus, this.hand);
  private known: Known = [];
  private byHand = false;

  /** `changed` is told when the menus are asked for again: then they hold. */
  constructor(private readonly words: Words, label: HTMLElement, changed: () => void) {
    this.input.setAttribute("aria-labelledby", label.id);
    this.back.addEventListener("click", () => {
      this.choose("change", this.known[0]?.[0] ?? "");
      changed();
      this.how.focus();
    });
  }

  get value(): string {
    if (this.byHand) return this.input.value;
    return this.how.value === "change" ? `change(${this.what.value})` : this.what.value;
  }

  update(value: string, known: Known): void {
    this.known = known;
    options(this.how, WAYS.map((way) => [way, this.words(`studio-ui-reading-${way}`)] as const));
    options(this.what, known);
    setAttrs(this.how, { "aria-label": this.words("studio-ui-reading-how") });
    setAttrs(this.what, { "aria-label": this.words("studio-ui-reading-what") });
    setText(this.note, this.words("studio-ui-reading-by-hand"));
    setText(this.back, this.words("studio-ui-reading-menus"));
    const read = readingOf(value, known);
    if (read) return this.choose(...read);
    if (this.input.value !== value) this.input.value = value;
    this.turn(true);
  }

  private choose(way: string, name: string): void {
    [this.how.value, this.what.value] = [way, name];
    this.turn(false);
  }

  private turn(byHand: boolean): void {
    this.byHand = byHand;
    show(this.hand, byHand);
    show(this.menus, !byHand);
  }
}

function options(select: HTMLSelectElement, known: Known): void {
  const shown = JSON.stringify(known);
  if (select.dataset["shown"] === shown) return;
  const { value } = select;
  select.dataset["shown"] = shown;
  select.replaceChildren(...known.map(([each, label]) => h("option", { value: each }, label)));
  if (known.some(([each]) => each === value)) select.value = value;
}
