// The whole position as text, to read or to take away.

import type { Desk } from "../desk";
import type { TextState } from "../types";
import type { Part } from "../../shared/desk";
import { h, setAttr, setText, show } from "../../shared/dom";

export class CopyText implements Part {
  readonly element: HTMLElement;
  private readonly ask = h("button", { type: "button", class: "al-button", "data-do": "text" });
  private readonly copy = h("button", { type: "button", class: "al-button", "data-do": "copy" });
  private readonly said = h("span", { role: "status" });
  private readonly text = h("pre", { tabindex: 0 });
  private readonly body = h("div", { hidden: true }, h("p", {}, this.copy, " ", this.said), this.text);

  constructor(private readonly desk: Desk) {
    this.element = h("div", { class: "al-copy" }, this.ask, this.body);
    this.ask.addEventListener("click", () => void this.toggle());
    this.copy.addEventListener("click", () => void this.take());
  }

  update(): void {
    const { words } = this.desk;
    setText(this.ask, words("board-text"));
    setAttr(this.ask, "aria-expanded", String(!this.body.hidden));
    setText(this.copy, words("board-text-copy"));
    setAttr(this.text, "aria-label", words("board-text"));
  }

  private async toggle(): Promise<void> {
    const folded = this.body.hasAttribute("hidden");
    if (folded && !(await this.fetch())) return;
    show(this.body, folded);
    setText(this.said, "");
    this.update();
  }

  private async fetch(): Promise<boolean> {
    const state = await this.desk.request<TextState>({ what: "text" });
    if (state) setText(this.text, state.text);
    return state !== null;
  }

  /** Copies the text; where the page may not use the clipboard it is selected for the reader to copy. */
  private async take(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.text.textContent ?? "");
      setText(this.said, this.desk.words("board-text-copied"));
    } catch {
      // No clipboard in this page, or not allowed: the reader's own keys still work on a selection.
      getSelection()?.selectAllChildren(this.text);
      this.text.focus();
      setText(this.said, this.desk.words("board-text-selected"));
    }
  }
}
