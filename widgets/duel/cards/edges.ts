// Cards side by side may go on beyond an edge: a sign says so, for nothing else tells it where scroll bars are hidden.

import { h, setAttr } from "../../shared/dom";
import { watchSize } from "../../shared/page/size";

const SLACK = 4; // pixels that a rounding may leave beyond an edge
const PAGE = 0.8; // of the width in sight: the last card that was seen whole stays in sight

/** Where a list goes on out of sight: "start", "end", both or neither; right-to-left lists scroll by negative steps. */
export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: Pick<Element, "scrollLeft" | "scrollWidth" | "clientWidth">): string {
  const before = Math.abs(scrollLeft);
  const after = scrollWidth - clientWidth - before;
  return [before > SLACK ? "start" : "", after > SLACK ? "end" : ""].filter(Boolean).join(" ");
}

/** A sign at an edge, which goes on when it is clicked; by keyboard the arrows lead on from card to card. */
function arrow(list: HTMLElement, to: "start" | "end"): HTMLElement {
  const sign = h("span", { class: "al-duel-cards-on", "data-to": to, "aria-hidden": "true" }, to === "end" ? "›" : "‹");
  const by = to === "end" ? PAGE : -PAGE;
  sign.addEventListener("click", () => list.scrollBy?.({ left: by * list.clientWidth, behavior: "auto" }));
  return sign;
}

/** Keeps the signs of a frame in line with the list that scrolls within; returns what looks again, and what ends it. */
export function markEdges(frame: HTMLElement, list: HTMLElement): { look(): void; end(): void } {
  frame.append(arrow(list, "start"), arrow(list, "end"));
  const look = () => setAttr(frame, "data-beyond", hiddenEdges(list) || null);
  list.addEventListener("scroll", look, { passive: true });
  return { look, end: watchSize(list, look) };
}
