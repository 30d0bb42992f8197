// Crowded moments of real wars between computers, and the map as it is shipped.

import atlas from "../../../algeria_lab/data/algeria/map.json";
import type { Group } from "../../map/lookup";
import type { Atlas, PlaceState } from "../../map/types";
import { game, group, LOOKS } from "../play/game";
import wars from "./positions.json";

type Row = [place: string, side: string, kind: string, box: string, count: number, marks: string];

interface Crowd {
  names: Record<"en" | "fr", Record<string, [name: string, modern: string, kind: string]>>;
  positions: { war: string; terror: string[]; resettled: string[]; pieces: Row[] }[];
}

const crowd = wars as unknown as Crowd;
const drawing = atlas as unknown as Atlas;

/** The shipped map with the names of a language. */
export function shipped(language: "en" | "fr"): Atlas {
  return { ...drawing, ...game, places: drawing.places.map((place) => {
    const [name = "", modern = "", kind = "rural"] = crowd.names[language][place.id] ?? [];
    return { ...place, name, modern, kind, look: LOOKS[kind] ?? "land" };
  }) };
}

export interface Position {
  war: string;
  groups(place: string): Group[];
  state(place: string): PlaceState;
}

const CONDITIONS = { n: "neutralized", d: "dispersed", a: "airmobile" };

function groupOf([place, , kind, box, count, marks]: Row): Group {
  const ids = Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`);
  const is = Object.entries(CONDITIONS).flatMap(([letter, name]) => (marks.includes(letter) ? [name] : []));
  return group({ place, kind, box, ids, label: `${count} ${kind}`, is });
}

export const positions: Position[] = crowd.positions.map(({ war, terror, resettled, pieces }) => {
  const groups = pieces.map(groupOf);
  if (new Set(groups.map(({ id }) => id)).size !== groups.length) throw new Error(`groups of ${war} are not distinct`);
  return {
    war,
    groups: (place) => groups.filter((found) => found.place === place),
    // As crowded as it may become: the OAS in every city.
    state: (place) => ({ control: "", says: "", marks: { terror: Number(terror.includes(place)), resettled: Number(resettled.includes(place)),
      oas: Number(crowd.names.en[place]?.[2] === "urban") } }),
  };
});
