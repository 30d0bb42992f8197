// What the map and all that is drawn on it may read and do.

import type { Atlas, MapScene, Place, PlaceId } from "./types";
import type { Words } from "../shared/types";
import type { Group, Lookup } from "./lookup";
import type { Shown } from "./shown";
import type { Signs } from "./signs";
import type { Terms } from "../shared/told/terms";

export interface MapDesk {
  readonly root: HTMLElement;
  readonly words: Words;
  readonly atlas: Atlas;
  readonly scene: MapScene;
  readonly signs: Signs;
  readonly shown: Shown;
  readonly look: Lookup;
  readonly terms: Terms;
  /** The place whose card is open, or null. */
  readonly chosen: PlaceId | null;
  place(id: PlaceId): Place | undefined;
  /** Name of a place with its code, as in "Mostaganem (V-4)". */
  title(id: PlaceId): string;
  /** A click or Enter on a place, and perhaps on one of its groups of pieces. */
  press(place: PlaceId, how: "click" | "keyboard", group?: Group): void;
  closeCard(): void;
}
