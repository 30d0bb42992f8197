// Where keys lead on the map.

import type { Atlas, Place, PlaceId } from "../types";

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const VECTORS: Record<Direction, [number, number]> = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0],
};

const WIDEST = Math.cos((75 * Math.PI) / 180);

export function isDirection(key: string): key is Direction {
  return key in VECTORS;
}

/** How far and how straight one place lies from another in a direction; null when it lies elsewhere. */
function distance(from: Place, to: Place, direction: Direction, narrowest: number): number | null {
  const [dx, dy] = [to.centre[0] - from.centre[0], to.centre[1] - from.centre[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  const [vx, vy] = VECTORS[direction];
  const straight = (dx * vx + dy * vy) / length;
  return straight < narrowest ? null : length * (2 - straight);
}

function nearest(from: Place, choices: Place[], direction: Direction, narrowest: number): PlaceId | null {
  let best: PlaceId | null = null;
  let least = Infinity;
  for (const place of choices) {
    const far = distance(from, place, direction, narrowest);
    if (far !== null && far < least) [best, least] = [place.id, far];
  }
  return best;
}

/**
 * Returns the place that an arrow key leads to: the drawn neighbour that lies best in that direction, else the
 * nearest place in a narrow cone (an island box has no drawn neighbour), else null at the edge of the map.
 */
export function step(atlas: Atlas, from: PlaceId, direction: Direction): PlaceId | null {
  const here = atlas.places.find((place) => place.id === from);
  if (!here) return null;
  const near = new Set(atlas.neighbours[from] ?? []);
  const neighbours = atlas.places.filter((place) => near.has(place.id));
  return nearest(here, neighbours, direction, WIDEST) ?? nearest(here, atlas.places, direction, Math.SQRT1_2);
}

/** Returns the place before (-1) or after (+1) in the order of the wilayas, going round at the ends. */
export function turn(atlas: Atlas, from: PlaceId, by: 1 | -1): PlaceId | null {
  const at = atlas.places.findIndex((place) => place.id === from);
  const count = atlas.places.length;
  return atlas.places[(at + by + count) % count]?.id ?? null;
}

/** How much nearer a key brings the map: one step, one step back, or 0 for the whole map. */
export function zoomOf(key: string): 1 | -1 | 0 | null {
  if (key === "+" || key === "=") return 1;
  if (key === "-" || key === "\u2212") return -1;
  return key === "0" ? 0 : null;
}
