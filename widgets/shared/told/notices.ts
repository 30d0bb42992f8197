// Refusals, errors and remarks over a widget, each until it is dismissed or the kernel has answered again; a short remark
// goes by itself, but leaves its room until then: what can be pressed never moves without a press.

import type { Desk, Part } from "../desk";
import { closeButton, focusedIn, h, setAttr, setName } from "../dom";
import { cited, withRules } from "./rule";
import type { Notice, Words } from "../types";

const BRIEF = 6000; // milliseconds that a remark stays which stands in nobody's way and says all in one line

export class Notices implements Part {
  readonly element = h("div", { class: "al-notices", role: "alert" });
  private answer = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk, private readonly afterDismiss: () => void) {}

  /** Follows the scene; what was said stays until the kernel has answered again. */
  update(): void {
    const { answer, notice } = this.desk.scene;
    // By the number of the answer: of a second, equal refusal a patch brings nothing else, and it must be said again.
    if (answer === this.answer) return;
    this.answer = answer;
    clearTimeout(this.timer);
    this.spend(false);
    this.element.replaceChildren();
    if (notice) this.give(notice);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  /** Gives a notice of the kernel, or one of the browser's own. */
  give(notice: Notice): void {
    const close = closeButton(() => {
      this.element.replaceChildren();
      this.afterDismiss();
    });
    setName(close, this.desk.words("widget-dismiss"));
    this.spend(false);
    this.element.replaceChildren(h("div", { class: "al-notice", "data-level": notice.level },
      h("div", {}, ...noticeText(notice, this.desk.words)), close));
    clearTimeout(this.timer);
    // What lies over the choices for nothing would be in the way of the next one.
    if (notice.level === "info" && !notice.hint) this.timer = setTimeout(() => this.leave(), BRIEF);
  }

  /** Takes a remark away, but from nobody who has turned to it. */
  private leave(): void {
    if (this.element.matches(":hover") || this.element.contains(focusedIn(this.desk.root))) this.timer = setTimeout(() => this.leave(), BRIEF);
    else this.spend(true);
  }

  private spend(spent: boolean): void {
    setAttr(this.element, "data-spent", spent);
  }
}

/** What a notice says: its level, its sentence with the rule, and what would help. */
export function noticeText({ level, text, rule, hint }: Notice, words: Words): HTMLElement[] {
  return [h("p", {}, h("strong", {}, words(`widget-notice-${level}`)), " ", ...cited(text, rule)),
    ...(hint ? [h("p", { class: "al-hint" }, ...withRules(hint))] : [])];
}
