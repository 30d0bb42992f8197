// The orders between which a step lets choose: buttons that play them, where they stand though the text is folded.

import type { DoingDesk, Part } from "../shared/desk";
import { h, setText, show } from "../shared/dom";
import type { Choices, Deed, Scene } from "./types";

type Order = Choices["orders"][number];

export class ChoicesView implements Part {
  private readonly title = h("h3");
  private readonly list = h("ul");
  /** What is left of an order that was begun on the board; said when it comes. */
  private readonly next = h("p", { class: "al-lead-order-next", role: "status" });
  readonly element = h("section", { class: "al-lead-choices" }, this.title, this.list, this.next);
  private written = "";

  constructor(private readonly desk: DoingDesk<Scene, Deed>) {}

  update(): void {
    const choices = this.desk.scene.choices ?? null;
    const orders = choices?.orders ?? [];
    setText(this.title, choices?.title ?? "");
    const written = JSON.stringify(orders);
    if (this.written !== written) this.list.replaceChildren(...orders.map((order, place) => this.row(order, place, choices?.mark ?? "")));
    this.written = written;
    setText(this.next, orders.filter(({ next }) => next).map(({ name, next }) => `${name} – ${next}`).join(" · "));
    show(this.next, this.next.textContent !== "");
    show(this.element, choices !== null);
  }

  /** An order: what its author calls it, what the board calls it where that is something else, and whether it was chosen. */
  private row({ name, board, chosen, open }: Order, place: number, mark: string): HTMLElement {
    const hint = board ? [h("p", { class: "al-hint" }, board)] : [];
    if (!open) return h("li", chosen ? { "data-chosen": "" } : {}, h("p", {}, name, ...(chosen ? [h("small", {}, `✓ ${mark}`)] : [])), ...hint);
    const button = h("button", { type: "button", class: "al-button" }, name);
    button.addEventListener("click", () => this.desk.tell({ kind: "order", place }));
    return h("li", {}, button, ...hint);
  }
}
