// To resign: a tool that asks once more; afterwards the page of a finished game comes, and undo takes it back.

import type { Part } from "../../shared/desk";
import { h, setAttr, setText, show } from "../../shared/dom";
import { focusBehind } from "../../shared/parts/menu";
import type { Desk } from "../desk";
import type { Asked } from "../choices/asking";

export class Resign implements Part {
  /** Stands among the tools. */
  readonly element = h("button", { type: "button", class: "al-button", "data-do": "resign", hidden: true });

  /** @param ask - asks the reader once more before something is done */
  constructor(private readonly desk: Desk, private readonly ask: (asked: Asked) => void) {
    this.element.addEventListener("click", () => this.begin());
  }

  update(): void {
    const { scene: { can }, words } = this.desk;
    show(this.element, can.resign !== undefined);
    setText(this.element, words("board-resign"));
    setAttr(this.element, "title", words("board-resign-about"));
  }

  private begin(): void {
    const { scene: { can: { resign } }, signs, words } = this.desk;
    if (!resign) return;
    this.ask({
      text: words("board-resign-ask", { side: signs.name("sides", resign) }),
      yes: words("board-resign-yes"),
      no: words("board-resign-no"),
      do: () => this.desk.tell({ kind: "resign" }),
      back: () => focusBehind(this.element),
    });
  }
}
