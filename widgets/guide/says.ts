// What the guide says now: events with their pictures, goals, reasons, that a step is done.

import type { Desk, Part } from "../shared/desk";
import { h, show } from "../shared/dom";
import { PictureView } from "./picture";
import { withRules } from "../shared/told/rule";
import { prose } from "../shared/told/prose";
import type { Said, Scene } from "./types";

/** A text without its form, to be read out. */
export function plainly({ lead, note, text, dice }: Said): string[] {
  const letters = text.flatMap(({ items }) => items.map((runs) => runs.map((run) => run.text).join("")));
  return [lead, note, ...letters, dice];
}

export class Says implements Part {
  readonly element = h("div", { class: "al-lead-says" });
  private drawn = "";

  constructor(private readonly desk: Desk<Scene>) {}

  update(): void {
    const { says } = this.desk.scene;
    const drawn = JSON.stringify(says);
    if (drawn !== this.drawn) this.element.replaceChildren(...says.map((said) => this.draw(said)));
    this.drawn = drawn;
    show(this.element, says.length > 0);
  }

  private draw({ about, lead, note, text, dice, picture }: Said): HTMLElement {
    const shown = new PictureView(this.desk.words);
    shown.show(picture);
    const inner = [...prose(text, withRules), dice && h("p", {}, dice), shown.element];
    // What names a hard subject opens when the reader wishes it.
    const body = note ? [h("details", {}, h("summary", {}, note), ...inner)] : inner;
    return h("div", { class: "al-lead-said", "data-about": about }, lead && h("p", { class: "al-lead-said-lead" }, lead), ...body);
  }
}
