// Crowded moments of real wars between computers, and the map as it is shipped.

import atlas from "../../../algeria_lab/data/algeria/map.json";
import { groupKey } from "../../map/lookup";
import type { Atlas, BoxId, Kind, PieceGroup, Place, PlaceState } from "../../map/types";
import wars from "./positions.json";

type Row = [place: string, side: "fln" | "gov", kind: Kind, box: BoxId, count: number, marks: string];

interface Crowd {
  names: Record<"en" | "fr", Record<string, [name: string, modern: string, kind: Place["kind"]]>>;
  positions: { war: string; terror: string[]; resettled: string[]; pieces: Row[] }[];
}

const crowd = wars as unknown as Crowd;
const drawing = atlas as unknown as Atlas;

/** The shipped map with the names of a language. */
export function shipped(language: "en" | "fr"): Atlas {
  return { ...drawing, places: drawing.places.map((place) => {
    const [name = "", modern = "", kind = "rural"] = crowd.names[language][place.id] ?? [];
    return { ...place, name, modern, kind: kind as Place["kind"] };
  }) };
}

export interface Position {
  war: string;
  groups(place: string): PieceGroup[];
  state(place: string): PlaceState;
}

function group([place, side, kind, box, count, marks]: Row): PieceGroup {
  const ids = Array.from({ length: count }, (_, i) => `${kind}-${i + 1}`);
  return { place, side, kind, box, ids, label: `${count} ${kind}`, neutralized: marks.includes("n"),
    dispersed: marks.includes("d"), airmobile: marks.includes("a") };
}

export const positions: Position[] = crowd.positions.map(({ war, terror, resettled, pieces }) => {
  const groups = pieces.map(group);
  if (new Set(groups.map(groupKey)).size !== groups.length) throw new Error(`groups of ${war} are not distinct`);
  return {
    war,
    groups: (place) => groups.filter((found) => found.place === place),
    state: (place) => ({ control: "", says: "", terror: terror.includes(place), resettled: resettled.includes(place), remote: true }),
  };
});
