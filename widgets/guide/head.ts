// The head of the panel, which stays in sight: which step, how long still, how far, and what to do now.

import type { Desk, Part } from "../shared/desk";
import { h, newName, setAttr, setAttrs, setText, show } from "../shared/dom";
import type { Scene } from "./types";

export class Head implements Part {
  readonly element: HTMLElement;
  private readonly heading = h("p", { class: "al-lead-where" });
  private readonly left = h("span", { class: "al-lead-left" });
  private readonly number = h("strong");
  private readonly bar = h("progress", { class: "al-lead-bar" });
  private readonly now = h("p", { class: "al-lead-now" });
  readonly fold = h("button", { type: "button", class: "al-button al-lead-fold" });

  constructor(private readonly desk: Desk<Scene>, body: HTMLElement, private readonly folded: () => boolean, turn: () => void) {
    body.id = newName();
    this.heading.append(this.number, " ", this.left);
    this.element = h("header", { class: "al-lead-head" }, this.heading, this.fold, this.bar, this.now);
    setAttr(this.fold, "aria-controls", body.id);
    this.fold.addEventListener("click", turn);
  }

  update(): void {
    const { scene, words } = this.desk;
    setText(this.number, scene.heading);
    setText(this.left, scene.left ? `· ${scene.left}` : "");
    setAttrs(this.bar, { max: Math.max(scene.most, 1), value: scene.done, "aria-label": scene.heading });
    const folded = this.folded();
    // Folded, the head alone says what the step is about.
    setText(this.now, folded && scene.step?.title ? `${scene.step.title} · ${scene.now}` : scene.now);
    setText(this.fold, words(folded ? "guided-unfold" : "guided-fold"));
    setAttr(this.fold, "aria-expanded", String(!folded));
    show(this.fold, scene.step !== null);
  }
}
