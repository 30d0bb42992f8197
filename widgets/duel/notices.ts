// Refusals, errors and remarks over the table, until they are dismissed or the next scene comes without them.

import { h } from "../board/dom";
import { ruleButton } from "../board/rule";
import type { Notice as BoardNotice } from "../board/types";
import type { Desk, Part } from "./desk";

export class Notices implements Part {
  readonly element = h("div", { class: "al-duel-notices", role: "alert" });
  private shown: BoardNotice | null = null;
  private dismissed: BoardNotice | null = null;
  private answer = -1;

  constructor(private readonly desk: Desk, private readonly afterDismiss: () => void) {}

  update(): void {
    const { answer } = this.desk.scene;
    // The same words in another answer are said anew: whoever asks twice must not meet silence.
    if (answer !== this.answer) this.shown = this.dismissed = null;
    this.answer = answer;
    this.set(this.desk.scene.notice ?? null);
  }

  /** Shows a notice of the kernel, or one that the browser itself has to give. */
  set(notice: BoardNotice | null): void {
    const next = notice === this.dismissed ? null : notice;
    if (next ? next === this.shown : !this.element.hasChildNodes()) return;
    this.shown = next;
    this.element.replaceChildren(...(next ? [this.draw(next)] : []));
  }

  private draw(notice: BoardNotice): HTMLElement {
    const { words } = this.desk;
    const name = words("table-dismiss");
    const close = h("button", { type: "button", class: "al-duel-close", "aria-label": name, title: name }, "×");
    close.addEventListener("click", () => {
      this.dismissed = notice;
      this.set(null);
      this.afterDismiss();
    });
    return h("div", { class: "al-duel-notice", "data-level": notice.level },
      h("div", {}, h("p", {}, h("strong", {}, words(`table-notice-${notice.level}`)), " ", notice.text,
        notice.rule ? " " : null, notice.rule ? ruleButton(notice.rule) : null),
        notice.hint ? h("p", { class: "al-duel-hint" }, notice.hint) : null), close);
  }
}
