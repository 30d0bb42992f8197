// What the kernel tells the board once about the area game: sides, pieces, boxes, marks and layers, with short names.

import { GLYPHS } from "../../algeria/glyphs";
import type { Group } from "../../map/lookup";
import { Signs } from "../../map/signs";
import type { Atlas, Layer, Place, Shade } from "../../map/types";
import type { Seat } from "../../shared/types";

const KINDS: [id: string, side: Seat][] = [["front", "fln"], ["cadre", "fln"], ["band", "fln"], ["failek", "fln"],
  ["division", "gov"], ["brigade", "gov"], ["elite", "gov"], ["algerian", "gov"], ["police", "gov"]];

const shade = (tint: Shade["tint"], step = 3, figure = "", says = ""): Shade => ({ tint, step, figure, says });

const layer = <L extends Partial<Layer>>(id: string, more: L): Layer =>
  ({ id, name: `The layer ${id}`, about: `About ${id}.`, samples: [shade("fln")], ...more }) as unknown as Layer;

export const game = {
  name: "Map of Algeria",
  sides: [
    { id: "fln", name: "FLN", shape: "round", boxes: ["OPS", "OC", "UG", "PTL"], control: "FLN control", units: "FLN: %units%." },
    { id: "gov", name: "Government", shape: "square", boxes: ["PTL", "OPS", "OC", "UG"], control: "Government control", units: "Government: %units%." }],
  kinds: KINDS.map(([id, side]) => ({ id, side, name: `A ${id}`, initials: id[0]!.toUpperCase(), does: `Does ${id}.`, facts: `Facts of ${id}` })),
  boxes: ([["UG", "hollow"], ["OPS", "solid"], ["PTL", "double"], ["OC", "spent"]] as const).map(([id, look]) =>
    ({ id, look, name: `Box ${id}`, about: `About box ${id}` })),
  conditions: ([["neutralized", "struck"], ["dispersed", "under"], ["airmobile", "over"]] as const).map(([id, look]) => ({ id, look, about: `About ${id}` })),
  marks: ["terror", "resettled", "oas"].map((id) => ({ id, name: `Mark ${id}` })),
  layers: [
    layer("control", { how: "table", of: "control", shades: { fln: shade("fln", 2, "FLN", "FLN control"), "": shade("", 2, "", "Contested") } }),
    layer("presence", { how: "balance", of: "units", steps: [2, 4, 7, 11], says: "Units: FLN %fln%, Government %gov%" }),
    layer("terror", { how: "table", of: "marks", shades: { terror: shade("rose"), resettled: shade("sky"), "terror+resettled": shade("violet") } }),
    layer("income", { how: "amount", of: "income", steps: [1, 2, 3, 4], tint: "fln", figure: "+%value%", says: "FLN income: %value% AP" }),
    layer("changed", { how: "table", of: "changed", shades: { true: shade("green", 3, "∗", "Changed this turn") } })],
  contested: "Contested", gauges: ["fln_psl", "gov_psl"], legend: { town: "Town", region: "Region", wild: "Wild" },
} satisfies Partial<Atlas>;

/** Signs of the area game on a map. */
export const signsOf = (atlas: Atlas): Signs => new Signs(atlas, GLYPHS);

export function group(change: Partial<Group> = {}): Group {
  const found = { place: "V-1", kind: "band", box: "OPS", ids: ["band-1"], label: "1 Band, operations box", ...change };
  return { id: [found.place, found.box, found.kind, ...(found.is ?? [])].join("/"), ...found };
}

/** Groups as the scene has them: by place, and there by their keys. */
export function keyed(...groups: Group[]): Record<string, Record<string, Omit<Group, "id" | "place">>> {
  const found: Record<string, Record<string, Omit<Group, "id" | "place">>> = {};
  for (const { id, place, ...rest } of groups) (found[place] ??= {})[id.slice(place.length + 1)] = rest;
  return found;
}

/** What a place is by its printed rating. */
export const LOOKS: Record<string, Place["look"]> = { urban: "town", rural: "land", remote: "wild", country: "abroad" };
