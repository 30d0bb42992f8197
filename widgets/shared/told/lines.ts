// Lines of what happened, and the region in which they scroll.

import { h, setAttr } from "../dom";
import { cited } from "./rule";
import type { Line } from "../types";

/** What a line has beside its sentence and the rule on which that stands. */
export interface Around {
  before?: (Node | null)[];
  after?: (Node | null)[];
}

export function makeLine(line: Line, style: string, { before = [], after = [] }: Around = {}): HTMLLIElement {
  return h("li", { class: style, "data-seat": line.seat || null }, ...before,
    h("span", { class: `${style}-text` }, ...cited(line.text, line.rule)), ...after);
}

/** A list that scrolls: such a region must be reachable by keyboard, and then it needs a name. */
export class LineBox {
  readonly element: HTMLElement;
  readonly list = h("ol");

  constructor(style: string, ...before: Node[]) {
    this.element = h("div", { class: style, tabindex: 0, role: "group" }, ...before, this.list);
  }

  name(text: string): void {
    setAttr(this.element, "aria-label", text);
  }

  toStart(): void {
    this.element.scrollTop = 0;
  }

  toEnd(): void {
    this.element.scrollTop = this.element.scrollHeight;
  }
}
