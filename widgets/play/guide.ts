// Somebody at the reader's elbow: what this step is about, and a way to go on. Switched off and on by the reader.

import type { Desk } from "./desk";
import type { Part } from "../shared/desk";
import "./guide.css";
import { closeButton, h, keyed, setAttr, setName, setText, show } from "../shared/dom";

export class GuideCard implements Part {
  readonly element: HTMLElement;
  /** Stands among the tools of the stage, so that the guide can be called back. */
  readonly toggle = h("button", { type: "button", class: "al-small-button", "data-do": "guide" });
  private readonly title = h("h3");
  private readonly text = h("p");
  private readonly todo = h("ol");
  private readonly close = closeButton(() => {
    this.turn(false);
    this.toggle.focus({ preventScroll: true });
  }, { "data-do": "guide-off" });

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-guide", hidden: true }, this.title, this.text, this.todo, this.close);
    this.toggle.addEventListener("click", () => this.turn(desk.scene.guide === undefined));
  }

  update(): void {
    const { words, scene: { guide } } = this.desk;
    show(this.element, guide !== undefined);
    setText(this.toggle, words("board-guide"));
    setAttr(this.toggle, "aria-pressed", String(guide !== undefined));
    setAttr(this.toggle, "title", words(guide ? "board-guide-off" : "board-guide-on"));
    setName(this.close, words("board-guide-off"));
    setAttr(this.element, "aria-label", words("board-guide"));
    setText(this.title, guide?.title ?? "");
    setText(this.text, guide?.text ?? "");
    keyed(this.todo, guide?.todo ?? [], (line) => line, () => h("li"), (item, line) => setText(item, line));
    show(this.todo, !!guide?.todo.length);
  }

  private turn(on: boolean): void {
    this.desk.tell({ kind: "guide", on });
  }
}
