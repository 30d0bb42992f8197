// Things to be put in order: each moves up and down by its buttons; nothing has to be dragged.

import { h, keyed, setAttr, setName, setText } from "../../shared/dom";
import type { Words } from "../../shared/types";
import { bare } from "./bare";
import type { Choice, Field, Given, QuestionView } from "./types";

export class OrderField implements Field {
  readonly element: HTMLElement;
  private readonly list = h("ol", { class: "al-asked-order", role: "list" });
  /** Says where something stands now; the buttons alone would be silent. */
  private readonly told = h("p", { class: "al-hidden-text", role: "status" });
  private order: string[];
  private view: QuestionView;

  constructor(view: QuestionView, private readonly words: Words) {
    this.view = view;
    const given = Array.isArray(view.given) ? view.given.map(String) : [];
    const ids = view.options.map(({ id }) => id);
    this.order = given.length === ids.length && ids.every((id) => given.includes(id)) ? given : ids;
    this.element = h("div", {}, this.list, this.told);
  }

  given(): Given {
    return [...this.order];
  }

  update(view: QuestionView): void {
    this.view = view;
    const rows = this.order.flatMap((id) => view.options.filter((option) => option.id === id));
    keyed(this.list, rows, ({ id }) => id, ({ id }) => this.row(id), (item, option) => this.draw(item, option));
  }

  private row(id: string): HTMLElement {
    const buttons = ([-1, 1] as const).map((by) => {
      const button = h("button", { type: "button", class: "al-button" }, by < 0 ? "↑" : "↓");
      button.addEventListener("click", () => this.move(id, by, button));
      return button;
    });
    return h("li", {}, h("span"), ...buttons);
  }

  private draw(item: HTMLElement, { id, text }: Choice): void {
    const [span, up, down] = item.children as unknown as [HTMLElement, HTMLButtonElement, HTMLButtonElement];
    const at = this.order.indexOf(id);
    setText(span, text);
    setName(up, this.words("quiz-panel-up", { one: bare(text) }));
    setName(down, this.words("quiz-panel-down", { one: bare(text) }));
    // A button that is disabled would lose the focus: at the ends it only says that it does nothing.
    setAttr(up, "aria-disabled", String(!this.view.open || at === 0));
    setAttr(down, "aria-disabled", String(!this.view.open || at === this.order.length - 1));
  }

  private move(id: string, by: -1 | 1, button: HTMLElement): void {
    const at = this.order.indexOf(id);
    const other = this.order[at + by];
    if (!this.view.open || other === undefined) return;
    this.order[at] = other;
    this.order[at + by] = id;
    this.update(this.view);
    button.focus();
    const one = this.view.options.find((option) => option.id === id)?.text ?? id;
    setText(this.told, this.words("quiz-panel-moved", { one, place: at + by + 1, all: this.order.length }));
  }
}
