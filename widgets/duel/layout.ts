// How much room there is for letters: large text gets the layout of a small screen.

const NARROW = 50; // letters of width below which the fronts stand one under the other
const WIDE = 82; // and from which news and piles stand beside them

export type Layout = "narrow" | "middle" | "wide";

export function layoutOf(root: HTMLElement): Layout {
  const letters = root.clientWidth / (parseFloat(getComputedStyle(root).fontSize) || 14);
  return letters < NARROW ? "narrow" : letters < WIDE ? "middle" : "wide";
}
