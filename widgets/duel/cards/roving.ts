// Cards as one tab stop: arrows lead from card to card, Home and End to the first and the last.

import { focusedIn, setAttr } from "../../shared/dom";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** Says where an arrow leads from a card; null where it leads nowhere. */
export type Steps = (cards: HTMLElement[], from: HTMLElement, arrow: Arrow) => HTMLElement | null;

const CARD = "[data-card]";

/** Cards in a line: both pairs of arrows go on and back. */
export const inLine: Steps = (cards, from, arrow) => {
  const by = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  return cards[cards.indexOf(from) + by] ?? null;
};

/** Cards in fronts: up and down within a front, through both rows; left and right to the next front that has cards. */
export const inColumns: Steps = (cards, from, arrow) => {
  const frontOf = (card: HTMLElement) => card.closest<HTMLElement>("[data-front]")?.dataset["front"] ?? "";
  const fronts = [...new Set(cards.map(frontOf))];
  const column = cards.filter((card) => frontOf(card) === frontOf(from));
  if (arrow === "ArrowUp" || arrow === "ArrowDown") return column[column.indexOf(from) + (arrow === "ArrowDown" ? 1 : -1)] ?? null;
  const next = fronts[fronts.indexOf(frontOf(from)) + (arrow === "ArrowRight" ? 1 : -1)];
  if (next === undefined) return null;
  const there = cards.filter((card) => frontOf(card) === next);
  // The row of the same side first: who compares fronts wants to stay on that side.
  const side = (list: HTMLElement[]) => list.filter((card) => card.dataset["seat"] === from.dataset["seat"]);
  const at = side(column).indexOf(from);
  return side(there)[Math.min(at, side(there).length - 1)] ?? there[0] ?? null;
};

export class Roving {
  private current = "";

  constructor(private readonly element: HTMLElement, private readonly steps: Steps) {
    element.addEventListener("keydown", (event) => this.onKey(event));
    element.addEventListener("focusin", (event) => this.onFocus(event.target as Element));
  }

  /** Keeps exactly one card in the tab order: the last that had the focus, else one that may be chosen, else the first. */
  update(): void {
    const cards = this.cards();
    const stop = cards.find((card) => card.dataset["card"] === this.current)
      ?? cards.find((card) => card.hasAttribute("data-legal")) ?? cards[0];
    for (const card of cards) setAttr(card, "tabindex", card === stop ? 0 : -1);
  }

  /** Puts the focus on the tab stop, or on a card that may be chosen where that one may not; false when there is no card. */
  focus(): boolean {
    const cards = this.cards();
    const last = cards.find((card) => card.tabIndex === 0);
    const stop = last?.hasAttribute("data-legal") ? last : cards.find((card) => card.hasAttribute("data-legal")) ?? last;
    stop?.focus({ preventScroll: true });
    return stop !== undefined;
  }

  private cards(): HTMLElement[] {
    return Array.from(this.element.querySelectorAll<HTMLElement>(CARD)).filter((card) => !card.closest("[hidden]"));
  }

  private onFocus(target: Element): void {
    const key = target.closest<HTMLElement>(CARD)?.dataset["card"];
    if (key === undefined) return;
    this.current = key;
    this.update();
  }

  private onKey(event: KeyboardEvent): void {
    const from = focusedIn(this.element)?.closest<HTMLElement>(CARD);
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const cards = this.cards();
    const to = event.key === "Home" ? cards[0] : event.key === "End" ? cards.at(-1)
      : event.key.startsWith("Arrow") ? this.steps(cards, from, event.key as Arrow) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    to?.focus();
  }
}
