// Refusals, errors and remarks over a widget, each until it is dismissed or the kernel has answered again.

import type { Desk, Part } from "./desk";
import { h } from "./dom";
import { cited } from "./rule";
import type { Notice } from "./types";

export class Notices implements Part {
  readonly element = h("div", { class: "al-notices", role: "alert" });
  private answer = -1;

  constructor(private readonly desk: Desk, private readonly afterDismiss: () => void) {}

  /** Follows the scene; what was said stays until the kernel has answered again. */
  update(): void {
    const { answer, notice } = this.desk.scene;
    // By the number of the answer: of a second, equal refusal a patch brings nothing else, and it must be said again.
    if (answer === this.answer) return;
    this.answer = answer;
    this.element.replaceChildren();
    if (notice) this.give(notice);
  }

  /** Gives a notice of the kernel, or one of the browser's own. */
  give({ level, text, rule, hint }: Notice): void {
    const { words } = this.desk;
    const name = words("widget-dismiss");
    const close = h("button", { type: "button", class: "al-close", "aria-label": name, title: name }, "×");
    close.addEventListener("click", () => {
      this.element.replaceChildren();
      this.afterDismiss();
    });
    this.element.replaceChildren(h("div", { class: "al-notice", "data-level": level },
      h("div", {}, h("p", {}, h("strong", {}, words(`widget-notice-${level}`)), " ", ...cited(text, rule)),
        hint ? h("p", { class: "al-hint" }, hint) : null), close));
  }
}
