// The head of the table: what is played, the turn, where the deck comes from, the way back and on.

import { h, setAttr, setText, show } from "../board/dom";
import type { Desk, Part } from "./desk";
import { sign } from "./glyphs";

export class Head implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h2");
  private readonly turn = h("p", { class: "al-duel-turn" });
  private readonly decks = h("p", { class: "al-duel-decks" });
  private readonly undo = this.button("undo");
  private readonly redo = this.button("redo");

  constructor(private readonly desk: Desk) {
    this.element = h("header", { class: "al-duel-head" }, h("div", { class: "al-duel-titles" }, this.title, this.turn), this.decks,
      h("div", { class: "al-duel-take-back" }, this.undo, this.redo));
  }

  update(): void {
    const { scene, atlas, words } = this.desk;
    setText(this.title, scene.title);
    setText(this.turn, scene.turn);
    setText(this.decks, atlas.decks);
    show(this.decks, atlas.decks !== "");
    for (const [button, can, key] of [[this.undo, scene.can_undo, "table-undo"], [this.redo, scene.can_redo, "table-redo"]] as const) {
      setText(button.lastElementChild as Element, words(key));
      setAttr(button, "aria-disabled", can ? null : "true");
    }
  }

  private button(kind: "undo" | "redo"): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-duel-small", "data-do": kind }, sign(kind), h("span"));
    button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && this.desk.tell({ kind }));
    return button;
  }
}
