// Every piece in sight: whole recorded games of both map games, laid out as the board lays them out, at the sizes of a
// laptop, a large screen and a phone. Counted are places that hide something, letters that cannot be read, and what lies over what.

import { describe, expect, it, vi } from "vitest";
import { type Callout, Callouts, meets } from "../../map/drawn/callouts";
import { countSize, fieldsOf, freeOf, type Layout, type Rect } from "../../map/drawn/layout";
import { Name, RegionName } from "../../map/drawn/names";
import { type Sizes, sizesAt } from "../../map/drawn/sizes";
import { fixedOf, type Stack, type Stand, standOf, wantedOf } from "../../map/drawn/stacks";
import type { Group } from "../../map/lookup";
import { countOf, type Signs } from "../../map/signs";
import type { Atlas, PlaceId } from "../../map/types";
import { Recorded } from "./crowds";

/** How broad the whole map is drawn, in pixels, and how much of the north is seen over it, in map units. */
interface Screen {
  name: string;
  wide: Record<Recorded["game"], number>;
  north: Record<Recorded["game"], number>;
}

const SCREENS: Screen[] = [
  { name: "1366 × 625", wide: { algeria: 813, twilight: 732 }, north: { algeria: 0, twilight: 0 } },
  { name: "1600 × 1000", wide: { algeria: 1174, twilight: 1174 }, north: { algeria: 120, twilight: 75 } },
  { name: "360 × 780", wide: { algeria: 734, twilight: 734 }, north: { algeria: 0, twilight: 0 } },
];

/** The map of a game at a size, with what was laid out before. */
class Table {
  private readonly atlas: Atlas;
  private readonly signs: Signs;
  private readonly sizes: Sizes;
  private readonly names: Rect[];
  private readonly regions: RegionName[];
  private readonly callouts: Callouts;
  private readonly fixed: Rect[];
  private readonly stands = new Map<string, [Stack, Stand]>();
  private readonly sheet: Rect;

  constructor(private readonly recorded: Recorded, language: "en" | "fr", private readonly screen: Screen) {
    this.atlas = recorded.atlas(language);
    this.signs = recorded.signs(this.atlas);
    const [x, y, width, height] = this.atlas.viewBox;
    const north = screen.north[recorded.game];
    this.sheet = { x, y: y - north, width, height: height + north };
    this.sizes = sizesAt(screen.wide[recorded.game] / width, this.atlas);
    this.callouts = new Callouts(this.atlas);
    this.fixed = fixedOf(this.atlas);
    this.regions = this.atlas.regions.map((region) => new RegionName({ ...region, number: region.number ?? `Wilaya ${region.id}`, name: region.name ?? "" }));
    this.names = this.atlas.places.flatMap((place) => {
      const name = new Name(place);
      name.update(this.sizes.letter, this.sizes.share, false, null, Math.min(this.sizes.legible, this.sizes.letter));
      return name.box ?? [];
    });
  }

  get scale(): number {
    return this.screen.wide[this.recorded.game] / this.atlas.viewBox[2];
  }

  stand(place: PlaceId, stand: number): [Stack, Stand] {
    const key = `${place} ${stand}`;
    let found = this.stands.get(key);
    if (!found) {
      const { cell: size, least, text } = this.sizes;
      const where = this.atlas.places.find(({ id }) => id === place) as Stack["place"];
      const stack = { place: where, ...this.recorded.lying(place, stand), wish: { size, least, text, figure: "" }, fields: freeOf(fieldsOf(where), this.names) };
      this.stands.set(key, (found = [stack, standOf(stack, this.signs)]));
    }
    return found;
  }

  /** A position as it is drawn: what lies in places, what beside them, and all names. */
  private drawn(position: ReadonlyMap<PlaceId, number>): { blocks: Map<PlaceId, Rect>; callouts: Callout[]; regions: Rect[] } {
    const all = [...position].map(([place, stand]) => this.stand(place, stand));
    const blocks = new Map(all.flatMap(([{ place }, { own }]) => (own?.bounds.width ? [[place.id, own.bounds] as const] : [])));
    const regions: Rect[] = [];
    for (const region of this.regions) {
      region.update(this.sizes.share, Math.min(this.sizes.legible, this.sizes.letter), [...this.names, ...regions, ...blocks.values()]);
      if (region.box) regions.push(region.box);
    }
    const wanted = all.flatMap(([stack, stand]) => wantedOf(stack, stand, stack.place.name) ?? []);
    const callouts = this.callouts.place(wanted, { sheet: this.sheet, names: [...this.names, ...regions, ...this.fixed], blocks: [...blocks.values()] });
    return { blocks, callouts, regions };
  }

