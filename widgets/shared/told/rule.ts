// Rule numbers as buttons, and the explanation in our own words that each of them, and each term, opens.

import type { Desk, Part } from "../desk";
import { closeButton, h, setAttr, setName, setText, show } from "../dom";
import { float, sink, standBy } from "../page/float";
import type { RuleText } from "../types";

const CITED = /\[((?:[A-Z]+:|INS-|CT-)[\w./-]+(?:, ?(?:[A-Z]+:|INS-|CT-)[\w./-]+)*)\]/; // as in "[A:9.14]" or "[CT-4.2, CT-8.4/13]"

/** What may not begin a line: a browser would break one between a button and its comma. */
const MARKS = /^[\u00a0\u202f]?[,.;:!?)»”]+/u;

/** What may not end a line: a browser would break one between it and a button, be the space one that holds. */
const OPENS = /(?:«[\u00a0\u202f]|[«“(‘]|(?<!\p{L})\p{L}{1,2}’)+$/u;

const CODE = /(\([^\s()]+-[^\s()]+\))/;

/** Asks for the explanation of a rule. */
export interface RuleQuestion {
  what: "rule";
  key: string;
}

/** A rule number that opens the explanation of the rule; the note listens for all of them. */
export function ruleButton(key: string, title?: string): HTMLButtonElement {
  return h("button", { type: "button", class: "al-rule", "data-rule": key, "aria-haspopup": "dialog", title }, key);
}

/** Turns the bracketed rule numbers of a text into buttons. */
export function withRules(text: string): Node[] {
  const nodes: Node[] = [];
  const parts = text.split(CITED);
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 0) {
      if (part) nodes.push(...unbroken(part));
      continue;
    }
    // Splitting at a group puts what the group has caught at the odd places.
    const buttons = part.split(/, ?/).map((key) => ruleButton(key));
    nodes.push(...buttons.slice(0, -1), withMark(buttons.at(-1) as HTMLElement, parts, at));
  }
  return nodes;
}

/**
 * Keeps with the button made of a part what may not begin a line, of the part after it, and what may not end one.
 *
 * @param before - what was written last; of a text the mark that opens moves to the button
 */
export function withMark(button: HTMLElement, parts: string[], at: number, before?: Node): HTMLElement {
  const next = parts[at + 1] ?? "";
  const [mark = ""] = MARKS.exec(next) ?? [];
  parts[at + 1] = next.slice(mark.length);
  const [lead = ""] = (before instanceof Text && OPENS.exec(before.data)) || [];
  if (before instanceof Text) before.data = before.data.slice(0, before.data.length - lead.length);
  return lead || mark ? h("span", { class: "al-unbroken" }, lead, button, mark) : button;
}

/** Keeps a code in brackets, as in "Tebessa (I-4)", on one line. */
function unbroken(text: string): Node[] {
  return text.split(CODE).filter(Boolean).map((part) =>
    (CODE.test(part) ? h("span", { class: "al-unbroken" }, part) : document.createTextNode(part)));
}

/** Makes what stands in a text: its words, with buttons for what is explained in it. */
export type Write = (text: string) => Node[];

/** A text with its rule numbers as buttons, and the rule on which it stands behind it unless it names that itself. */
export function cited(text: string, rule?: string, write: Write = withRules): Node[] {
  return [...write(text), ...(rule && !text.includes(rule) ? [document.createTextNode(" "), ruleButton(rule)] : [])];
}

/** Like `setText`, with rule numbers as buttons; touches the element only when the text differs. */
export function setRuled(element: HTMLElement, text: string): void {
  if (element.dataset["text"] === text) return;
  element.dataset["text"] = text;
  element.replaceChildren(...withRules(text));
}

/** The explanation of a rule, which every rule number of a widget opens. */
export class RuleNote implements Part {
  private readonly title = h("h3", { tabindex: -1 });
  private readonly key = h("p", { class: "al-rule-key" });
  private readonly body = h("div", { class: "al-rule-body" });
  private readonly close = closeButton(() => this.shut());
  readonly element = h("div", { class: "al-rule-note", role: "dialog", hidden: true, popover: "manual" },
    this.title, this.key, this.body, this.close);
  private from: HTMLElement | null = null;

