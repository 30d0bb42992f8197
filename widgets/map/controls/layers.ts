// Layers: one thing at a time shown on the whole map, by tint, pattern and figure, and in words.

import { h, setAttr, setText } from "../../shared/dom";
import { fillIn } from "../../shared/wire/model";
import type { MapDesk } from "../desk";
import type { Atlas, Layer, PlaceState, Shade } from "../types";

const NOTHING: Shade = { tint: "", step: 0, figure: "", says: "" };

function stepOf(value: number, steps: readonly number[]): number {
  return steps.filter((limit) => value > limit).length;
}

/** Compares the sides: the tint of the stronger, the deeper the farther it is ahead. */
function balance({ steps, says }: Layer & { how: "balance" }, fact: unknown, { sides: [one, other] }: Atlas): Shade {
  const [first, second] = Array.isArray(fact) ? (fact as [number, number]) : [0, 0];
  if (!one || !other || (!first && !second)) return NOTHING;
  const tint = first > second ? one.id : second > first ? other.id : "grey";
  return { tint, step: stepOf(Math.abs(first - second), steps), figure: `${first}:${second}`,
    says: fillIn(says, { [one.id]: first, [other.id]: second }) };
}

function amount({ steps, tint, figure, says }: Layer & { how: "amount" }, fact: unknown): Shade {
  const value = Number(fact ?? 0);
  return value ? { tint, step: stepOf(value, steps), figure: fillIn(figure, { value }), says: fillIn(says, { value }) } : NOTHING;
}

/** What a layer reads of a place; of its marks those that the layer knows, in the order of the atlas. */
function factOf(layer: Layer, state: PlaceState, atlas: Atlas): unknown {
  if (layer.of === "control") return state.control;
  if (layer.of !== "marks") return state.facts?.[layer.of];
  const known = layer.how === "table" ? layer.shades : {};
  return atlas.marks.map(({ id }) => id).filter((id) => state.marks?.[id] && id in known).join("+");
}

/** What a layer shows in a place. */
export function shade(layer: Layer | undefined, state: PlaceState | undefined, atlas: Atlas): Shade {
  if (!layer || !state) return NOTHING;
  const fact = factOf(layer, state, atlas);
  if (layer.how === "table") return layer.shades[String(fact)] ?? NOTHING;
  return layer.how === "balance" ? balance(layer, fact, atlas) : amount(layer, fact);
}

/** The menu of layers: a plain select, which every keyboard and screen reader knows. */
export class LayerMenu {
  readonly element: HTMLElement;
  private readonly name = h("span");
  private readonly none = h("option", { value: "" });
  private readonly select = h("select", { class: "al-layer-select" }, this.none);

  constructor(private readonly desk: MapDesk) {
    this.element = h("label", { class: "al-layer-menu" }, this.name, this.select);
    this.select.append(...desk.atlas.layers.map(({ id, name }) => h("option", { value: id }, name)));
    this.select.addEventListener("change", () => desk.shown.set({ layer: this.select.value }));
  }

  update(): void {
    const { words, shown } = this.desk;
    setText(this.name, words("board-layer"));
    setText(this.none, words("board-layer-none"));
    const id = shown.layer?.id ?? "";
    if (this.select.value !== id) this.select.value = id;
  }
}

/** What the tints and figures mean, in a line over the open sea, with a sample of each tint. */
export class LayerKey {
  readonly element = h("div", { class: "al-layer-key", hidden: true });
  private shown: Layer | undefined;

  constructor(private readonly desk: MapDesk) {}

  update(): void {
    const { layer } = this.desk.shown;
    if (layer === this.shown) return;
    this.shown = layer;
    setAttr(this.element, "hidden", !layer);
    this.element.replaceChildren(...(layer ? [h("strong", {}, layer.name),
      h("span", { class: "al-layer-samples", "aria-hidden": "true" }, ...layer.samples.map(({ tint, step }) =>
        h("i", { class: "al-layer-sample", "data-tint": tint, "data-step": step }))),
      h("span", {}, layer.about)] : []));
  }
}
