// Places: chosen from a list by name, or picked on the board where a guide shows one.

import { h, keyed, newName, setAttrs, setName, setText, show } from "../../shared/dom";
import { hearPlaces } from "../../shared/page/picked";
import type { Words } from "../../shared/types";
import type { Choice, Field, Given, QuestionView } from "./types";

export class PlacesField implements Field {
  readonly element: HTMLElement;
  private readonly select = h("select");
  private readonly label = h("label");
  private readonly add = h("button", { type: "button", class: "al-button" });
  private readonly title = h("p", { class: "al-asked-chosen-title" });
  private readonly list = h("ul", { class: "al-asked-chosen" });
  private readonly none = h("p");
  private chosen: string[];
  private view: QuestionView;
  // What is picked on the board stands in the list, ready to be answered with or to be added.
  readonly end = hearPlaces((place) => {
    if (this.view.open && this.view.options.some(({ id }) => id === place)) this.point(place);
  });

  constructor(view: QuestionView, private readonly words: Words) {
    this.view = view;
    this.chosen = Array.isArray(view.given) ? view.given.map(String) : view.given ? [String(view.given)] : [];
    this.select.id = newName();
    setAttrs(this.label, { for: this.select.id });
    this.select.append(h("option", { value: "" }), ...view.options.map(({ id }) => h("option", { value: id })));
    this.add.addEventListener("click", () => this.take(this.select.value));
    this.element = h("div", { class: "al-asked-places" },
      this.label, h("span", { class: "al-asked-picker" }, this.select, this.add), this.title, this.none, this.list);
  }

  given(): Given {
    const typed = this.select.value;
    return this.chosen.length || !typed ? [...this.chosen] : [typed];
  }

  update(view: QuestionView): void {
    this.view = view;
    const { words } = this;
    setText(this.label, words("quiz-panel-yours"));
    setText(this.add, words("quiz-panel-add"));
    setText(this.title, words("quiz-panel-places"));
    setText(this.none, words("quiz-panel-no-places"));
    [words("quiz-panel-choose"), ...view.options.map(({ text }) => text)].forEach((text, at) =>
      setText(this.select.options[at] as Element, text));
    this.select.disabled = this.add.disabled = !view.open;
    show(this.none, this.chosen.length === 0);
    const rows = this.chosen.flatMap((id) => view.options.filter((option) => option.id === id));
    keyed(this.list, rows, ({ id }) => id, ({ id }) => this.row(id), (item, option) => this.draw(item, option));
  }

  private point(place: string): void {
    this.select.value = place;
    this.select.dispatchEvent(new Event("change", { bubbles: true })); // as when it is chosen by hand
  }

  private row(id: string): HTMLElement {
    const away = h("button", { type: "button", class: "al-button" }, "×");
    away.addEventListener("click", () => this.drop(id));
    return h("li", {}, h("span"), away);
  }

  private draw(item: HTMLElement, { text }: Choice): void {
    const [span, away] = item.children as unknown as [HTMLElement, HTMLButtonElement];
    setText(span, text);
    setName(away, this.words("quiz-panel-take", { one: text }));
    away.disabled = !this.view.open;
  }

  private take(id: string): void {
    if (!this.view.open || !this.view.options.some((option) => option.id === id)) return;
    if (!this.chosen.includes(id)) this.chosen.push(id);
    this.select.value = "";
    this.update(this.view);
  }

  private drop(id: string): void {
    this.chosen = this.chosen.filter((one) => one !== id);
    this.update(this.view);
    this.select.focus();
  }
}
