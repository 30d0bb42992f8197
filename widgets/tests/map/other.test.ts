// Another map game, made of nothing but its own atlas: 30 spaces, several markers in one of them, support and population,
// counters with two faces and no names.

import { describe, expect, it } from "vitest";
import type { Atlas, Place, Shade } from "../../map/types";
import { renderBoard } from "../../play/board";
import { action, FakeModel, scene as areaScene } from "../play/fake";

const shade = (tint: Shade["tint"], step = 3, figure = "", says = ""): Shade => ({ tint, step, figure, says });

const spaces = Array.from({ length: 30 }, (_, at): Place => {
  const [x, y] = [(at % 6) * 100, Math.floor(at / 6) * 100];
  return { id: `S-${at + 1}`, name: `Space ${at + 1}`, modern: "", kind: at ? "sector" : "city", look: at ? "land" : "town",
    path: `M${x} ${y}h100v100h-100Z`, centre: [x + 50, y + 50], label: [x + 50, y + 12], room: 40 };
});

const atlas: Atlas = {
  name: "Another map", viewBox: [0, 0, 600, 500], land: [], coast: "M0 0H600V500H0Z", regions: [], places: spaces, neighbours: {},
  sides: [
    { id: "fln", name: "FLN", shape: "round", boxes: ["active", "hidden"], control: "FLN control", units: "FLN: %units%." },
    { id: "gov", name: "Government", shape: "square", boxes: ["active"], control: "Government control", units: "Government: %units%." }],
  kinds: [{ id: "base", side: "fln", name: "Base" }, { id: "guerrilla", side: "fln", name: "Guerrilla" }, { id: "troops", side: "gov", name: "Troops" }],
  boxes: [{ id: "hidden", look: "hollow", name: "Underground", about: "Underground: dashed" }, { id: "active", look: "solid", name: "Active", about: "Active: plain" }],
  conditions: [], marks: [{ id: "terror", name: "Terror" }], contested: "Nobody", gauges: ["commitment"],
  layers: [
    { id: "support", name: "support", about: "Of the people.", of: "support", samples: [shade("gov")], how: "table",
      shades: { opposed: shade("fln", 4, "−2", "Active opposition"), passive: shade("gov", 1, "+1", "Passive support") } },
    { id: "population", name: "population", about: "Of the space.", of: "population", samples: [shade("grey")], how: "amount", steps: [1, 2], tint: "grey",
      figure: "%value%", says: "Population %value%" }],
  legend: { town: "City", region: "Border", wild: "Mountain" },
};

const scene = areaScene({
  places: Object.fromEntries(spaces.map(({ id, name }) => [id, { says: `${name}.`, control: "" as const }])),
  pieces: { "S-1": {
    "active/troops": { kind: "troops", box: "active", ids: [], count: 4, label: "4 Troops" },
    "hidden/guerrilla": { kind: "guerrilla", box: "hidden", ids: [], count: 3, label: "3 Guerrillas, underground" },
    "active/guerrilla": { kind: "guerrilla", box: "active", ids: [], count: 1, label: "1 Guerrilla, active" } } },
  tracks: [{ id: "commitment", label: "Commitment", value: 20, max: 40, text: "20", side: "gov" }, { id: "resources", label: "Resources", value: 5, max: 40, text: "5", side: "fln" }],
  actions: [action("fln flip S-1", ["S-1/hidden/guerrilla"])],
});
scene.places["S-1"] = { says: "Space 1.", control: "gov", marks: { terror: 3 }, facts: { support: "opposed", population: 2 } };

function show() {
  const model = new FakeModel(scene);
  model.state["atlas"] = atlas;
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  renderBoard({ model, el }, { glyphs: { kinds: {}, boxes: {}, marks: {} } });
  const all = (selector: string) => Array.from(el.querySelectorAll<HTMLElement>(selector));
  const choose = (layer: string) => {
    const select = all(".al-layer-select")[0] as HTMLSelectElement;
    select.value = layer;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { model, all, choose, area: () => all('.al-places [data-place="S-1"]')[0] as HTMLElement };
}

describe("a board of another game", () => {
  it("draws its counters face by face, with a plain ring where it has no silhouettes, and their numbers", () => {
    const { all } = show();
    expect(all(".al-places [data-place]")).toHaveLength(30);
    expect(all(".al-pieces .al-strip").map((strip) => strip.getAttribute("class"))).toEqual(
      ["al-strip al-fln al-solid", "al-strip al-fln al-hollow", "al-strip al-gov al-solid"]);
    expect(all(".al-pieces .al-count").map((count) => count.textContent)).toEqual(["3", "4"]);
    expect(all(".al-pieces .al-cell .al-line").length).toBe(3);
  });

  it("takes a choice that names counters without names", () => {
    const { model, all } = show();
    (all(".al-cell[data-live] .al-hit")[0] as HTMLElement).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln flip S-1", ply: 7 }]);
  });

  it("counts several markers of a kind, on the map and in words", () => {
    const { all } = show();
    expect(all(".al-pieces .al-mark.al-terror .al-mark-count").map((count) => count.textContent)).toEqual(["3"]);
    (all('[data-view="list"]')[0] as HTMLElement).click();
    expect(all('.al-list [data-key="S-1"] td[data-name="marks"]')[0]?.textContent).toBe("city, 3 × Terror");
    expect(all(".al-list thead th").slice(-2).map((head) => head.textContent)).toEqual(["FLN", "Government"]);
  });

  it("tints its map for what it has to tell", () => {
    const { choose, area, all } = show();
    expect(all(".al-zoom .al-layer-select option").map((option) => option.getAttribute("value"))).toEqual(["", "support", "population"]);
    choose("support");
    expect([area().dataset["tint"], area().dataset["step"]]).toEqual(["fln", "4"]);
    expect(area().getAttribute("aria-label")).toContain("Active opposition.");
    choose("population");
    expect([area().dataset["tint"], all(".al-figure text")[0]?.textContent]).toEqual(["grey", "2"]);
  });

  it("has a key of its own signs, and its own tracks large", () => {
    const { all } = show();
    (all('[data-do="help"]')[0] as HTMLElement).click();
    const said = all(".al-legend span").map((text) => text.textContent);
    expect(all(".al-main .al-legend")).toHaveLength(0);
    for (const text of ["Guerrilla", "Underground: dashed", "Terror", "Mountain", "Nobody"]) expect(said).toContain(text);
    expect(all(".al-lines .al-line-name").map((name) => name.textContent)).toEqual(["Commitment"]);
  });
});
