// Missions to be tested: what a place offers, and what the kernel works out about it.

import { beforeEach } from "vitest";
import { wish } from "../../play/plan/predict";
import type { Here, Offer, Plan } from "../../play/types";
import { area, FakeModel, scene, settled, show, type Shown } from "./fake";

export const PAUSE = 150; // a little longer than the board waits after a change

export const raid: Offer = { mission: "raid", title: "Raid", rule: "A:9.14", about: "An attack.", price: "2 AP", subject: "",
  crew: [{ key: "band", label: "Bands", ids: ["band-1", "band-2"], chosen: 1, least: 0, most: 2 }],
  crew_label: "Who takes part", aims: [], aim: "", aim_label: "" };
export const many: Offer["crew"][number] = { key: "band", label: "Bands", ids: [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `band-${at}`), chosen: 1, least: 0, most: 8 };
export const move: Offer = { ...raid, mission: "move", title: "Move", subject: "band-1", crew: [], crew_label: "",
  aims: [{ id: "V-2", label: "Tlemcen" }, { id: "V-3", label: "Sidi Bel Abbes" }], aim: "V-2", aim_label: "Where to" };
export const here: Here = { offers: [raid, move],
  refused: [{ title: "Strike", text: "Not Urban.", rule: "A:9.12", hint: "Go to Algiers." }] };
export const odds: Plan["odds"] = { summary: "Even chances.", mods: [{ text: "Police", value: -1, rule: "A:9.21" }],
  rows: [{ text: "Nothing", share: 0.5, chance: "1/2", percent: "50 %" }, { text: "1 point", share: 0.5, chance: "1/2", percent: "50 %" }], exact: [] };

export interface PlanQuestion { mission?: string; units?: string[]; aim?: string; line?: string }

export function planned({ mission, units = [], aim, line }: PlanQuestion): Plan {
  if (mission === "raid" && !units.length) {
    return { line: "", text: "", price: "", warns: [], odds: null, refusal: { level: "refusal", text: "Nobody goes.", rule: "A:9.14", hint: "Add one." } };
  }
  return { line: line ?? [mission, ...units, aim].filter(Boolean).join(" "), text: "", price: "2 AP", warns: [], odds, refusal: null };
}

export async function opened(mission = "", offers: Offer[] = here.offers, plan = planned): Promise<Shown> {
  const shown = show(scene({ offers: true }));
  shown.model.replies = { here: () => ({ ...here, offers }), plan };
  shown.click(area("V-2"));
  await settled();
  if (mission) shown.click(`[data-offer="${mission}"]`);
  await settled();
  return shown;
}

/** Chooses how many of the first kind of units take part. */
export function choose(shown: Shown, number: number): void {
  const radio = shown.all(".al-crew-chip input").find((found) => (found as HTMLInputElement).value === String(number));
  radio?.dispatchEvent(new Event("change", { bubbles: true }));
}

export const go = (shown: Shown) => shown.one(".al-card .al-go");
export const picked = (model: FakeModel) => model.deeds.map((deed) => (deed.kind === "pick" ? [deed.id, deed.predicted] : [deed.kind]));

/** Lets every plan show its chances at once. */
export function untold(): void {
  beforeEach(() => {
    wish.first = false;
  });
}
