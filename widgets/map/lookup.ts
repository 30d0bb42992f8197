// What can be read off one scene: which pieces stand where, and which actions a place or a piece can pick.

import type { Action, LogEntry, MapScene, PieceGroup, PlaceId } from "./types";
import type { Words } from "../shared/types";

export interface Lookup {
  /** The last lines of the log, oldest first. */
  log: LogEntry[];
  /** Actions that no place and no piece picks: plain buttons. */
  plain: Action[];
  /** Actions that name a place or a piece, in the order of the scene. */
  aimed: Action[];
  piecesAt(place: PlaceId): PieceGroup[];
  /** Actions that name the place itself. */
  ofPlace(place: PlaceId): Action[];
  /** Actions that name one of the pieces of a group. */
  ofGroup(group: PieceGroup): Action[];
  /** What a click on a group of pieces may mean: their own actions, and those of the place, which they carry out. */
  aroundGroup(group: PieceGroup): Action[];
  /** Everything that can be chosen at a place: its own actions, then those of its pieces. */
  at(place: PlaceId): Action[];
  /** The places that ids of places and pieces stand for. */
  placesOf(ids: readonly string[]): PlaceId[];
  /** The place and its units in words, enough to do without the drawing. */
  summary(place: PlaceId, words: Words): string;
}

const KINDS: readonly string[] = ["front", "cadre", "band", "failek", "division", "brigade", "elite", "algerian", "police"];

/** A patch puts new groups at the end; the board wants them by kind. */
function inBoardOrder(a: PieceGroup, b: PieceGroup): number {
  return a.place.localeCompare(b.place) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.box.localeCompare(b.box);
}

/** Key of a group in the scene; it stays the same while its number of pieces changes. */
export function groupKey(group: PieceGroup): string {
  const marks = [group.neutralized && "n", group.dispersed && "d", group.airmobile && "a"].filter(Boolean).join("");
  return `${group.place}/${group.box}/${group.kind}/${marks}`;
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

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function readScene(scene: MapScene): Lookup {
  const pieces = new Map<string, PieceGroup[]>();
  const targets = new Map<string, Action[]>();
  for (const group of Object.values(scene.pieces).sort(inBoardOrder)) push(pieces, group.place, group);
  for (const action of scene.actions) for (const target of action.targets ?? []) push(targets, target, action);
  const inOrder = (found: Set<Action>) => scene.actions.filter((action) => found.has(action));
  const piecesAt = (place: PlaceId) => pieces.get(place) ?? [];
  const gather = (ids: readonly string[]) => {
    const found = new Set(ids.flatMap((id) => targets.get(id) ?? []));
    return found.size ? distinct(inOrder(found)) : [];
  };
  return {
    log: Object.values(scene.log).sort((a, b) => a.id - b.id),
    plain: scene.actions.filter((action) => !action.targets?.length),
    aimed: scene.actions.filter((action) => !!action.targets?.length),
    piecesAt,
    ofPlace: (place) => gather([place]),
    ofGroup: (group) => gather(group.ids),
    aroundGroup: (group) => gather([...group.ids, group.place]),
    at: (place) => gather([place, ...piecesAt(place).flatMap((group) => group.ids)]),
    placesOf: (ids) => {
      const groups = [...pieces.values()].flat();
      const placeOf = (id: string) => (id in scene.places ? id : groups.find((group) => group.ids.includes(id))?.place);
      return [...new Set(ids.map(placeOf).filter((place) => place !== undefined))];
    },
    summary: (place, words) => [scene.places[place]?.says ?? "", ...(["fln", "gov"] as const).map((side) => {
      const labels = piecesAt(place).filter((group) => group.side === side).map((group) => group.label);
      return labels.length ? words(`board-units-${side}`, { units: labels.join(words("board-comma")) }) : "";
    })].filter(Boolean).join(" "),
  };
}
