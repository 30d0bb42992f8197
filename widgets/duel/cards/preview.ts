// The whole card beside a strip that is pointed at or has the focus; a tap opens the same in the tray.

import { h, show } from "../../shared/dom";
import { float, sink, standBy } from "../../shared/page/float";
import { allCards, faceOf, readCard } from "./card";
import type { Desk } from "../desk";

const PAUSE = 280; // milliseconds of rest before it opens: a pointer that only passes opens nothing
const EDGE = 8;
const LEAST = 160; // pixels of height, where the hand leaves less

let seen = ""; // where the pointer was last, over all tables: a new table under a pointer at rest is no movement

export class Preview {
  // The tray and the name of the card say the same to a screen reader.
  readonly element = h("div", { class: "al-duel-preview", popover: "manual", hidden: true, "aria-hidden": "true" });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private card: HTMLElement | null = null;
  private quiet = false;

  constructor(private readonly desk: Desk) {
    const { root } = desk;
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.moved(event) && this.point(event.target as Element));
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("pointerleave", () => this.shut());
    root.addEventListener("focusin", (event) => {
      const target = event.target as Element;
      if (!this.quiet && target.matches("[data-card]:focus-visible")) this.point(target);
      else if (!this.element.contains(target)) this.shut();
    });
  }

  /** Moves the focus and opens nothing: who has not gone to a card wants to see the others beside it. */
  quietly(move: () => void): void {
    this.quiet = true;
    move();
    this.quiet = false;
  }

  /** False when nothing was open. */
  shut(): boolean {
    clearTimeout(this.timer);
    const open = !this.element.hidden;
    sink(this.element);
    show(this.element, false);
    this.element.replaceChildren();
    this.card = null;
    return open;
  }

  /** Whether the pointer itself has moved: a card that arrives under a pointer at rest opens nothing. */
  private moved({ clientX, clientY }: PointerEvent): boolean {
    const before = seen;
    seen = `${clientX} ${clientY}`;
    return seen !== before;
  }

  private point(target: Element): void {
    // The pointer may go over to the card that has opened, to read it to its end.
    if (this.element.contains(target)) return clearTimeout(this.timer);
    const card = target.closest<HTMLElement>("[data-card]");
    if (card === this.card && card) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (card ? this.open(card) : this.shut()), PAUSE);
  }

  private open(element: HTMLElement): void {
    const key = element.dataset["card"];
    const card = allCards(this.desk.scene).find((found) => found.key === key);
    const face = card && faceOf(this.desk.atlas, card);
    if (!card || !face || key === this.desk.selected || !element.isConnected) return void this.shut();
    this.card = element;
    this.element.replaceChildren(h("p", { class: "al-duel-preview-name" }, face.name), readCard(this.desk, card, false));
    show(this.element, true);
    float(this.element);
    this.place(element);
  }

  /** Over what lies beside the fronts, so that it covers no card; over the hand; else beside the card, or under or over it. */
  private place(element: HTMLElement): void {
    const at = element.getBoundingClientRect();
    const { style } = this.element;
    style.width = style.maxHeight = "";
    const aside = this.desk.root.dataset["layout"] === "wide" ? this.desk.root.querySelector(".al-duel-side") : null;
    if (aside && !aside.contains(element)) return this.standAside(aside.getBoundingClientRect());
    if (element.closest(".al-duel-hands")) return this.standOver(at.left);
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const left = at.right + EDGE + width <= innerWidth ? at.right + EDGE : at.left - EDGE - width;
    if (left < EDGE) return standBy(this.element, element);
    style.left = `${Math.round(left)}px`;
    style.top = `${Math.round(Math.max(EDGE, Math.min(at.top, innerHeight - height - EDGE)))}px`;
  }

  /** Over the dock: the other cards of the hand, which may be chosen as well, stay in sight. */
  private standOver(left: number): void {
    const { element: { style, offsetWidth: width } } = this;
    style.left = `${Math.round(Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)))}px`;
    style.maxHeight = `${Math.round(Math.max(this.floor - 2 * EDGE, LEAST))}px`;
    style.top = `${Math.round(Math.max(EDGE, this.floor - EDGE - this.element.offsetHeight))}px`;
  }

  /** Where the dock begins: nothing of it is to be covered. */
  private get floor(): number {
    return this.desk.root.querySelector(".al-duel-dock")?.getBoundingClientRect().top ?? innerHeight;
  }

  private standAside({ left, top, width }: DOMRect): void {
    const { style } = this.element;
    const over = Math.max(EDGE, Math.min(top, this.floor - LEAST - EDGE));
    style.left = `${Math.round(left)}px`;
    style.top = `${Math.round(over)}px`;
    style.width = `${Math.round(width)}px`;
    style.maxHeight = `${Math.round(Math.max(this.floor - over - EDGE, LEAST))}px`;
  }
}
