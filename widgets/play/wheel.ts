// A wheel turned over the map does not push the board out of its window for the few links that stand below it.

const FOOT = 200; // pixels below the board that are the foot of a page; more is something to read, such as open charts
const HELD = ".al-map, .al-row";

/**
 * Holds the page where a plain wheel would move a board that fills its window. Bar, edges, keys and fingers still lead below it.
 *
 * @param side - the column beside the map: it has no height of its own where the page is narrow and scrolls as a whole
 */
export function holdPage(root: HTMLElement, side: HTMLElement): void {
  root.addEventListener("wheel", (event) => {
    const over = (event.target as Element).closest(HELD);
    if (!over || event.ctrlKey || event.deltaY <= 0 || Math.abs(event.deltaX) > event.deltaY) return;
    if (side.clientHeight === 0 || !root.closest(".al-page") || root.hasAttribute("data-cell")) return;
    const { top, bottom } = root.getBoundingClientRect();
    const below = document.documentElement.scrollHeight - globalThis.scrollY - bottom;
    if (top >= 0 && below <= FOOT) event.preventDefault();
  }, { passive: false });
}
