// The hands that are up, who waits longest first.

import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { Called, deed, section } from "./parts";
import type { Desk, Hand, Part } from "./types";

export class Hands implements Part {
  readonly follows = ["hands"] as const;
  readonly element: HTMLElement;
  private readonly none: HTMLElement;
  private readonly list = h("ol", { class: "al-desk-list" });
  private readonly rows = new WeakMap<Element, { called: Called; waits: HTMLElement }>();

  constructor(private readonly desk: Desk) {
    this.none = h("p", { class: "al-desk-quiet" }, desk.words("hands-none"));
    this.element = section(desk, "hands", h("div", { role: "status" }, this.none, this.list));
  }

  update(): void {
    const hands = this.desk.told.hands ?? [];
    show(this.none, !hands.length);
    setAttr(this.element, "data-any", hands.length > 0);
    keyed(this.list, hands, (one) => String(one.number), (one) => this.row(one), (row, one) => {
      const parts = this.rows.get(row);
      parts?.called.update(one.number, one.nickname);
      if (parts) setText(parts.waits, one.waits);
    });
  }

  private row({ number }: Hand): HTMLLIElement {
    const called = new Called();
    const waits = h("span", { class: "al-desk-quiet" });
    const down = deed(this.desk, this.desk.words("down"), () => ({ do: "down", number }));
    down.setAttribute("aria-label", `${this.desk.words("down")}: ${this.desk.words("place")} ${number}`);
    const row = h("li", {}, called.element, waits, down);
    this.rows.set(row, { called, waits });
    return row;
  }
}
