// Projector mode: larger letters, stronger contrast, and only what a whole room can follow.

import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";
import { h, setAttr, setText } from "../../shared/dom";
import { focusBehind } from "../../shared/parts/menu";
import "./projector.css";

export class Projector implements Part<HTMLButtonElement> {
  readonly element = h("button", { type: "button", class: "al-button", "data-do": "projector" });
  on = false;

  constructor(private readonly desk: Desk, private readonly changed: () => void) {
    this.element.addEventListener("click", () => this.turn(!this.on));
  }

  update(): void {
    const { words, root } = this.desk;
    setAttr(root, "data-projector", this.on);
    setText(this.element, words("board-projector"));
    setAttr(this.element, "aria-pressed", String(this.on));
    setAttr(this.element, "title", words(this.on ? "board-projector-off" : "board-projector-on"));
  }

  turn(on: boolean): void {
    this.on = on;
    this.mark(on);
    this.update();
    this.changed();
    focusBehind(this.element);
    if (on) this.desk.root.scrollIntoView?.({ block: "start" });
  }

  /** The board goes: what grew with it is small again. */
  end(): void {
    if (this.on) this.mark(false);
  }

  /** Tells the page round the board. Found by `:has()`, this would cost a millisecond at every change of the page. */
  private mark(on: boolean): void {
    const room = this.desk.root.closest(".al-room");
    if (room) setAttr(room, "data-projected", on);
  }
}
