// Somebody at the reader's elbow: what this step is about, how it is done, and what may well be done now. Switched
// off and on by the reader.

import type { PlaceId } from "../../map/types";
import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";
import "./guide.css";
import type { Advice } from "../types";
import { focusBehind } from "../../shared/parts/menu";
import { closeButton, h, keyed, setAttr, setName, setText, show } from "../../shared/dom";
import { setTermed } from "../../shared/told/terms";
import { glossaryButton } from "./glossary";

export class GuideCard implements Part {
  readonly element: HTMLElement;
  /** Stands among the tools of the stage, so that the guide can be called back. */
  readonly toggle = h("button", { type: "button", class: "al-button", "data-do": "guide" });
  private readonly title = h("h3");
  private readonly text = h("p");
  private readonly todo = h("ul");
  private readonly label = h("span");
  private readonly what = h("strong");
  private readonly why = h("p", { class: "al-quiet" });
  private readonly look = h("button", { type: "button", class: "al-button", "data-do": "advice" });
  private readonly minute = h("button", { type: "button", class: "al-quiet-button", "data-do": "minute" });
  private readonly close = closeButton(() => {
    this.turn(false);
    focusBehind(this.toggle);
  }, { "data-do": "guide-off" });

  /** @param show - called when the reader wants to see what is advised, with its chances */
  constructor(private readonly desk: Desk, show: () => void) {
    this.element = h("section", { class: "al-guide", hidden: true }, this.title, this.text, this.todo,
      h("div", { class: "al-guide-more" }, this.minute, glossaryButton()),
      h("div", { class: "al-advised" }, h("p", { class: "al-advice" }, this.label, " ", this.what), this.look, this.why), this.close);
    this.toggle.addEventListener("click", () => this.turn(desk.scene.guide === undefined));
    this.look.addEventListener("click", show);
  }

  /** The places that the advice is about: they are ringed on the map. */
  get places(): PlaceId[] {
    const { look, scene: { guide } } = this.desk;
    return guide ? look.placesOf(guide.advice.targets) : [];
  }

  update(): void {
    const { words, scene: { guide } } = this.desk;
    show(this.element, guide !== undefined);
    setText(this.toggle, words("board-guide"));
    setText(this.minute, words("board-minute-open"));
    setAttr(this.toggle, "aria-pressed", String(guide !== undefined));
    setAttr(this.toggle, "title", words(guide ? "board-guide-off" : "board-guide-on"));
    setName(this.close, words("board-guide-off"));
    setAttr(this.element, "aria-label", words("board-guide"));
    setText(this.title, guide?.title ?? "");
    // Each term is explained once in the card.
    const met = new Set<string>();
    setTermed(this.text, guide?.text ?? "", this.desk.terms, met);
    if (guide) this.advise(guide.advice, met);
    keyed(this.todo, guide?.todo ?? [], (line) => line, () => h("li"), (item, line) => setTermed(item, line, this.desk.terms, met));
    show(this.todo, !!guide?.todo.length);
  }

  private advise(advice: Advice, met: Set<string>): void {
    const { words, terms } = this.desk;
    setText(this.look, words("board-advice-show"));
    setAttr(this.look, "title", words("board-advice-show-about"));
    const { text, why } = advice;
    setText(this.label, words(this.places.length ? "board-advice-ringed" : "board-advice"));
    setTermed(this.what, text, terms, met);
    setTermed(this.why, `${why.question} ${why.found}${why.rule && ` [${why.rule}]`}`, terms, met);
  }

  private turn(on: boolean): void {
    this.desk.wish({ kind: "guide", on });
  }
}
