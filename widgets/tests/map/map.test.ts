// The drawn map: nothing covers a name or another area's pieces, boxes can be told apart, and the board keeps its frame.

import { describe, expect, it, vi } from "vitest";
import { layOut, type Layout, type Rect } from "../../map/drawn/layout";
import { zoomOf } from "../../map/controls/keys";
import { nameBox } from "../../map/drawn/names";
import type { PieceGroup, Place } from "../../map/types";
import { Zoom } from "../../map/controls/zoom";
import { area, atlas as small, scene, show } from "../play/fake";
import { group, keyed, signsOf } from "../play/game";
import { positions, shipped } from "./positions";

const SIZE = 25; // map units: the size of every piece on the whole map
const LETTER = 15; // map units: the size for which the names were placed, reached on small maps

const signs = signsOf(small);

const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - 0.1 && b.x < a.x + a.width - 0.1 && a.y < b.y + b.height - 0.1 && b.y < a.y + a.height - 0.1;

function blocks(places: Place[], position: (typeof positions)[number], figure = ""): [Place, Layout][] {
  return places.flatMap((place): [Place, Layout][] => {
    const groups = position.groups(place.id);
    return groups.length || figure
      ? [[place, layOut(place, position.state(place.id), groups, { size: SIZE, least: 15, figure }, signs) as Layout]] : [];
  });
}

describe.each(["en", "fr"] as const)("the map (%s)", (language) => {
  const { places } = shipped(language);

  it.each(positions.map((found) => [found.war, found] as const))("keeps pieces off names and off each other: %s", (_war, found) => {
    for (const figure of ["", "12:30"]) {
      const all = blocks(places, found, figure);
      const names = places.flatMap((place) => [false, true].map((modern) =>
        [place.id, nameBox(place, LETTER, modern)] as const));
      const covered = all.flatMap(([place, { bounds }]) =>
        names.filter(([, rect]) => meet(bounds, rect)).map(([id]) => `${place.id} on the name of ${id}`));
      const pairs = all.flatMap(([one, a], i) => all.slice(i + 1).filter(([, b]) => meet(a.bounds, b.bounds)).map(([other]) => `${one.id}/${other.id}`));
      expect([...covered, ...pairs]).toEqual([]);
    }
  });

  it("keeps names apart, today's names included", () => {
    for (const modern of [false, true]) {
      const names = places.map((place) => [place.id, nameBox(place, LETTER, modern)] as const);
      expect(names.flatMap(([one, a], i) => names.slice(i + 1).filter(([, b]) => meet(a, b)).map(([other]) => `${one}/${other}`))).toEqual([]);
    }
  });
});

describe("pieces in their boxes", () => {
  it("are of one size wherever they have room, and else so large that they can be read", () => {
    const cells = positions.flatMap((found) => blocks(shipped("en").places, found).flatMap(([, { frames }]) => frames.flatMap((frame) => frame.cells)));
    expect(cells.length).toBeGreaterThan(100);
    expect(cells.filter(({ height }) => height === SIZE).length / cells.length).toBeGreaterThan(0.6);
    expect(Math.min(...cells.map(({ height }) => height))).toBeGreaterThanOrEqual(15);
  });

  it("stand beside the map's places where they have no room: all of them, with the name of their place and a line to it", () => {
    const kinds = ["front", "cadre", "band", "failek"].flatMap((kind) => ["OPS", "UG"].map((box) => group({ kind, box })));
    const all = [...kinds, group({ kind: "police", box: "PTL" })];
    const narrow = { ...(small.places[0] as Place), fields: [[0, 0, 50, 50]] } as Place;
    expect(layOut(narrow, undefined, all, { size: 16, figure: "" }, signs)).toBeNull();
    const { one, all: every, click } = show(scene({ pieces: keyed(...kinds.map((found) => ({ ...found, ids: Array.from({ length: 12 }, (_, at) => `${found.kind}-${found.box}-${at}`) }))) }));
    Object.defineProperty(one(".al-frame"), "clientWidth", { value: 300 });
    click('button[data-view="map"]'); // measures the map anew
    expect(one(".al-callout-name").textContent).toBe("Mecheria");
    expect(every('[data-place="V-1"] .al-callout .al-count').map(({ textContent }) => textContent)).toEqual(Array.from({ length: 8 }, () => "12"));
    expect(every(".al-leaders .al-leader")).toHaveLength(1);
    expect(one(".al-pieces").textContent).not.toContain("+");
  });

  it("stand one frame a box, in one order: active above, hidden below", () => {
    const groups = [group({ box: "UG" }), group({ box: "OC", kind: "cadre" }), group({ box: "OPS", kind: "front" }),
      group({ kind: "police", box: "PTL" }), group({ kind: "elite", box: "OPS" })];
    const { frames } = layOut(small.places[0] as Place, undefined, groups, { size: 10, figure: "" }, signs) as Layout;
    expect(frames.map(({ side, box }) => `${side} ${box}`)).toEqual(["fln OPS", "fln OC", "fln UG", "gov PTL", "gov OPS"]);
  });

  const wish = { size: 16, figure: "" };
  const within = (width: number, height: number) => ({ ...(small.places[0] as Place), fields: [[0, 0, width, height]] }) as Place;

  it("have marks over them in a high field and beside them in a flat one", () => {
    const [high, flat] = [within(40, 90), within(90, 24)].map((place) =>
      layOut(place, { says: "", marks: { terror: 1 } }, [group({ box: "OPS" })], wish, signs)) as [Layout, Layout];
    const top = (rect: Rect | undefined) => rect?.y ?? NaN;
    expect(top(high.marks[0])).toBeLessThan(top(high.frames[0]));
    expect(flat.marks[0]?.x).toBeLessThan(flat.frames[0]?.x ?? 0);
    expect(flat.marks[0] && flat.frames[0] && meet(flat.marks[0], flat.frames[0])).toBe(false);
  });

  it("keep the sides in rows of their own unless a shared one makes them much larger", () => {
    const both = [group({ box: "OPS" }), group({ kind: "police", box: "PTL" })];
    const rows = (place: Place) => new Set((layOut(place, undefined, both, wish, signs) as Layout).frames.map(({ y }) => y)).size;
    expect([rows(within(60, 60)), rows(within(90, 30))]).toEqual([2, 1]);
  });

  it("lose nothing: every piece is in a cell of its own box", () => {
    for (const found of positions) {
      for (const [place, { frames }] of blocks(shipped("en").places, found)) {
        const drawn = frames.flatMap(({ box, side, cells }) => cells.map(({ group: one }) => [side, box, one]));
        expect(drawn.every(([side, box, one]) => (one as PieceGroup).box === box && signs.sideOf((one as PieceGroup).kind) === side)).toBe(true);
        expect(drawn).toHaveLength(found.groups(place.id).length);
        expect(frames.flatMap(({ cells }) => cells).reduce((sum, { count }) => sum + count, 0))
          .toBe(found.groups(place.id).reduce((sum, { ids }) => sum + ids.length, 0));
      }
    }
  });
});

