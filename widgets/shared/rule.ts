// Rule numbers as buttons, and the explanation in our own words that each of them opens.

import { h, setAttr, setText, show } from "./dom";
import { beside, float, sink } from "./float";
import type { Notice, RuleText } from "./types";
import { NoReply } from "./wire";

const CITED = /\[((?:[A-Z]+:|INS-)[\w./-]+(?:, ?(?:[A-Z]+:|INS-)[\w./-]+)*)\]/; // as in "[A:9.14]" or "[INS-4.3, INS-7/A12]"

/** What the note needs of the widget in which it stands. */
export interface NoteDesk {
  readonly root: HTMLElement;
  readonly words: (key: string, values?: Record<string, string>) => string;
  notify(notice: Notice): void;
}

/** How the note of one widget is written and asked for. */
export interface NoteWay {
  /** Begins the names of its classes, such as "al". */
  prefix: string;
  /** Begins the names of its texts, such as "board". */
  texts: string;
  ask(rule: string): Promise<RuleText>;
}

/** A rule number that opens the explanation of the rule; the board listens for all of them. */
export function ruleButton(key: string, title?: string): HTMLButtonElement {
  return h("button", { type: "button", class: "al-rule", "data-rule": key, "aria-haspopup": "dialog", title }, key);
}

/** Turns the bracketed rule numbers of a text into buttons. */
export function withRules(text: string): Node[] {
  const nodes: Node[] = [];
  for (const [at, part] of text.split(CITED).entries()) {
    // Splitting at a group puts what the group has caught at the odd places.
    if (at % 2) nodes.push(...part.split(/, ?/).map((key) => ruleButton(key)));
    else if (part) nodes.push(document.createTextNode(part));
  }
  return nodes;
}

/** Like `setText`, with rule numbers as buttons; touches the element only when the text differs. */
export function setRuled(element: HTMLElement, text: string): void {
  if (element.dataset["text"] === text) return;
  element.dataset["text"] = text;
  element.replaceChildren(...withRules(text));
}

/** The explanation of a rule, which every rule number of a widget opens. */
export class RuleNote {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly key: HTMLElement;
  private readonly body: HTMLElement;
  private readonly close: HTMLElement;
  private from: HTMLElement | null = null;

  constructor(private readonly desk: NoteDesk, private readonly way: NoteWay) {
    const { prefix } = way;
    this.key = h("p", { class: `${prefix}-rule-key` });
    this.body = h("div", { class: `${prefix}-rule-body` });
    this.close = h("button", { type: "button", class: `${prefix}-close` }, "×");
    this.element = h("div", { class: `${prefix}-rule-note`, role: "dialog", hidden: true, popover: "manual" },
      this.title, this.key, this.body, this.close);
    this.close.addEventListener("click", () => this.shut());
    desk.root.addEventListener("click", (event) => this.onClick(event.target as Element));
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  update(): void {
    setAttr(this.close, "aria-label", this.word("close"));
    setAttr(this.close, "title", this.word("close"));
  }

  /** Asks for a rule and shows it; the focus comes back to where it was opened from. */
  async explain(key: string, opener: HTMLElement): Promise<void> {
    try {
      const rule = await this.way.ask(key);
      // A link from note to note keeps the place where the reader came from.
      if (!this.element.contains(opener)) this.from = opener;
      this.fill(rule);
      show(this.element, true);
      float(this.element);
      beside(this.element, this.from ?? opener);
      this.title.focus({ preventScroll: true });
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      this.desk.notify(error.notice ?? { level: "error", text: this.word("no-answer"), hint: this.word("no-answer-hint") });
    }
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
    // A click elsewhere is the start of something else: the note gets out of its way, the focus stays there.
    else if (this.open && !this.element.contains(target)) {
      this.from = null;
      this.shut();
    }
  }

  private word(name: string, values?: Record<string, string>): string {
    return this.desk.words(`${this.way.texts}-${name}`, values);
  }

  private fill(rule: RuleText): void {
    setText(this.title, rule.title);
    setText(this.key, this.word("rule-key", { key: rule.key }));
    setAttr(this.element, "aria-label", rule.title);
    this.body.replaceChildren(...rule.text.map((text) => h("p", {}, ...withRules(text))),
      ...(rule.question || rule.choice ? [this.ruling(rule)] : []),
      ...(rule.see?.length ? [this.links(rule)] : []));
    this.body.scrollTop = 0;
  }

  /** An open question of the printed rules, and how it is answered here. */
  private ruling({ question, choice }: RuleText): HTMLElement {
    const row = (name: string, text: string) => [h("dt", {}, this.word(name)), h("dd", {}, ...withRules(text))];
    return h("dl", { class: `${this.way.prefix}-ruling` }, ...(question ? row("rule-question", question) : []),
      ...(choice ? row("rule-choice", choice) : []));
  }

  private links({ see }: RuleText): HTMLElement {
    return h("div", { class: `${this.way.prefix}-see` }, h("h4", {}, this.word("rule-see")),
      h("ul", {}, ...see.map(({ key, title }) => h("li", {}, ruleButton(key), " ", title))));
  }
}
