// Panels over the page: in the browser's top layer nothing cuts them off, neither a scrolling cell nor a notebook.

const NARROW = 560; // pixels of the window up to which a panel lies at its lower edge, as the style sheet says too
const EDGE = 8;

/** Lifts a shown element into the top layer, where the browser has one. */
export function float(element: HTMLElement): void {
  if (!element.isConnected || typeof element.showPopover !== "function") return;
  if (!element.matches(":popover-open")) element.showPopover();
}

export function sink(element: HTMLElement): void {
  if (typeof element.hidePopover === "function" && element.matches(":popover-open")) element.hidePopover();
}

/** Stands a floating element under its opener, or over it where there is more room; on phones CSS places it. */
export function standBy(element: HTMLElement, opener: HTMLElement): void {
  const { style } = element;
  if (innerWidth <= NARROW) {
    style.left = style.top = style.maxHeight = "";
    return;
  }
  const at = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const under = innerHeight - at.bottom >= Math.min(height, at.top) + EDGE;
  const room = under ? innerHeight - at.bottom - 2 * EDGE : at.top - 2 * EDGE;
  style.maxHeight = `${Math.round(Math.max(room, 160))}px`;
  style.left = `${Math.round(Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE)))}px`;
  style.top = `${Math.round(Math.max(EDGE, under ? at.bottom + 4 : at.top - 4 - Math.min(height, room)))}px`;
}