  /** @param term - the explanation of a word of the game, by its id */
  constructor(private readonly desk: Desk, private readonly ask: (key: string) => Promise<RuleText | null>,
    private readonly term: (id: string) => RuleText | null) {
    desk.root.addEventListener("click", (event) => this.onClick(event.target as Element));
    this.element.addEventListener("keydown", (event) => this.onTab(event));
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  update(): void {
    setName(this.close, this.desk.words("widget-close"));
  }

  /** Asks for a rule and shows it; the focus comes back to where it was opened from. */
  async explain(key: string, opener: HTMLElement): Promise<void> {
    const rule = await this.ask(key);
    if (rule) this.show(rule, opener);
  }

  private show(rule: RuleText, opener: HTMLElement): void {
    // A link from note to note keeps the place where the reader came from.
    if (!this.element.contains(opener)) this.from = opener;
    this.fill(rule);
    show(this.element, true);
    document.addEventListener("keydown", this.onEscape, true);
    float(this.element);
    standBy(this.element, this.from ?? opener);
    this.title.focus({ preventScroll: true });
  }

  shut(): void {
    const { from } = this;
    document.removeEventListener("keydown", this.onEscape, true);
    sink(this.element);
    show(this.element, false);
    this.from = null;
    if (from?.isConnected) from.focus({ preventScroll: true });
  }

  end(): void {
    if (this.open) document.removeEventListener("keydown", this.onEscape, true);
  }

  /** Tab out of the note closes it, and goes on from where it was opened. */
  private onTab({ key, shiftKey, target }: KeyboardEvent): void {
    if (key !== "Tab") return;
    const stops = Array.from(this.element.querySelectorAll<HTMLElement>("button")).filter(({ tabIndex }) => tabIndex >= 0);
    const at = stops.indexOf(target as HTMLElement);
    const leaves = shiftKey ? at <= 0 : at === stops.length - 1;
    if (leaves) this.shut();
  }

  /** Escape closes it, wherever the focus is. */
  private readonly onEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || !this.open || !this.element.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
    this.shut();
  };

  private onClick(target: Element): void {
    const mark = target.closest<HTMLElement>("[data-rule], [data-term]");
    const { rule, term } = mark?.dataset ?? {};
    const note = term === undefined ? null : this.term(term);
    if (mark && rule !== undefined) void this.explain(rule, mark);
    else if (mark && note) this.show(note, mark);
    // A click elsewhere is the start of something else: the note gets out of its way, the focus stays there.
    else if (this.open && !this.element.contains(target)) {
      this.from = null;
      this.shut();
    }
  }

  private fill(rule: RuleText): void {
    setText(this.title, rule.title);
    setText(this.key, rule.key && this.desk.words("widget-rule-key", { key: rule.key }));
    show(this.key, rule.key !== "");
    setAttr(this.element, "aria-label", rule.title);
    this.body.replaceChildren(...rule.text.map((text) => h("p", {}, ...withRules(text))),
      ...(rule.question || rule.choice ? [this.ruling(rule)] : []),
      ...(rule.see?.length ? [this.links(rule)] : []));
    this.body.scrollTop = 0;
  }

  /** An open question of the printed rules, and how it is answered here. */
  private ruling({ question, choice }: RuleText): HTMLElement {
    const row = (name: string, text: string) => [h("dt", {}, this.desk.words(name)), h("dd", {}, ...withRules(text))];
    return h("dl", { class: "al-ruling" }, ...(question ? row("widget-rule-question", question) : []),
      ...(choice ? row("widget-rule-choice", choice) : []));
  }

  private links({ see }: RuleText): HTMLElement {
    return h("div", { class: "al-see" }, h("h4", {}, this.desk.words("widget-rule-see")),
      h("ul", {}, ...see.map(({ key, title }) => h("li", {}, ruleButton(key), " ", title))));
  }
}
