// Layers: each shows one thing, by tint and figure, and says it in words on the map and in the list.

import { describe, expect, it } from "vitest";
import { shade } from "../../map/controls/layers";
import type { PlaceState } from "../../map/types";
import { area, atlas, scene, show } from "../play/fake";

const look = (id: string, change: Partial<PlaceState>) =>
  shade(atlas.layers.find((layer) => layer.id === id), { says: "", ...change }, atlas);
const facts = (found: PlaceState["facts"] & {}) => ({ facts: found });

const choose = (select: HTMLElement, value: string) => {
  (select as HTMLSelectElement).value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

describe("a layer", () => {
  it("compares units of both sides and deepens with the difference", () => {
    expect(look("presence", facts({ units: [5, 1] }))).toMatchObject({ tint: "fln", figure: "5:1", step: 1 });
    expect(look("presence", facts({ units: [1, 14] }))).toMatchObject({ tint: "gov", step: 4 });
    expect(look("presence", facts({ units: [2, 2] }))).toMatchObject({ tint: "grey", step: 0 });
  });

  it("says nothing where there is nothing", () => {
    for (const { id } of atlas.layers) expect(look(id, {})).toMatchObject({ tint: "", figure: "", says: "" });
  });

  it("tells terror, resettlement and both apart", () => {
    expect([look("terror", { marks: { terror: 1 } }).tint, look("terror", { marks: { remote: 1, resettled: 1 } }).tint,
      look("terror", { marks: { resettled: 1, terror: 1 } }).tint]).toEqual(["rose", "sky", "violet"]);
  });

  it("writes numbers as figures and in words", () => {
    expect(look("income", facts({ income: 3 }))).toMatchObject({ figure: "+3", says: "FLN income: 3 AP" });
    expect(look("presence", facts({ units: [4, 20] }))).toMatchObject({ figure: "4:20", says: "Units: FLN 4, Government 20" });
  });
});

describe("the menu of layers", () => {
  const war = () => scene({ places: { ...scene().places, "V-1": { control: "fln", says: "Mecheria.", facts: { income: 2, units: [2, 0] } } } });

  it("tints the map, writes the figure, names the value to screen readers and shows what it means", () => {
    const { one, all } = show(war());
    choose(one(".al-zoom .al-layer-select"), "income");
    expect(one(area("V-1")).getAttribute("data-tint")).toBe("fln");
    expect(one(area("V-1")).getAttribute("aria-label")).toContain("FLN income: 2 AP.");
    expect(one('.al-pieces [data-place="V-1"] .al-figure').textContent).toBe("+2");
    expect(one(".al-layer-key").hidden).toBe(false);
    choose(one(".al-zoom .al-layer-select"), "");
    expect(all(".al-figure")).toHaveLength(0);
    expect(one(area("V-1")).hasAttribute("data-tint")).toBe(false);
    expect(one(".al-layer-key").hidden).toBe(true);
  });

  it("gives the list the same choice and a column of its own", () => {
    const { one, click } = show(war());
    click('[data-view="list"]');
    choose(one(".al-list .al-layer-select"), "presence");
    expect(one('.al-list tr[data-key="V-1"] td[data-name="layer"]').textContent).toBe("Units: FLN 2, Government 0");
    expect((one(".al-zoom .al-layer-select") as HTMLSelectElement).value).toBe("presence");
  });
});

describe("today's names", () => {
  it("stand in place of those of the period while they are wanted", () => {
    const [first] = atlas.places;
    const { model, el, one, click } = show();
    model.set("atlas", { ...atlas, places: [{ ...first!, modern: "Mécheria" }, ...atlas.places.slice(1)] });
    const line = () => el.querySelector('.al-names [data-place="V-1"] .al-today')?.textContent;
    const name = () => el.querySelector('.al-names [data-place="V-1"] text')?.textContent;
    click('[data-tool="board-modern-names"]');
    expect(one('[data-tool="board-modern-names"]').getAttribute("aria-pressed")).toBe("true");
    expect(line()).toBe("Mécheria");
    click('[data-tool="board-modern-names"]');
    expect(line()).toBeUndefined();
    expect(name()).toBe(first!.name);
  });
});
