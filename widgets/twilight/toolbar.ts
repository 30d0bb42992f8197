// Buttons in a row that are one stop of the Tab key: the arrow keys lead from one to the next.

import { setAttr } from "../shared/dom";

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

export class Toolbar {
  private current: HTMLElement | null = null;

  constructor(private readonly element: HTMLElement) {
    setAttr(element, "role", "toolbar");
    element.addEventListener("focusin", (event) => this.take((event.target as Element).closest("button")));
    element.addEventListener("keydown", (event) => this.onKey(event));
  }

  /** Follows the buttons that are there now: the one that was last used stays the stop. */
  update(): void {
    const { items } = this;
    this.take(items.find((item) => item === this.current) ?? items[0] ?? null);
  }

  private get items(): HTMLElement[] {
    return Array.from(this.element.querySelectorAll<HTMLElement>("button")).filter((item) => !item.closest("[hidden], [data-folded]"));
  }

  private take(current: HTMLElement | null): void {
    if (!current) return;
    this.current = current;
    for (const item of this.items) setAttr(item, "tabindex", item === current ? 0 : -1);
  }

  private onKey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const { items } = this;
    const at = items.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    items[step(at, items.length)]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
