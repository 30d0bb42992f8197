// The bar over a step: which one, in which phase, how long still, how far, and the menus.

import type { Desk, Part } from "../../shared/desk";
import { h, setAttr, setAttrs, setText, show } from "../../shared/dom";
import type { Scene } from "../types";

export class Head implements Part {
  readonly element: HTMLElement;
  private readonly heading = h("p", { class: "al-lead-where" });
  private readonly left = h("span", { class: "al-lead-left" });
  private readonly number = h("strong");
  private readonly bar = h("progress", { class: "al-lead-bar" });
  readonly fold = h("button", { type: "button", class: "al-quiet-button al-lead-fold" });

  /** @param phases - those of the step; @param menus - what opens from the bar; @param top - the question of the lesson */
  constructor(private readonly desk: Desk<Scene>, phases: HTMLElement, menus: readonly HTMLElement[], top: HTMLElement, private readonly folded: () => boolean, turn: () => void) {
    this.heading.append(this.number, " ", this.left);
    this.element = h("header", { class: "al-lead-head" }, this.heading, phases, this.bar, h("div", { class: "al-lead-menus" }, this.fold, ...menus), top);
    this.fold.addEventListener("click", turn);
  }

  update(): void {
    const { scene, words } = this.desk;
    setText(this.number, scene.heading);
    setText(this.left, scene.left ? `· ${scene.left}` : "");
    setAttrs(this.bar, { max: Math.max(scene.most, 1), value: scene.done, "aria-label": scene.heading });
    const folded = this.folded();
    setText(this.fold, words(folded ? "guided-unfold" : "guided-fold"));
    setAttr(this.fold, "aria-expanded", String(!folded));
    show(this.fold, scene.step !== null);
  }
}
