// The head of the table: what is played, the turn, where the deck comes from, the way back and on.

import { h, setAttr, setText, show } from "../../shared/dom";
import { sign } from "../../shared/parts/glyph";
import { nameTakeBack } from "../../shared/parts/take_back";
import type { Desk } from "../desk";
import type { Pick } from "../types";
import type { Part } from "../../shared/desk";
import { fillPicks, gravePick } from "../cards/picks";
import { deckCounts } from "../cards/piles";

/** Whether a pick concerns the whole game: it has no card and is asked about first. */
export function isQuiet(pick: Pick): boolean {
  return pick.card === "" && pick.confirm !== "";
}

export class Head implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h2");
  private readonly turn = h("p", { class: "al-duel-turn" });
  private readonly left = h("p", { class: "al-duel-left" });
  private readonly decks = h("p", { class: "al-duel-decks" });
  private readonly limited = h("p", { class: "al-limited" });
  private readonly undo = this.button("undo");
  private readonly redo = this.button("redo");
  private readonly quiet = h("ul", { class: "al-duel-picks al-duel-bare al-duel-quiet" });

  constructor(private readonly desk: Desk) {
    this.element = h("header", { class: "al-duel-head" }, h("div", { class: "al-duel-titles" }, this.title, this.turn, this.left), this.decks, this.limited,
      h("div", { class: "al-duel-take-back" }, this.undo, this.redo), this.quiet);
  }

  update(): void {
    const { scene, atlas, words } = this.desk;
    setText(this.title, scene.title);
    setText(this.turn, scene.turn);
    this.left.replaceChildren(...deckCounts(this.desk));
    setText(this.decks, atlas.decks);
    show(this.decks, atlas.decks !== "");
    setText(this.limited, scene.limited ?? "");
    show(this.limited, Boolean(scene.limited) && scene.limited !== scene.prompt.text);
    // What is asked about first and concerns no card, such as giving up, stands apart from what decides.
    fillPicks(this.desk, this.quiet, scene.handover ? [] : scene.picks.filter(isQuiet), gravePick);
    show(this.redo, scene.undo === undefined); // at a table of two computers nothing is done again
    nameTakeBack(this.undo, scene.undo, words("widget-undo"), this.undo.lastElementChild as HTMLElement);
    setText(this.redo.lastElementChild as Element, words("widget-redo"));
    setAttr(this.undo, "aria-disabled", scene.can_undo ? null : "true");
    setAttr(this.redo, "aria-disabled", scene.can_redo ? null : "true");
  }

  private button(kind: "undo" | "redo"): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button", "data-do": kind }, sign(kind), h("span"));
    // Also where it is not possible: the kernel knows why not, and says so.
    button.addEventListener("click", () => this.desk.queue({ kind }));
    return button;
  }
}
