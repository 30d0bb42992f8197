// What is pressed while an answer is awaited: done after it, once, where it still is what was pressed.

import { describe, expect, it } from "vitest";
import type { Action } from "../../../map/types";
import type { Scene } from "../../../play/types";
import { action, scene, settled, show, type Shown } from "../fake";
import { PAUSE, planned, raid, untold } from "../raid";

untold();

const units = ["band-1", "band-2", "band-3"].map((name) => action(`fln pick ${name}`, [], { text: `Take ${name}` }));
const done = action("fln done", [], { text: "Done", ends: true });

/** A step in which units are picked one by one: those that are left, at a moment. */
const picking = (ply: number, left: readonly Action[], change: Partial<Scene> = {}) =>
  scene({ ply, answer: ply, actions: [...left, done], time: { at: ply, last: ply, turn: 1, turns: [[1, 0]], marks: [], branches: [] }, ...change });

const fallen: Scene["rolls"][number] = { entry: 3, title: "Raid", rule: "A:9.14", places: [], faces: [5], mods: [], total: 5, table: "", read: "", effect: "", chance: "", rows: [] };
const press = ({ click }: Shown, { id }: Action) => click(`[data-pick="${id}"]`);
const sent = ({ model }: Shown) => model.deeds.map((deed) => ("id" in deed ? `${deed.id} @${deed.ply}` : deed.kind));

describe("a choice that is pressed before the answer to another", () => {
  it("is done after it, once, at the moment that has come", () => {
    const shown = show(picking(7, units));
    press(shown, units[0]!);
    press(shown, units[1]!);
    press(shown, units[1]!);
    expect(sent(shown)).toEqual(["fln pick band-1 @7"]);
    shown.model.set("scene", picking(8, units.slice(1)));
    shown.model.set("scene", picking(9, units.slice(2)));
    expect(sent(shown)).toEqual(["fln pick band-1 @7", "fln pick band-2 @8"]);
  });

  it("is done in the order in which it was pressed, the end of the step among them", () => {
    const shown = show(picking(7, units));
    for (const one of [units[0]!, units[2]!, done]) press(shown, one);
    shown.model.set("scene", picking(8, units.slice(1)));
    shown.model.set("scene", picking(9, units.slice(1, 2)));
    expect(sent(shown)).toEqual(["fln pick band-1 @7", "fln pick band-3 @8", "fln done @9"]);
  });

  it("is done although something that moves nothing is still on its way", () => {
    const shown = show(picking(7, units));
    shown.click('[data-do="charts"]');
    press(shown, units[0]!);
    expect(sent(shown)).toEqual(["chart"]);
    shown.model.set("scene", picking(7, units, { answer: 8 }));
    expect(sent(shown)).toEqual(["chart", "fln pick band-1 @7"]);
  });

  it.each<[string, Scene]>([
    ["the step is over", picking(8, units.slice(1), { prompt: { seat: "fln", text: "Choose a target.", why: "", yours: true } })],
    ["the other side decides", picking(8, units.slice(1), { prompt: { seat: "gov", text: "Choose a mission.", why: "", yours: true } })],
    ["dice fell", picking(8, units.slice(1), { rolls: [fallen] })],
    ["it is no longer offered", picking(8, [units[2]!])],
    ["it means something else now", picking(8, [{ ...units[1]!, text: "Take all" }])],
    ["it would waste something now", picking(8, [{ ...units[1]!, asks: "Nobody goes. All the same?" }])],
    ["the first was refused", picking(7, units, { answer: 8, notice: { level: "refusal", text: "No." } })],
  ])("is not done where %s", (_why, next) => {
    const shown = show(picking(7, units));
    press(shown, units[0]!);
    press(shown, units[1]!);
    shown.model.set("scene", next);
    expect(sent(shown)).toEqual(["fln pick band-1 @7"]);
  });

  it("ends nothing that would cost more than was said", () => {
    const shown = show(picking(7, units));
    press(shown, units[0]!);
    press(shown, done);
    const dearer = picking(8, units.slice(1));
    dearer.actions = dearer.actions.map((one) => (one.ends ? { ...one, price: "support −2" } : one));
    shown.model.set("scene", dearer);
    expect(sent(shown)).toEqual(["fln pick band-1 @7"]);
  });
});

describe("a plan that is opened before the answer to another choice", () => {
  const mission = action("fln raid V-1", ["V-1"], { text: "Raid", mission: true });
  const steps = (ply: number) => picking(ply, [...units, mission]);

  it("opens anew once the answer is there, and is worked out for that moment", async () => {
    const shown = show(steps(7));
    shown.model.replies = { offer: () => ({ ...raid, place: "V-1" }), plan: planned };
    press(shown, units[0]!);
    shown.click('.al-actions [data-pick="fln raid V-1"]');
    shown.model.set("scene", steps(8));
    await settled(PAUSE);
    expect(shown.all(".al-inline-plan")).toHaveLength(1);
    shown.click(".al-inline-plan .al-go");
    expect(sent(shown).at(-1)).toBe("raid band-1 @8");
  });

  it("stays shut where it was pressed before anything was on its way", async () => {
    const shown = show(steps(7));
    shown.model.replies = { offer: () => ({ ...raid, place: "V-1" }), plan: planned };
    shown.click('.al-actions [data-pick="fln raid V-1"]');
    await settled();
    press(shown, units[0]!);
    shown.model.set("scene", steps(8));
    await settled(PAUSE);
    expect(shown.all(".al-inline-plan")).toHaveLength(0);
  });
});

describe("Do it", () => {
  it("pressed again and again is done once, whenever the answer comes", async () => {
    const mission = action("fln raid V-1", ["V-1"], { text: "Raid", mission: true });
    const shown = show(picking(7, [mission]));
    shown.model.replies = { offer: () => ({ ...raid, place: "V-1" }), plan: planned };
    shown.click('.al-actions [data-pick="fln raid V-1"]');
    for (let times = 0; times < 3; times++) shown.click(".al-inline-plan .al-go");
    await settled(PAUSE);
    for (let times = 0; times < 3; times++) shown.click(".al-inline-plan .al-go");
    shown.model.set("scene", picking(8, [mission]));
    expect(sent(shown)).toEqual(["raid band-1 @7"]);
  });
});
