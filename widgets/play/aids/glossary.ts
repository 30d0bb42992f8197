// All terms of the game in one list, in place of question and choices: read from top to bottom, or searched by the browser.

import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";
import { closeButton, focusedIn, h, setAttr, setName, setText, show } from "../../shared/dom";
import { ruleButton } from "../../shared/told/rule";
import type { Term } from "../../shared/told/terms";

export class Glossary implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly list = h("dl");
  private readonly close = closeButton(() => void this.shut());
  private opener: Element | null = null;
  private filled: unknown = null;

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-glossary", hidden: true }, h("div", { class: "al-card-head" }, this.title, this.close), this.list);
    desk.root.addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-do="glossary"]');
      // One in a card that has closed under the press has handed the focus on.
      if (button) this.show(button.closest("[hidden]") ? focusedIn(desk.root) : button);
    });
  }

  update(): void {
    const { words } = this.desk;
    setText(this.title, words("board-glossary"));
    setAttr(this.element, "aria-label", words("board-glossary"));
    setName(this.close, words("widget-close"));
    for (const button of this.desk.root.querySelectorAll<HTMLElement>('[data-do="glossary"]')) setText(button, words("board-glossary-open"));
    if (this.element.hidden || this.filled === words) return;
    this.filled = words;
    this.list.replaceChildren(...this.desk.terms.list.flatMap((term) => entry(term)));
  }

  shut(): boolean {
    if (this.element.hidden) return false;
    show(this.element, false);
    if (this.opener instanceof HTMLElement && this.opener.isConnected) this.opener.focus({ preventScroll: true });
    return true;
  }

  private show(opener: Element | null): void {
    this.opener = opener;
    show(this.element, true);
    this.update();
    this.element.scrollIntoView?.({ block: "nearest" });
    this.title.focus({ preventScroll: true });
  }
}

/** A button that opens the list, wherever it stands. */
export function glossaryButton(): HTMLButtonElement {
  return h("button", { type: "button", class: "al-quiet-button", "data-do": "glossary" });
}

function entry({ title, about, rule }: Term): HTMLElement[] {
  return [h("dt", {}, title), h("dd", {}, about, ...(rule ? [" ", ruleButton(rule.key, rule.title)] : []))];
}
