// The explanation of a rule in our own words, opened from any of its numbers.

import type { Desk, Part } from "./desk";
import { h, setAttr, setText, show } from "./dom";
import type { RuleText } from "./types";
import { NoReply } from "./wire";

export class RuleNote implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly body = h("div", { class: "al-rule-body" });
  private readonly close = h("button", { type: "button", class: "al-close" }, "×");
  private from: HTMLElement | null = null;

  constructor(private readonly desk: Desk) {
    this.element = h("div", { class: "al-rule-note", role: "dialog", hidden: true }, this.title, this.body, this.close);
    this.close.addEventListener("click", () => this.shut());
    desk.root.addEventListener("click", (event) => {
      const mark = (event.target as Element).closest<HTMLElement>("[data-rule]");
      if (mark) desk.explainRule(mark.dataset["rule"] ?? "", mark);
    });
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  update(): void {
    setAttr(this.close, "aria-label", this.desk.words("board-close"));
  }

  /** Asks for a rule and shows it; the focus comes back to where it was opened from. */
  async explain(key: string, beside: HTMLElement): Promise<void> {
    try {
      const rule = await this.desk.ask<RuleText>({ what: "rule", key });
      this.from = beside;
      this.fill(rule);
      show(this.element, true);
      this.title.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      if (error.notice) this.desk.notify(error.notice);
    }
  }

  shut(): void {
    show(this.element, false);
    this.from?.focus({ preventScroll: true });
    this.from = null;
  }

  private fill(rule: RuleText): void {
    setText(this.title, `${rule.title} (${rule.key})`);
    setAttr(this.element, "aria-label", rule.title);
    this.body.replaceChildren(...rule.text.map((text) => h("p", {}, text)),
      ...[rule.question, rule.choice].filter(Boolean).map((text) => h("p", { class: "al-ruling" }, text)),
      ...(rule.see.length ? [h("p", {}, ...rule.see.map((other) => this.link(other)))] : []));
  }

  private link({ key, title }: { key: string; title: string }): HTMLElement {
    return h("button", { type: "button", class: "al-rule", "data-rule": key, title }, key);
  }
}
