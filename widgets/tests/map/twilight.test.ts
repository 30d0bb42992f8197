// What the map kit can do for *Colonial Twilight*: levels with their Population, high land, closed Countries, stacks that shrink.

import { describe, expect, it } from "vitest";
import drawing from "../../../algeria_lab/data/twilight/map.json";
import { layOut } from "../../map/drawn/layout";
import type { Group } from "../../map/lookup";
import { Signs } from "../../map/signs";
import type { Atlas, Place } from "../../map/types";
import { renderBoard } from "../../play/board";
import { GLYPHS } from "../../twilight/glyphs";
import { FakeModel, scene as areaScene } from "../play/fake";

const HIGH = new Set(["barika", "batna"]);
const places = (drawing as unknown as { places: Place[] }).places.map((place): Place => ({
  ...place, name: place.id, modern: "", kind: "mountains", look: place.id === "morocco" ? "abroad" : "land", ...(HIGH.has(place.id) ? { high: true } : {}) }));
const gov = ["french-troops", "algerian-troops", "french-police", "algerian-police"];
const atlas: Atlas = {
  ...(drawing as unknown as Atlas), name: "Algeria", places, relief: "data:,", letters: [], regions: [],
  sides: [
    { id: "fln", name: "FLN", shape: "round", boxes: ["ON", "ACTIVE", "UNDERGROUND"], control: "FLN control", units: "FLN: %units%" },
    { id: "gov", name: "Government", shape: "square", boxes: ["ON"], control: "Government control", units: "Government: %units%" }],
  kinds: [...["base", "guerrilla"].map((id) => ({ id, side: "fln" as const, name: id })), ...gov.map((id) => ({ id, side: "gov" as const, name: id }))],
  boxes: [{ id: "ON", look: "solid", name: "in the open", about: "In the open.", bare: true },
    { id: "ACTIVE", look: "solid", name: "Active", about: "Active." }, { id: "UNDERGROUND", look: "hollow", name: "Underground", about: "Underground." }],
  conditions: [], contested: "no control", gauges: [], layers: [], legend: {},
  marks: [{ id: "oppose", name: "Opposition", counted: "Opposition, Population %count%", side: "fln" }, { id: "terror", name: "Terror" }],
};
delete atlas.scale;
const signs = new Signs(atlas, GLYPHS);

const group = (kind: string, box: string, count: number): Group =>
  ({ id: `x/${box}/${kind}`, place: "x", kind, box, count, ids: [], label: `${count} ${kind}` });
const find = (id: string) => places.find((place) => place.id === id) as Place;
const stack = [group("base", "ON", 1), group("guerrilla", "ACTIVE", 2), group("guerrilla", "UNDERGROUND", 3), group("french-troops", "ON", 4)];

function show() {
  const scene = areaScene({ pieces: { batna: { "ON/base": group("base", "ON", 1), "UNDERGROUND/guerrilla": group("guerrilla", "UNDERGROUND", 2) } }, actions: [],
    places: { ...Object.fromEntries(places.map(({ id }) => [id, { says: `${id}.`, control: "" as const }])),
      batna: { says: "Batna.", control: "fln", marks: { oppose: 1, terror: 1 } }, morocco: { says: "Morocco, closed.", closed: true } } });
  const model = new FakeModel(scene);
  model.state["atlas"] = atlas;
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  renderBoard({ model, el }, { glyphs: GLYPHS });
  return (selector: string) => Array.from(el.querySelectorAll<HTMLElement>(selector));
}

describe("the map of Colonial Twilight", () => {
  it("writes the number of a level even where it is one, in the shape of its side, and says both in the list", () => {
    const all = show();
    expect(all(".al-pieces .al-mark.al-oppose.al-of-fln .al-mark-count").map((text) => text.textContent)).toEqual(["1"]);
    expect(all(".al-pieces .al-mark.al-terror .al-mark-count")).toHaveLength(0);
    all('[data-view="list"]')[0]?.click();
    expect(all('.al-list [data-key="batna"] td[data-name="marks"]')[0]?.textContent).toBe("mountains, Opposition, Population 1, Terror");
  });

  it("gives a sign to pieces that hide, and none to a box that says nothing", () => {
    const all = show();
    expect(all('.al-pieces [data-place="batna"] .al-strip').map((strip) => strip.querySelector(".al-tab") !== null)).toEqual([false, true]);
  });

  it("draws mountains where land counts as high, and hatches a country that is closed", () => {
    const all = show();
    expect(all(".al-high path")).toHaveLength(HIGH.size);
    expect(all("clipPath path").length).toBe(HIGH.size + 1 + atlas.land.length);
    const closed = all('.al-places [data-place="morocco"]')[0];
    expect(closed?.hasAttribute("data-closed")).toBe(true);
    expect(closed?.lastElementChild?.getAttribute("fill")).toContain("-closed");
  });
});

describe("a crowded space", () => {
  const state = { says: "", marks: { oppose: 2, terror: 1 } };
  const drawn = (least?: number) =>
    layOut(find("tebessa"), state, stack, { size: 25, figure: "", ...(least === undefined ? {} : { least }) }, signs);

  it("has smaller pieces, no smaller than is wished, before they stand beside it", () => {
    expect(drawn()).toBeNull();
    const fitted = drawn(15);
    expect(fitted?.size).toBeLessThan(25);
    expect(fitted?.size).toBeGreaterThanOrEqual(15);
  });

  it("has room for the usual stack in every space of Algeria", () => {
    const tight = places.filter((place) => layOut(place, state, stack, { size: 25, least: 13, figure: "" }, signs) === null);
    expect(tight.map(({ id }) => id)).toEqual([]);
  });
});
