// What can be read off one scene: which pieces stand where, and which actions a place or a piece can pick.

import { fillIn } from "../shared/wire/model";
import type { Words } from "../shared/types";
import type { Action, Atlas, LogEntry, MapScene, PieceGroup, PlaceId } from "./types";

/** Pieces that look the same, and where they stand. */
export interface Group extends PieceGroup {
  /** Its own on the whole map; it stays while the number of pieces changes. */
  id: string;
  place: PlaceId;
}

export interface Lookup {
  /** The last lines of the log, oldest first. */
  log: LogEntry[];
  /** Actions that no place and no piece picks, and what leads on: plain buttons. Beside what a lesson asks for only that. */
  plain: Action[];
  /** All others, most of which name a place or a piece, in the order of the scene. */
  aimed: Action[];
  piecesAt(place: PlaceId): Group[];
  /** Actions that name the place itself. */
  ofPlace(place: PlaceId): Action[];
  /** Actions that name a group, or one of its pieces. */
  ofGroup(group: Group): Action[];
  /** What a click on a group of pieces may mean: their own actions, and those of the place, which they carry out. */
  aroundGroup(group: Group): Action[];
  /** Everything that can be chosen at a place: its own actions, then those of its pieces. */
  at(place: PlaceId): Action[];
  /** The places that ids of places and pieces stand for. */
  placesOf(ids: readonly string[]): PlaceId[];
  /** The place and its units in words, enough to do without the drawing. */
  summary(place: PlaceId, words: Words): string;
}

/**
 * Leaves one action of those that read the same.
 *
 * Pieces of one group are interchangeable: where the kernel offers each of them in the same words the reader has one
 * choice, not several, and the first stands for all.
 */
export function distinct(actions: readonly Action[]): Action[] {
  const seen = new Set<string>();
  return actions.filter((action) => {
    const words = `${action.group}\n${action.text}\n${action.price ?? ""}`;
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}

/** The groups of each place in the order of the atlas: by kind, and by box. */
function readPieces(scene: MapScene, { kinds, boxes }: Atlas): Map<PlaceId, Group[]> {
  const rank = new Map([...kinds, ...boxes].map(({ id }, at) => [id, at]));
  const inOrder = (one: Group, other: Group) =>
    (rank.get(one.kind) ?? 0) - (rank.get(other.kind) ?? 0) || (rank.get(one.box) ?? 0) - (rank.get(other.box) ?? 0);
  return new Map(Object.entries(scene.pieces).map(([place, groups]) =>
    [place, Object.entries(groups).map(([key, group]): Group => ({ ...group, id: `${place}/${key}`, place })).sort(inOrder)]));
}

export function readScene(scene: MapScene, atlas: Atlas): Lookup {
  const pieces = readPieces(scene, atlas);
  const targets = new Map<string, Action[]>();
  for (const action of scene.actions) for (const target of action.targets ?? []) targets.set(target, [...(targets.get(target) ?? []), action]);
  const piecesAt = (place: PlaceId) => pieces.get(place) ?? [];
  const gather = (ids: readonly string[]) => {
    const found = new Set(ids.flatMap((id) => targets.get(id) ?? []));
    return found.size ? distinct(scene.actions.filter((action) => found.has(action))) : [];
  };
  const idsOf = (group: Group) => [group.id, ...group.ids];
  const sideOf = new Map(atlas.kinds.map((kind) => [kind.id, kind.side]));
  // Beside what a step of a lesson asks for, all else stands in the list.
  const asks = scene.actions.some((action) => action.asked);
  const isPlain = (action: Action) => (action.leads || !action.targets?.length) && (!asks || !!action.asked);
  return {
    log: Object.values(scene.log).sort((a, b) => a.id - b.id),
    plain: scene.actions.filter(isPlain),
    aimed: scene.actions.filter((action) => !isPlain(action)),
    piecesAt,
    ofPlace: (place) => gather([place]),
    ofGroup: (group) => gather(idsOf(group)),
    aroundGroup: (group) => gather([...idsOf(group), group.place]),
    at: (place) => gather([place, ...piecesAt(place).flatMap(idsOf)]),
    placesOf: (ids) => {
      const groups = [...pieces.values()].flat();
      const placeOf = (id: string) => (id in scene.places ? id : groups.find((group) => idsOf(group).includes(id))?.place);
      return [...new Set(ids.map(placeOf).filter((place) => place !== undefined))];
    },
    summary: (place, words) => [scene.places[place]?.says ?? "", ...atlas.sides.map((side) => {
      const labels = piecesAt(place).filter((group) => sideOf.get(group.kind) === side.id).map((group) => group.label);
      return labels.length ? fillIn(side.units, { units: labels.join(words("board-comma")) }) : "";
    })].filter(Boolean).join(" "),
  };
}
