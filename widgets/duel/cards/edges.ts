// Cards side by side may go on beyond an edge: a sign says so, for nothing else tells it where scroll bars are hidden.

import { setAttr } from "../../shared/dom";
import { watchSize } from "../../shared/page/size";

const SLACK = 4; // pixels that a rounding may leave beyond an edge

/** Where a list goes on out of sight: "start", "end", both or neither; right-to-left lists scroll by negative steps. */
export function hiddenEdges({ scrollLeft, scrollWidth, clientWidth }: Pick<Element, "scrollLeft" | "scrollWidth" | "clientWidth">): string {
  const before = Math.abs(scrollLeft);
  const after = scrollWidth - clientWidth - before;
  return [before > SLACK ? "start" : "", after > SLACK ? "end" : ""].filter(Boolean).join(" ");
}

/** Keeps the sign of a frame in line with the list that scrolls within; returns what looks again, and what ends it. */
export function markEdges(frame: HTMLElement, list: HTMLElement): { look(): void; end(): void } {
  const look = () => setAttr(frame, "data-beyond", hiddenEdges(list) || null);
  list.addEventListener("scroll", look, { passive: true });
  return { look, end: watchSize(list, look) };
}
