// The words of a game, each explained where it stands: found in a text, underlined with dots, and opened like a rule.

import { h, setAttr } from "../dom";
import { withMark, withRules, type Write } from "./rule";
import type { RuleText } from "../types";

/** One entry of the glossary. */
export interface Term {
  id: string;
  title: string;
  /** In one or two sentences. */
  about: string;
  /** The rule behind it; words of the war have none. */
  rule: { key: string; title: string } | null;
  /** How it is written in texts; empty: it is only listed. */
  forms: string[];
}

const NO_LETTER = "[\\p{L}\\p{N}]";
/** What is also the name of a month is none of the game's words behind a day or before a year: "18 March 1962". */
const MONTHS: readonly string[] = ["March", "May"];
const NO_DATE = { before: "(?<!\\p{N}\\s)", behind: "(?!\\s\\p{N})" };

export class Terms {
  private readonly ids = new Map<string, string>();
  private readonly pattern: RegExp | null;

  /** @param hint - how to come from the first word of a part to the others */
  constructor(readonly list: readonly Term[], private readonly hint: () => string = () => "") {
    for (const { id, forms } of list) for (const form of forms) this.ids.set(form, id);
    const forms = [...this.ids.keys()].sort((one, other) => other.length - one.length);
    const any = forms.map(written).join("|");
    this.pattern = any ? new RegExp(`(?<!${NO_LETTER})(${any})(?!${NO_LETTER})`, "u") : null;
  }

  /** The explanation of a term, to be shown as that of a rule is. */
  note(id: string): RuleText | null {
    const term = this.list.find((one) => one.id === id);
    if (!term) return null;
    return { key: "", title: term.title, text: [term.about], question: "", choice: "", see: term.rule ? [term.rule] : [] };
  }

  /**
   * A text with its rule numbers and its terms as buttons, each term where it is met first.
   *
   * @param met - the terms that the same part of the screen has explained already; those of the text are added. Only
   *   the first of a part is a stop of the Tab key, the arrow keys lead to the others.
   */
  nodes(text: string, met = new Set<string>()): Node[] {
    return withRules(text).flatMap((node) => (node.nodeType === Node.TEXT_NODE ? this.found(node.textContent ?? "", met) : [node]));
  }

  /** Writes the texts of a new part of the screen, one after the other: each term is a button where it is met first. */
  writer(): Write {
    const met = new Set<string>();
    return (text) => this.nodes(text, met);
  }

  private found(text: string, met: Set<string>): Node[] {
    // Splitting at a group puts what the group has caught at the odd places.
    const parts = this.pattern ? text.split(new RegExp(this.pattern.source, "gu")) : [text];
    const nodes: Node[] = [];
    for (const [at, part] of parts.entries()) {
      const id = this.ids.get(part);
      if (id === undefined || met.has(id)) {
        nodes.push(document.createTextNode(part));
        continue;
      }
      met.add(id);
      nodes.push(withMark(termButton(id, part, met.size === 1, this.hint()), parts, at, nodes.at(-1)));
    }
    return nodes.filter((node) => node.textContent);
  }
}

/** A form as a pattern. */
function written(form: string): string {
  const plain = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return MONTHS.includes(form) ? `${NO_DATE.before}${plain}${NO_DATE.behind}` : plain;
}

function termButton(id: string, text: string, isStop: boolean, hint: string): HTMLButtonElement {
  const says = isStop && hint ? hint : null;
  return h("button", { type: "button", class: "al-term", "data-term": id, "aria-haspopup": "dialog", "aria-description": says, tabindex: isStop ? 0 : -1 }, text);
}

/** Like `setRuled`, with the terms of the game as buttons, too. */
export function setTermed(element: HTMLElement, text: string, terms: Terms, met = new Set<string>()): void {
  if (element.dataset["text"] === text) {
    for (const term of element.querySelectorAll<HTMLElement>("[data-term]")) met.add(term.dataset["term"] ?? "");
    return;
  }
  element.dataset["text"] = text;
  element.replaceChildren(...terms.nodes(text, met));
}

/** Moves the focus from term to term of a part of the screen; false when the key is none for that. */
export function moveOnTerms(event: KeyboardEvent, root: HTMLElement): boolean {
  const from = (event.target as Element).closest?.<HTMLElement>("[data-term]");
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!from || !step) return false;
  const all = Array.from(root.querySelectorAll<HTMLElement>("[data-term]")).filter((term) => !term.closest("[hidden], [inert]"));
  const next = all[all.indexOf(from) + step];
  if (next) {
    setAttr(next, "tabindex", 0);
    next.focus();
  }
  return true;
}
