// What the game is about in four sentences, for those who have not read the rules; open before the first decision.

import { h, setText } from "../shared/dom";
import { setRuled } from "../shared/told/rule";
import type { Desk } from "./desk";
import type { Part } from "../shared/desk";

const SENTENCES = ["duel-table-aim-count", "duel-table-aim-win", "duel-table-aim-act", "duel-table-aim-hide"];

const UNDER_WAY = 2; // decisions: the first hand is kept and a first card is played

export class Aim implements Part {
  readonly element: HTMLDetailsElement;
  private readonly name = h("span");
  private readonly sentences = SENTENCES.map(() => h("li"));

  /** Opened by itself, and to be closed by itself. */
  private offered: boolean;

  constructor(private readonly desk: Desk) {
    const { scene } = desk;
    this.offered = scene.ply === 0 && scene.handover === null;
    this.element = h("details", { class: "al-duel-aim", open: this.offered }, h("summary", {}, this.name), h("ul", {}, ...this.sentences));
  }

  update(): void {
    // Once the game is under way the table needs the room; whoever opens it again keeps it.
    if (this.offered && this.desk.scene.ply >= UNDER_WAY) this.element.open = this.offered = false;
    setText(this.name, this.desk.words("duel-table-aim"));
    this.sentences.forEach((sentence, at) => setRuled(sentence, this.desk.words(SENTENCES[at] ?? "")));
  }
}
