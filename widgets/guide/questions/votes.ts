// A counter of votes beside an answer, for a class in front of one screen. It is shown where the panel has large type.

import { h, setAttr, setText } from "../../shared/dom";
import type { Words } from "../../shared/types";

const MOST = 99;

export class Votes {
  private count = 0;
  private readonly less = h("button", { type: "button", class: "al-button" }, "−");
  private readonly number = h("output");
  private readonly more = h("button", { type: "button", class: "al-button" }, "+");
  readonly element = h("span", { class: "al-asked-votes" }, this.less, this.number, this.more);

  constructor() {
    for (const [button, by] of [[this.less, -1], [this.more, 1]] as const) {
      button.addEventListener("click", () => {
        this.count = Math.min(MOST, Math.max(0, this.count + by));
        setText(this.number, String(this.count));
      });
    }
    setText(this.number, "0");
  }

  update(words: Words, one: string): void {
    setAttr(this.less, "aria-label", words("quiz-panel-vote-less", { one }));
    setAttr(this.more, "aria-label", words("quiz-panel-vote-more", { one }));
  }
}
