// Where the reader stands inside a step: a strip of its phases, the present one named.

import type { Desk, Part } from "../../shared/desk";
import { h, keyed, setAttrs, setText, show } from "../../shared/dom";
import type { Phase, Scene } from "../types";

const MARKS = { before: "✓", passed: "–", now: "▸", later: "" } as const;

export class Phases implements Part {
  readonly element = h("ol", { class: "al-lead-phases" });

  constructor(private readonly desk: Desk<Scene>) {}

  update(): void {
    const { scene: { phases }, words } = this.desk;
    setAttrs(this.element, { "aria-label": words("guided-phases") });
    const make = () => h("li", {}, h("span", { "aria-hidden": "true", class: "al-lead-phase-mark" }), h("span"), h("span", { class: "al-hidden-text" }));
    keyed(this.element, phases, ({ id }) => id, make, (item, phase) => this.draw(item, phase));
    show(this.element, phases.length > 0);
  }

  private draw(item: HTMLElement, { label, state }: Phase): void {
    const [mark, name, said] = item.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
    setText(mark, MARKS[state]);
    setText(name, label);
    // What is seen by mark and weight is said in words, too.
    setText(said, ` (${this.desk.words(`guided-phase-${state}`)})`);
    setAttrs(item, { "data-state": state, "aria-current": state === "now" ? "step" : null });
  }
}
