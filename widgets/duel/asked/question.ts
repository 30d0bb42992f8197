// The question before what cannot be wished to happen by accident. It stands wherever choices stand.

import { h, newName, setText, show } from "../../shared/dom";
import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";

/** Asks before a pick is carried out; the answer that changes nothing comes first. */
export class Question implements Part {
  readonly element: HTMLElement;
  private readonly text = h("p", { id: newName() });
  private readonly no = h("button", { type: "button", class: "al-button al-duel-pick", "data-answer": "no" });
  private readonly yes = h("button", { type: "button", class: "al-danger al-duel-pick", "data-answer": "yes" });

  constructor(private readonly desk: Desk) {
    this.element = h("div", { class: "al-duel-question", role: "group", "aria-labelledby": this.text.id, hidden: true }, this.text,
      h("div", { class: "al-duel-answers" }, this.no, this.yes));
    this.no.addEventListener("click", () => desk.answer(false));
    this.yes.addEventListener("click", () => desk.answer(true));
  }

  update(): void {
    const { asked, words } = this.desk;
    setText(this.text, asked?.confirm ?? "");
    setText(this.no, words("duel-table-confirm-no"));
    setText(this.yes, asked?.label ?? "");
    show(this.element, asked !== null);
  }

  focus(): void {
    this.no.focus({ preventScroll: true });
  }
}
