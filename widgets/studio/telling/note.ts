// What the reader is told above the text, until they close it.

import { closeButton, h, setAttrs, show } from "../../shared/dom";
import type { Words } from "../../shared/types";
import { Press } from "./press";
import type { Told } from "../types";

export class Note {
  private readonly press = new Press();
  private readonly text = h("p", { role: "status" });
  private readonly close = closeButton(() => {
    this.say("");
    this.left();
  }, { hidden: true });
  readonly element = h("div", { class: "al-studio-note" }, this.text, this.close);

  /** `left` is called where the reader has closed it. */
  constructor(private readonly left: () => void) {}

  speak(words: Words): void {
    setAttrs(this.close, { "aria-label": words("studio-ui-close") });
  }

  /** Says something once nothing is pressed any more: what moves under a finger is not clicked. */
  say(text: string, level: Told["level"] = "info"): void {
    this.press.after(() => {
      // A screen reader repeats an equal text only if it is set anew.
      this.text.textContent = text;
      this.element.classList.toggle("al-studio-fault", level === "error");
      show(this.close, text !== "");
    });
  }

  end(): void {
    this.press.end();
  }
}
