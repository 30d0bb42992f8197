// Whole recorded games of both map games, as `tests/views/play/crowds.py` writes what lies where in them.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { GLYPHS as WAR } from "../../algeria/glyphs";
import type { Group } from "../../map/lookup";
import { type Glyphs, Signs } from "../../map/signs";
import type { Atlas, Place, PlaceId, PlaceState } from "../../map/types";
import { GLYPHS as CAMPAIGN } from "../../twilight/glyphs";

type Piece = [kind: string, box: string, count: number, is: string[]];
type Stand = [marks: Record<string, number>, pieces: Piece[]];

interface Crowds {
  atlas: Record<"en" | "fr", Partial<Atlas> & { places: Partial<Place>[] }>;
  stands: Stand[];
  games: Record<string, Record<PlaceId, number>[]>;
}

export interface Lying {
  groups: Group[];
  state: PlaceState;
}

const ROOT = `${import.meta.dirname}/../../..`;
const GLYPHS: Record<string, Glyphs> = { algeria: WAR, twilight: CAMPAIGN };

/** One of the games on a map with everything that was ever recorded of it. */
export class Recorded {
  private readonly crowds: Crowds;
  private readonly drawing: Atlas;

  constructor(readonly game: "algeria" | "twilight") {
    this.crowds = JSON.parse(new TextDecoder().decode(gunzipSync(readFileSync(`${ROOT}/tests/data/crowds/${game}.json.gz`)))) as Crowds;
    this.drawing = JSON.parse(readFileSync(`${ROOT}/algeria_lab/data/${game}/map.json`, "utf8")) as Atlas;
  }

  /** The shipped map with the names of a language. */
  atlas(language: "en" | "fr"): Atlas {
    const { places, ...told } = this.crowds.atlas[language];
    const named = new Map(places.map((place) => [place.id, place]));
    return { ...this.drawing, layers: [], ...told, places: this.drawing.places.map((place) => ({ ...place, ...named.get(place.id) })) } as Atlas;
  }

  signs(atlas: Atlas): Signs {
    return new Signs(atlas, GLYPHS[this.game] as Glyphs);
  }

  get games(): string[] {
    return Object.keys(this.crowds.games);
  }

  /** Everything that ever lay in a place, each once. */
  get stands(): ((place: PlaceId) => Lying)[] {
    return this.crowds.stands.map((stand) => (place) => lying(stand, place));
  }

  /** The positions of a game, each as the number of what lies in each place. */
  *positions(game: string): Generator<Map<PlaceId, number>> {
    const now = new Map<PlaceId, number>();
    for (const changes of this.crowds.games[game] ?? []) {
      for (const [place, stand] of Object.entries(changes)) now.set(place, stand);
      yield new Map(now);
    }
  }

  lying(place: PlaceId, stand: number): Lying {
    return lying(this.crowds.stands[stand] as Stand, place);
  }
}

function lying([marks, pieces]: Stand, place: PlaceId): Lying {
  const groups = pieces.map(([kind, box, count, is]): Group => ({
    place, kind, box, is, count, ids: [`${place}/${kind}/${box}`], label: `${count} ${kind}`, id: [place, box, kind, ...is].join("/") }));
  return { groups, state: { says: "", marks } };
}
