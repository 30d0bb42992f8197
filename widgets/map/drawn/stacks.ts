// All pieces on the map: what has room in its place, and what needs a callout. A place is laid out anew only where something
// in it has changed; callouts are placed anew only where something that is drawn has.

import { svg } from "../../shared/dom";
import type { MapDesk } from "../desk";
import type { Group } from "../lookup";
import type { Signs } from "../signs";
import type { Atlas, Place, PlaceId, PlaceState } from "../types";
import { type Callout, Callouts, type Obstacles, type Wanted } from "./callouts";
import { fieldsOf, freeOf, layFree, layOut, type Layout, type Rect, type Wish } from "./layout";
import { textWidth } from "./names";
import { drawBlock, drawLeader, markLive, signature } from "./pieces";

/** What lies in a place, and how it is to be drawn. */
export interface Lying {
  place: Place;
  state: PlaceState | undefined;
  groups: readonly Group[];
  wish: Wish;
}

export interface Stack extends Lying {
  /** The rectangles of the place that are free of names as they are now. */
  fields: readonly Rect[];
}

/** Where all of a place stands: in it, or as far as there is no room beside it. */
export interface Stand {
  own: Layout | null;
  /** More than one way to stand there. */
  beside: Layout[];
}

/** Lays a place out: what lies in it keeps its marks there as long as these have room. */
export function standOf({ place, state, groups, wish, fields }: Stack, signs: Signs): Stand {
  const own = layOut(place, state, groups, wish, signs, fields);
  if (own) return { own, beside: [] };
  const marks = groups.length ? layOut(place, state, [], wish, signs, fields) : null;
  return { own: marks, beside: layFree(marks ? undefined : state, groups, marks ? { ...wish, figure: "" } : wish, signs) };
}

/** What a callout is wanted for, and where its line ends. */
export function wantedOf({ place, wish }: Pick<Lying, "place" | "wish">, { own, beside }: Stand, name: string): Wanted | null {
  if (!beside.length) return null;
  const [x, y] = place.centre;
  const aim = own?.bounds.width ? own.bounds : { x, y, width: 0, height: 0 };
  const size = Math.max(wish.text ?? 0, wish.size * 0.55);
  return { place, layouts: beside, aim, title: { size, width: textWidth(name) * size * 1.1 } };
}

const CORNER = 3; // map units between the rectangles of an inset or a scale and what stands beside them

/** What lies beside the map's places for good: small maps of far places, north and distances. */
export function fixedOf(atlas: Atlas): Rect[] {
  const far = new Set((atlas.insets ?? []).map(({ id }) => id));
  const insets = atlas.places.filter(({ id }) => far.has(id)).map(({ path }) => boundsOf(path));
  const { scale } = atlas;
  if (!scale) return insets;
  const { at: [x, y], across, up } = scale;
  return [...insets, { x: x - 8, y: y - up - 22, width: 16, height: up + 24 }, { x, y: y - CORNER, width: across, height: 20 }];
}

function boundsOf(path: string): Rect {
  const numbers = (path.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
  let [x, y, left, top, right, bottom] = [0, 0, Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    [x, y] = [x + (numbers[i] as number), y + (numbers[i + 1] as number)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export class Stacks {
  readonly element = svg("g", { class: "al-pieces", "aria-hidden": "true" });
  /** Lines from callouts to their places: under the names and the pieces. */
  readonly leaders = svg("g", { class: "al-leaders", "aria-hidden": "true" });
  /** Whether something stands over the name of a sea, of which less than all cannot be read. */
  overSea = false;
  private readonly blocks = new Map<PlaceId, SVGGElement>();
  private readonly signatures = new Map<PlaceId, string>();
  private readonly stands = new Map<PlaceId, Stand>();
  private readonly drawn = new Map<PlaceId, string>();
  private readonly live = new Map<PlaceId, string>();
  private readonly callouts: Callouts;
  private readonly fixed: readonly Rect[];
  private readonly fields = new Map<PlaceId, Rect[]>();
  private names = "";
  private lines = "";

  constructor(private readonly desk: MapDesk) {
    const { atlas } = desk;
    this.callouts = new Callouts(atlas);
    this.fixed = fixedOf(atlas);
    for (const { id } of atlas.places) {
      const block = svg("g", { "data-place": id });
      this.blocks.set(id, block);
      this.element.append(block);
    }
  }

  /** Lays out what has changed, clear of names as they are now; returns what lies in places, which nothing else may cover. */
  lay(lying: readonly Lying[], names: readonly Rect[]): Rect[] {
    const { signs } = this.desk;
    this.clear(names);
    for (const one of lying) {
      const stack = { ...one, fields: this.fields.get(one.place.id) ?? [] };
      const { place: { id }, state, groups, wish } = stack;
      const now = signature(state, groups, wish);
      if (this.signatures.get(id) === now) continue;
      this.signatures.set(id, now);
      this.stands.set(id, standOf(stack, signs));
    }
    return [...this.stands.values()].flatMap(({ own }) => (own?.bounds.width ? [own.bounds] : []));
  }

  /** Finds the rectangles that are free of names; other names want another layout. */
  private clear(names: readonly Rect[]): void {
    const now = JSON.stringify(names);
    if (this.names === now) return;
    this.names = now;
    this.signatures.clear();
    this.drawn.clear();
    for (const place of this.desk.atlas.places) this.fields.set(place.id, freeOf(fieldsOf(place), names));
  }

  /** Draws what has changed; `names` are the rectangles that nothing may cover. */
  draw(stacks: readonly Lying[], sheet: Rect, names: readonly Rect[], blocks: readonly Rect[]): void {
    const placed = this.place(stacks, { sheet, names: [...names, ...this.fixed], blocks });
    for (const stack of stacks) this.drawOne(stack, placed.get(stack.place.id) ?? null);
    const lines = [...placed.values()];
    this.overSea = lines.some(({ box }) => this.callouts.isOverLetters(box));
    const now = JSON.stringify(lines.map(({ leader }) => leader));
    if (this.lines === now) return;
    this.lines = now;
    this.leaders.replaceChildren(...lines.map(drawLeader));
  }

  private place(stacks: readonly Lying[], obstacles: Obstacles): Map<PlaceId, Callout> {
    const wanted = stacks.flatMap((stack) => wantedOf(stack, this.stands.get(stack.place.id) ?? { own: null, beside: [] }, this.nameOf(stack.place)) ?? []);
    return new Map(this.callouts.place(wanted, obstacles).map((callout) => [callout.place.id, callout]));
  }

  private nameOf(place: Place): string {
    return (this.desk.shown.modern && place.modern) || place.name;
  }

  private drawOne({ place, groups, wish }: Lying, callout: Callout | null): void {
    const { id } = place;
    const name = this.nameOf(place);
    const now = [this.signatures.get(id), callout && [callout.box.x, callout.box.y, name]].join();
    const block = this.blocks.get(id);
    if (!block) return;
    const anew = this.drawn.get(id) !== now;
    if (anew) drawBlock(block, { own: this.stands.get(id)?.own ?? null, callout }, name, wish, this.desk);
    this.drawn.set(id, now);
    const live = groups.flatMap((group) => (this.desk.look.ofGroup(group).length ? group.id : []));
    if (anew ? live.length : live.join() !== (this.live.get(id) ?? "")) markLive(block, new Set(live));
    this.live.set(id, live.join());
  }
}
