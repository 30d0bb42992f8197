// What has no room in the row beside the map: folded into one button at its end, which says how many and opens all of it.

import { h, setAttr, setAttrs, setText } from "../shared/dom";
import type { Words } from "../shared/types";

const SLACK = 1; // pixels by which widths may differ where they are rounded

export class Fold {
  readonly button = h("button", { type: "button", class: "al-button al-cards-fold", "data-part": "boxes" });

  constructor(private readonly bar: HTMLElement, private readonly words: Words) {}

  /**
   * Folds what comes last until the rest has room; in a row that wraps, and in one that nobody sees, nothing is folded.
   *
   * @param groups - what may be folded, what can be spared best first; of each the last button goes first
   */
  update(groups: readonly HTMLElement[]): void {
    const items = groups.flatMap((group) => Array.from(group.querySelectorAll<HTMLElement>("button")).reverse());
    for (const item of items) setAttr(item, "data-folded", null);
    this.button.remove();
    const folded: HTMLElement[] = [];
    for (const item of items) {
      if (!this.overflows) break;
      if (item.offsetWidth === 0) continue; // hidden where the window is small
      setAttr(item, "data-folded", true);
      folded.unshift(item);
      this.name(folded);
      this.bar.append(this.button);
    }
  }

  private get overflows(): boolean {
    const { bar } = this;
    return getComputedStyle(bar).flexWrap !== "wrap" && bar.scrollWidth > bar.clientWidth + SLACK;
  }

  private name(folded: readonly HTMLElement[]): void {
    setText(this.button, this.words("board-cards-folded", { count: folded.length }));
    const says = folded.map((item) => item.getAttribute("aria-label") ?? item.textContent ?? "").join(" · ");
    setAttrs(this.button, { "aria-label": `${this.button.textContent}: ${says}`, "data-says": says, "data-part": folded[0]?.dataset["part"] ?? "boxes" });
  }
}
