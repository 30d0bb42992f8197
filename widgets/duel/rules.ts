// The explanation of a rule in our own words, which every rule number opens.

import { h, setAttr, setText, show } from "../board/dom";
import { beside, float, sink } from "../board/float";
import { ruleButton } from "../board/rule";
import type { RuleText } from "../board/types";
import { NoReply } from "../board/wire";
import type { Desk, Part } from "./desk";

const CITED = /\[(INS-[\w./]+(?:, ?INS-[\w./]+)*)\]/; // as in "[INS-4.3, INS-7/A12]"

/** A text with its bracketed rule numbers as buttons. */
export function withRules(text: string): (Node | string)[] {
  // Splitting at a group puts what the group has caught at the odd places.
  return text.split(CITED).flatMap((part, at): (Node | string)[] => {
    if (at % 2) return part.split(/, ?/).map((key) => ruleButton(key));
    return part ? [part] : [];
  });
}

export class RuleNote implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly key = h("p", { class: "al-duel-rule-key" });
  private readonly body = h("div", { class: "al-duel-rule-body" });
  private readonly close = h("button", { type: "button", class: "al-duel-close" }, "×");
  private from: HTMLElement | null = null;

  constructor(private readonly desk: Desk) {
    this.element = h("div", { class: "al-duel-rule-note", role: "dialog", hidden: true, popover: "manual" },
      this.title, this.key, this.body, this.close);
    this.close.addEventListener("click", () => this.shut());
    desk.root.addEventListener("click", (event) => this.onClick(event.target as Element));
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  update(): void {
    for (const name of ["aria-label", "title"]) setAttr(this.close, name, this.desk.words("table-close"));
  }

  shut(): void {
    const { from } = this;
    sink(this.element);
    show(this.element, false);
    this.from = null;
    if (from?.isConnected) from.focus({ preventScroll: true });
  }

  private onClick(target: Element): void {
    const mark = target.closest<HTMLElement>("[data-rule]");
    if (mark) void this.explain(mark.dataset["rule"] ?? "", mark);
    else if (this.open && !this.element.contains(target)) {
      // A click elsewhere is the start of something else: the focus stays there.
      this.from = null;
      this.shut();
    }
  }

  private async explain(key: string, opener: HTMLElement): Promise<void> {
    try {
      const rule = await this.desk.ask<RuleText>(key);
      // A link from note to note keeps the place where the reader came from.
      if (!this.element.contains(opener)) this.from = opener;
      this.fill(rule);
      show(this.element, true);
      float(this.element);
      beside(this.element, this.from ?? opener);
      this.title.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      const { words } = this.desk;
      this.desk.notify(error.notice ?? { level: "error", text: words("table-no-answer"), hint: words("table-no-answer-hint") });
    }
  }

  private fill(rule: RuleText): void {
    const { words } = this.desk;
    const ruling = [...(rule.question ? [h("dt", {}, words("table-rule-question")), h("dd", {}, ...withRules(rule.question))] : []),
      ...(rule.choice ? [h("dt", {}, words("table-rule-choice")), h("dd", {}, ...withRules(rule.choice))] : [])];
    setText(this.title, rule.title);
    setText(this.key, rule.key);
    setAttr(this.element, "aria-label", rule.title);
    const see = rule.see?.length ? h("ul", { "aria-label": words("table-rule-see") },
      ...rule.see.map(({ key, title }) => h("li", {}, ruleButton(key), " ", title))) : null;
    this.body.replaceChildren(...rule.text.map((text) => h("p", {}, ...withRules(text))),
      ...(ruling.length ? [h("dl", {}, ...ruling)] : []), ...(see ? [see] : []));
  }
}
