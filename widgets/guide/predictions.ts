// What was predicted in a step. As long as nobody knows what comes, and of a sentence, it stands beside the question; what came
// is the heading of what the step brought.

import type { Desk, Part } from "../shared/desk";
import { h, show } from "../shared/dom";
import type { Write } from "../shared/told/rule";
import { prose } from "../shared/told/prose";
import { drawDots, drawScale } from "./scale";
import type { Prediction, Scene } from "./types";

/** Draws some of the predictions, and draws them anew once they or the language are others. */
abstract class Told implements Part {
  readonly element: HTMLElement;
  private drawn = "";

  /** @param writer - makes the words of a text: with terms that can be opened */
  constructor(kind: string, protected readonly desk: Desk<Scene>, private readonly writer: () => Write) {
    this.element = h("section", { class: kind, role: "status" });
  }

  update(): void {
    const { predictions, lang } = this.desk.scene;
    const told = predictions.filter((one) => this.tells(one));
    const drawn = JSON.stringify([told, lang]);
    if (drawn !== this.drawn) this.element.replaceChildren(...told.map((one) => this.draw(one, this.writer())));
    this.drawn = drawn;
    show(this.element, told.length > 0);
  }

  protected abstract tells(one: Prediction): boolean;
  protected abstract draw(one: Prediction, write: Write): HTMLElement;
}

export class Predictions extends Told {
  constructor(desk: Desk<Scene>, writer: () => Write) {
    super("al-lead-predictions", desk, writer);
  }

  protected tells({ state }: Prediction): boolean {
    return state !== "came";
  }

  protected draw({ state, ask, said, after }: Prediction, write: Write): HTMLElement {
    return h("div", { class: "al-lead-predicted" }, h("h3", {}, this.desk.words(state === "written" ? "guided-written" : "guided-predictions")),
      h("div", { class: "al-lead-predicted-ask" }, ...prose(ask, write)), h(state === "written" ? "q" : "p", {}, said), ...prose(after, write));
  }
}

export class Findings extends Told {
  constructor(desk: Desk<Scene>, writer: () => Write) {
    super("al-lead-findings", desk, writer);
  }

  protected tells({ state }: Prediction): boolean {
    return state === "came";
  }

  protected draw({ ask, said, more, after, scale, dots, orders = [] }: Prediction, write: Write): HTMLElement {
    const asked = h("div", { class: "al-lead-predicted-ask" }, ...prose(ask, write));
    return h("div", { class: "al-lead-finding" }, h("h3", {}, said), scale ? h("figure", {}, h("figcaption", {}, asked, scale.start && h("p", { class: "al-scale-began" }, `○ ${scale.start.text}`)), drawScale(scale)) : asked,
      ...orders.map(({ title, items }) => h("div", { class: "al-lead-order" }, h("p", {}, title), h("ol", {}, ...items.map((item) => h("li", {}, item))))),
      ...(dots ? [drawDots(dots)] : []), ...(more ? [h("p", {}, ...write(more))] : []), ...prose(after, write));
  }
}
