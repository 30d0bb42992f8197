// Cards glide from where they lay to where they lie: the eye follows what a sentence alone would not show.

import { reducedMotion } from "../shared/dom";

const LENGTH = 320; // milliseconds
const CARD = "[data-card]";

export type Places = Map<string, DOMRect>;

/** Where the cards lie now; nothing for readers who want no motion. */
export function rememberPlaces(root: HTMLElement): Places {
  const places: Places = new Map();
  if (reducedMotion()) return places;
  for (const card of root.querySelectorAll<HTMLElement>(CARD)) {
    if (!card.closest("[hidden]")) places.set(card.dataset["card"] ?? "", card.getBoundingClientRect());
  }
  return places;
}

/** Lets every card that has another place than before glide there. */
export function glide(root: HTMLElement, before: Places): void {
  for (const card of before.size ? root.querySelectorAll<HTMLElement>(CARD) : []) {
    const from = before.get(card.dataset["card"] ?? "");
    if (!from || typeof card.animate !== "function" || card.closest("[hidden]")) continue;
    const to = card.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const way = [{ transform: `translate(${x}px, ${y}px)`, zIndex: 3 }, { transform: "none", zIndex: 3 }];
    card.animate(way, { duration: LENGTH, easing: "ease-out" });
  }
}
