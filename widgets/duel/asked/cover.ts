// The screen changes hands: no hand is drawn until the next player says to be alone before the screen.

import { h, setText, show } from "../../shared/dom";
import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";
import { seatSign } from "../glyphs";
import { fillPicks } from "../cards/picks";
import { Question } from "./question";

export class Cover implements Part {
  readonly element: HTMLElement;
  private readonly button = h("button", { type: "button", class: "al-primary al-duel-take" });
  private readonly prompt = h("p", { class: "al-duel-cover-prompt" });
  private readonly picks = h("ul", { class: "al-duel-picks" });
  private readonly question: Question;

  constructor(private readonly desk: Desk) {
    const { scene: { handover }, atlas } = desk;
    const seat = handover?.seat ?? "fln";
    this.question = new Question(desk);
    this.button.append(handover?.button ?? "");
    this.button.addEventListener("click", () => desk.tell({ kind: "take", seat }));
    this.element = h("section", { class: "al-duel-cover", "data-seat": seat, "aria-label": atlas.seats[seat] },
      h("div", { class: "al-duel-cover-say" }, h("h3", { class: "al-duel-seat" }, seatSign(seat), atlas.seats[seat]),
        h("p", { class: "al-duel-cover-text" }, handover?.text ?? ""), this.button),
      h("div", { class: "al-duel-cover-picks" }, this.prompt, this.question.element, this.picks));
  }

  /** Picks that need no hidden knowledge may be taken at once, beside the button. */
  update(): void {
    const { asked, scene: { picks, prompt } } = this.desk;
    this.question.update();
    // Buttons without a card first: to do without must not hide behind a long list.
    fillPicks(this.desk, this.picks, asked ? [] : [...picks.filter((pick) => !pick.card), ...picks.filter((pick) => pick.card)]);
    setText(this.prompt, prompt.text);
    show(this.prompt, picks.length > 0);
  }

  /** Puts the focus on what has to be answered: the question, or who is there. */
  focus(): void {
    if (this.desk.asked) this.question.focus();
    else this.button.focus({ preventScroll: true });
  }
}
