// Layers: one thing at a time shown on the whole map, by tint, pattern and figure, and in words.

import type { MapDesk } from "./desk";
import type { Place, PlaceState } from "./types";
import type { Words } from "../shared/types";
import { h, setAttr, setText } from "../shared/dom";

export const LAYERS = ["none", "control", "presence", "fire", "terror", "income", "changed"] as const;
export type Layer = (typeof LAYERS)[number];
/** How a place is tinted: by side, or by one of the neutral tints. */
export type Tint = "fln" | "gov" | "even" | "terror" | "resettled" | "both" | "changed" | "";

export interface Shade {
  tint: Tint;
  /** From 0 (least) to 4 (most): five steps that can be told apart. */
  step: number;
  /** What stands in the place; empty where there is nothing to say. */
  figure: string;
  /** The same in a sentence for screen readers and the list. */
  says: string;
}

const NOTHING: Shade = { tint: "", step: 0, figure: "", says: "" };
const PRESENCE_STEPS = [2, 4, 7, 11];
const FIRE_STEPS = [4, 9, 16, 26];
const INCOME_STEPS = [1, 2, 3, 4];

function stepOf(value: number, steps: readonly number[]): number {
  return steps.filter((limit) => value > limit).length;
}

/** Compares the sides: the tint of the stronger, the deeper the farther it is ahead. */
function balance(pair: readonly [number, number] | undefined, steps: readonly number[], key: string, words: Words): Shade {
  const [fln, gov] = pair ?? [0, 0];
  if (!fln && !gov) return NOTHING;
  const tint = fln > gov ? "fln" : gov > fln ? "gov" : "even";
  return { tint, step: stepOf(Math.abs(fln - gov), steps), figure: `${fln}:${gov}`, says: words(key, { fln, gov }) };
}

function control(place: Place, state: PlaceState, words: Words): Shade {
  if (place.kind === "country") return NOTHING;
  const side = state.control;
  return { tint: side, step: 2, figure: side ? words(`board-layer-short-${side}`) : "", says: words(`board-control-${side || "none"}`) };
}

function terror(state: PlaceState, words: Words): Shade {
  const tint = state.terror && state.resettled ? "both" : state.terror ? "terror" : state.resettled ? "resettled" : "";
  const names = [state.terror && "terror", state.resettled && "resettled"].filter(Boolean).map((name) => words(`board-mark-${name}`));
  return tint ? { tint, step: 3, figure: "", says: names.join(words("board-comma")) } : NOTHING;
}

/** What a layer shows in a place. */
export function shade(layer: Layer, place: Place, state: PlaceState | undefined, words: Words): Shade {
  if (!state) return NOTHING;
  switch (layer) {
    case "none": return NOTHING;
    case "control": return control(place, state, words);
    case "presence": return balance(state.units, PRESENCE_STEPS, "board-layer-presence-says", words);
    case "fire": return balance(state.fire, FIRE_STEPS, "board-layer-fire-says", words);
    case "terror": return terror(state, words);
    case "income": return state.income ? { tint: "fln", step: stepOf(state.income, INCOME_STEPS), figure: `+${state.income}`,
      says: words("board-layer-income-says", { points: state.income }) } : NOTHING;
    case "changed": return state.changed ? { tint: "changed", step: 3, figure: "∗", says: words("board-layer-changed-says") } : NOTHING;
  }
}

/** Which layer is on, and whether today's names are shown: one choice for the map and the list of a board. */
export class Choice {
  layer: Layer = "none";
  modern = false;
  private readonly listeners: (() => void)[] = [];

  listen(listener: () => void): void {
    this.listeners.push(listener);
  }

  set(change: { layer?: Layer; modern?: boolean }): void {
    Object.assign(this, change);
    for (const listener of this.listeners) listener();
  }
}

const choices = new WeakMap<MapDesk, Choice>();

/** The choice that the parts of one board share. */
export function choiceOf(desk: MapDesk): Choice {
  let choice = choices.get(desk);
  if (!choice) choices.set(desk, (choice = new Choice()));
  return choice;
}

/** The menu of layers: a plain select, which every keyboard and screen reader knows. */
export class LayerMenu {
  readonly element: HTMLElement;
  private readonly name = h("span");
  private readonly select = h("select", { class: "al-layer-select" });

  constructor(private readonly desk: MapDesk) {
    this.element = h("label", { class: "al-layer-menu" }, this.name, this.select);
    for (const layer of LAYERS) this.select.append(h("option", { value: layer }));
    this.select.addEventListener("change", () => choiceOf(desk).set({ layer: this.select.value as Layer }));
  }

  update(): void {
    const { words } = this.desk;
    setText(this.name, words("board-layer"));
    for (const option of Array.from(this.select.children)) setText(option, words(`board-layer-${option.getAttribute("value")}`));
    const { layer } = choiceOf(this.desk);
    if (this.select.value !== layer) this.select.value = layer;
  }
}

/** What the tints and figures mean, in a line over the open sea, with a sample of each tint. */
export class LayerKey {
  readonly element = h("div", { class: "al-layer-key", hidden: true });
  private shown = "";

  constructor(private readonly desk: MapDesk) {}

  update(): void {
    const { words } = this.desk;
    const { layer } = choiceOf(this.desk);
    const now = layer === "none" ? "" : `${layer} ${words(`board-layer-about-${layer}`)}`;
    if (now === this.shown) return;
    this.shown = now;
    setAttr(this.element, "hidden", !now);
    if (!now) return this.element.replaceChildren();
    this.element.replaceChildren(h("strong", {}, words(`board-layer-${layer}`)),
      h("span", { class: "al-layer-samples", "aria-hidden": "true" }, ...samples(layer).map(([tint, step]) =>
        h("i", { class: "al-layer-sample", "data-tint": tint, "data-step": step }))),
      h("span", {}, words(`board-layer-about-${layer}`)));
  }
}

function samples(layer: Layer): [Tint, number][] {
  if (layer === "terror") return [["terror", 3], ["resettled", 3], ["both", 3]];
  if (layer === "changed") return [["changed", 3]];
  if (layer === "control") return [["fln", 2], ["gov", 2]];
  if (layer === "income") return [0, 1, 2, 3, 4].map((step): [Tint, number] => ["fln", step]);
  return [["fln", 4], ["fln", 2], ["even", 0], ["gov", 2], ["gov", 4]];
}