describe("projector mode", () => {
  it("writes names larger, and takes that back", () => {
    const { one, click } = show();
    Object.defineProperty(one(".al-frame"), "clientWidth", { value: 300 });
    const letter = () => Number(one(".al-svg").getAttribute("font-size"));
    click("[data-do=projector]");
    const large = letter();
    click("[data-do=projector]");
    expect(letter()).toBeGreaterThan(0);
    expect(large).toBeGreaterThan(letter());
  });
});

describe("the fan", () => {
  it("opens for the place that has the focus, closes on leaving it, and repeats what stands there", () => {
    const { one, all } = show();
    one(area("V-1")).focus();
    expect(one(".al-fan").hidden).toBe(false);
    expect(all(".al-fan-piece b").map((found) => found.textContent)).toEqual(["2"]);
    one(area("V-1")).blur();
    expect(one(".al-fan").hidden).toBe(true);
  });

  it("picks for the group that is clicked, and is hidden from screen readers", () => {
    const { one, click, model } = show(scene({ pieces: keyed(group({ ids: ["band-1"] })), actions: [{ id: "fln pick band-1", group: "", text: "Band", targets: ["band-1"] }] }));
    one(area("V-1")).focus();
    expect(one(".al-fan").getAttribute("aria-hidden")).toBe("true");
    click(".al-fan-piece");
    expect(model.sent).toEqual([{ kind: "pick", id: "fln pick band-1", ply: 7 }]);
  });
});

describe("zoom", () => {
  it("takes plus, minus and nought inside the map and keeps them from the notebook", () => {
    const { one, key } = show();
    const heard = vi.fn();
    document.addEventListener("keydown", heard);
    one(area("V-1")).focus();
    key("+");
    expect(one(".al-svg").classList.contains("al-zoomed")).toBe(true);
    key("0");
    document.removeEventListener("keydown", heard);
    expect(one(".al-svg").classList.contains("al-zoomed")).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    expect([zoomOf("+"), zoomOf("-"), zoomOf("0"), zoomOf("z")]).toEqual([1, -1, 0, null]);
  });

  it("leaves a plain wheel to the page and takes one with Ctrl", () => {
    const { one } = show();
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent("wheel", { deltaY: -100, ctrlKey, cancelable: true, bubbles: true });
      // happy-dom leaves ctrlKey of wheel events out
      Object.defineProperty(event, "ctrlKey", { value: ctrlKey });
      one(".al-svg").dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel(false)).toBe(false);
    expect(wheel(true)).toBe(true);
  });

  it("moves the drawing as a whole while it is dragged: no new layout and no new view box", () => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    document.body.replaceChildren(svg);
    const changed = vi.fn();
    const zoom = new Zoom(svg, [0, 0, 1000, 700], changed);
    const end = zoom.listen();
    zoom.by(1);
    changed.mockClear();
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (call: FrameRequestCallback) => frames.push(call));
    const point = (type: string, x: number, target: EventTarget) =>
      target.dispatchEvent(Object.assign(new MouseEvent(type, { clientX: x, clientY: 0, button: 0, bubbles: true }), { pointerId: 1 }));
    const [width, before] = [svg.style.getPropertyValue("inline-size"), svg.style.transform];
    point("pointerdown", 50, svg);
    point("pointermove", 20, window);
    frames.at(-1)?.(0);
    expect(svg.style.transform).not.toBe(before);
    expect(svg.style.getPropertyValue("inline-size")).toBe(width);
    point("pointerup", 20, window);
    expect(changed).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
    end();
  });
});

describe("on paper", () => {
  it("the list is filled even if only the map was looked at", () => {
    const { all } = show();
    expect(all(".al-list tbody tr")).toHaveLength(0);
    window.dispatchEvent(new Event("beforeprint"));
    expect(all(".al-list tbody tr")).toHaveLength(4);
  });
});
