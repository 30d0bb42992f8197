// The focus stays with the reader while a scene changes the board: where it lay, or where the reader goes on.

import { focusedIn, isGone } from "../shared/dom";
import type { PlaceId } from "../map/types";
import type { Desk } from "./desk";

/** Parts of the board by their selector, and what takes the focus back into each; `chosen` is the place that was open before. */
export type Regions = Record<string, (chosen: PlaceId | null) => void>;

/** What ends a step: with the focus on it, a key that is pressed twice would end the next one. */
const ENDS = "[data-ends], .al-asks";

export class Focus {
  private readonly regions: [selector: string, back: Regions[string]][];

  /**
   * @param home - puts the focus on what is asked
   * @param asking - regions that belong to a question: with another one the reader goes on there
   * @param apart - regions that do not
   */
  constructor(private readonly desk: Desk, private readonly home: () => void, private readonly asking: Regions, apart: Regions) {
    this.regions = Object.entries({ ...asking, ...apart });
  }

  /**
   * Carries out a change and puts the focus where the reader goes on.
   *
   * With another question it lies on the question, and never on what ends a step: the same key pressed twice does
   * nothing. Within a step it stays where it is, or goes to the nearest heading when what had it is gone.
   */
  keep(change: () => void, asksAnew: boolean): void {
    const { chosen, root } = this.desk;
    const had = focusedIn(root) as HTMLElement | null;
    const [selector, back] = this.regionOf(had);
    const goesOn = selector in this.asking && (asksAnew || had?.closest(ENDS) != null);
    // Taken away with the focus in it, an element makes the browser lay out the page half changed: the focus goes first.
    if (had && back && this.leaves(had)) had.blur();
    change();
    if (goesOn) this.home();
    else if (!had || isGone(had)) back?.(chosen);
  }

  /** The innermost region in which an element stands. */
  private regionOf(element: Element | null): [selector: string, back?: Regions[string]] {
    const found = element && this.desk.root.contains(element) ? element.closest(this.regions.map(([selector]) => selector).join()) : null;
    return this.regions.find(([selector]) => found?.matches(selector)) ?? [""];
  }

  /** Whether an element stands in a choice that the new scene no longer offers. */
  private leaves(element: Element): boolean {
    const id = element.closest("li")?.querySelector("[data-pick]")?.getAttribute("data-pick");
    return id != null && !this.desk.scene.actions.some((action) => action.id === id);
  }
}