  /** What lies over what in a position, in words. */
  overlaps(position: ReadonlyMap<PlaceId, number>): string[] {
    const { blocks, callouts, regions } = this.drawn(position);
    const boxes = callouts.map(({ place, box }): [string, Rect] => [`the callout of ${place.id}`, box]);
    const pieces: [string, Rect][] = [...[...blocks].map(([id, rect]): [string, Rect] => [`pieces of ${id}`, rect]), ...boxes];
    const pairs = pieces.flatMap(([one, a], at) => pieces.slice(at + 1).filter(([, b]) => meets(a, b, -0.2)).map(([other]) => `${one} on ${other}`));
    const covered = pieces.filter(([, rect]) => [...this.names, ...regions].some((name) => meets(rect, name, -0.2))).map(([one]) => `${one} on a name`);
    const written = regions.filter((region, at) => [...this.names, ...regions.slice(at + 1)].some((name) => meets(region, name, -0.2)));
    const out = boxes.filter(([, box]) => outside(box, this.sheet)).map(([one]) => `${one} off the sheet`);
    return [...pairs, ...covered, ...written.map(() => "the name of a region on another"), ...out];
  }

  /** Whether everything that stands in a place is drawn, each piece as one sign or as a count of its kind that can be read. */
  hides([stack, { own, beside }]: [Stack, Stand]): string[] {
    return (beside.length ? beside : [null]).flatMap((other) => this.missing(stack, own, other));
  }

  private missing(stack: Stack, own: Layout | null, beside: Layout | null): string[] {
    const { groups, state, wish } = stack;
    const layouts = [own, beside].flatMap((layout) => layout ?? []);
    const cells = layouts.flatMap(({ frames, size }) => frames.flatMap((frame) => frame.cells.map((cell) => ({ ...cell, size, box: frame.box }))));
    const missing = (group: Group) => !cells.some((cell) => cell.group === group && cell.count === countOf(group) && cell.box === group.box && cell.kind === group.kind);
    const marks = layouts.flatMap(({ marks: lying }) => lying.map(({ id, count }) => `${id} ${count}`));
    const small = (size: number, count: number) => count > 1 && countSize(count, { size, text: wish.text ?? 0 }).font * size * this.scale < 11.95;
    return [
      ...groups.filter(missing).map(({ label }) => `${label} not drawn`),
      ...Object.entries(state?.marks ?? {}).filter(([id, count]) => count && !marks.includes(`${id} ${count}`)).map(([id]) => `${id} not drawn`),
      ...cells.filter(({ size, count }) => small(size, count)).map(({ kind }) => `the count of ${kind} too small`),
      ...(cells.length === groups.length ? [] : ["drawn twice"]),
    ];
  }
}

const outside = (rect: Rect, sheet: Rect) => !(rect.x >= sheet.x - 0.1 && rect.y >= sheet.y - 0.1 &&
  rect.x + rect.width <= sheet.x + sheet.width + 0.1 && rect.y + rect.height <= sheet.y + sheet.height + 0.1);

vi.setConfig({ testTimeout: 300_000 }); // some thousand positions each
const RECORDED = (["algeria", "twilight"] as const).map((game) => new Recorded(game));

describe.each(SCREENS.map((screen) => [screen.name, screen] as const))("at %s", (_name, screen) => {
  it.each(RECORDED.map((recorded) => [recorded.game, recorded] as const))("no place hides a piece, and nothing lies over another, in any position of %s", (_game, recorded) => {
    const table = new Table(recorded, "en", screen);
    const hiding = new Map<string, string[]>();
    const covered = new Set<string>();
    let positions = 0;
    for (const position of recorded.games.flatMap((game) => [...recorded.positions(game)])) {
      positions++;
      for (const [place, stand] of position) {
        const key = `${place} ${stand}`;
        if (!hiding.has(key)) hiding.set(key, table.hides(table.stand(place, stand)));
      }
      for (const one of table.overlaps(position)) covered.add(one);
    }
    expect(positions).toBeGreaterThan(recorded.game === "algeria" ? 3000 : 500);
    expect([...hiding].filter(([, hidden]) => hidden.length > 0)).toEqual([]);
    expect([...covered]).toEqual([]);
  });

  // What differs between languages is the length of some names: a tenth of the positions shows that.
  it.each(RECORDED.map((recorded) => [recorded.game, recorded] as const))("nor in French: %s", (_game, recorded) => {
    const table = new Table(recorded, "fr", screen);
    const positions = recorded.games.flatMap((game) => [...recorded.positions(game)]).filter((_, at) => at % 10 === 0);
    expect(positions.flatMap((position) => table.overlaps(position))).toEqual([]);
  });
});
