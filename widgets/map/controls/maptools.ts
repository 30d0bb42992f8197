// The tools over the map: its size, the layers, today's names.

import type { MapDesk } from "../desk";
import { h, setAttrs, setName, setText } from "../../shared/dom";
import { LayerMenu } from "./layers";
import type { Zoom } from "./zoom";

const SIZES = [["board-zoom-in", "+", 1], ["board-zoom-out", "−", -1], ["board-zoom-all", "⤢", 0]] as const;

export class MapTools {
  /** The buttons of the size, for a corner of the map. */
  readonly element: HTMLElement;
  private readonly sizes: HTMLButtonElement[];
  private readonly menu: LayerMenu;
  private readonly modern = h("button", { type: "button", class: "al-button", "data-tool": "board-modern-names" });

  constructor(private readonly desk: MapDesk, tools: HTMLElement, private readonly zoom: Zoom, here: () => [number, number] | undefined) {
    this.sizes = SIZES.map(([name, sign, change]) => {
      const button = h("button", { type: "button", class: "al-tool", "data-tool": name }, sign);
      button.addEventListener("click", () => zoom.by(change, change > 0 ? here() : undefined));
      return button;
    });
    this.menu = new LayerMenu(desk);
    this.modern.addEventListener("click", () => desk.shown.set({ modern: !desk.shown.modern }));
    this.element = h("div", { class: "al-sizes", role: "group" }, ...this.sizes);
    tools.append(this.menu.element, this.modern);
  }

  update(): void {
    const { words } = this.desk;
    setAttrs(this.element, { "aria-label": words("board-map-tools") });
    for (const button of this.sizes) {
      const name = button.dataset["tool"] ?? "";
      const off = name === "board-zoom-in" ? !this.zoom.canGrow : this.zoom.factor === 1;
      setName(button, words(name));
      setAttrs(button, { "aria-disabled": off ? "true" : null });
    }
    this.menu.update();
    setText(this.modern, words("board-modern-names"));
    setAttrs(this.modern, { "aria-pressed": String(this.desk.shown.modern) });
  }
}
