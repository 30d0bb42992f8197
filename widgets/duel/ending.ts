// How the war of cards ended: who won, by what, and the count front by front.

import { h, setAttr, setText, show } from "../shared/dom";
import { cited } from "../shared/rule";
import type { Desk } from "./desk";
import type { Ending } from "./types";
import type { Part } from "../shared/desk";
import { seatSign } from "./glyphs";

export class EndingView implements Part {
  readonly element = h("section", { class: "al-duel-ending", hidden: true });
  private readonly title = h("h3", { tabindex: -1 });
  private drawn = "";

  constructor(private readonly desk: Desk) {}

  update(): void {
    const ending = this.desk.scene.ending ?? null;
    show(this.element, ending !== null);
    const key = ending ? JSON.stringify(ending) + this.desk.words("table-ending-winner") : "";
    if (key === this.drawn) return;
    this.drawn = key;
    setAttr(this.element, "aria-label", ending?.title ?? null);
    this.element.replaceChildren(...(ending ? this.parts(ending) : []));
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }

  private parts(ending: Ending): HTMLElement[] {
    setText(this.title, ending.title);
    return [this.title, h("p", {}, ...cited(ending.text, ending.rule)),
      ...(ending.fronts.length ? [this.table(ending)] : [])];
  }

  private table({ fronts }: Ending): HTMLElement {
    const { words, atlas } = this.desk;
    const side = (seat: "gov" | "fln") => h("th", { scope: "col" }, seatSign(seat), " ", atlas.seats[seat]);
    return h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, words("table-ending-front")), side("gov"), side("fln"),
      h("th", { scope: "col" }, words("table-ending-winner")))),
      h("tbody", {}, ...fronts.map((front) => h("tr", {}, h("th", { scope: "row" }, front.name), h("td", {}, front.gov), h("td", {}, front.fln),
        h("td", {}, front.winner)))));
  }
}
