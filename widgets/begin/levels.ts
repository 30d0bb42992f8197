// The levels of a game side by side, folded away under the choice of an opponent.

import { h, setText, show } from "../shared/dom";
import type { Compared } from "./types";

export class Levels {
  private readonly title = h("summary");
  private readonly body = h("div", { class: "al-begin-levels" });
  readonly element = h("details", { hidden: true }, this.title, this.body);
  private drawn = "";

  update(compared: Compared | null | undefined): void {
    show(this.element, Boolean(compared));
    const key = JSON.stringify(compared ?? null);
    if (!compared || key === this.drawn) return;
    this.drawn = key;
    setText(this.title, compared.title);
    this.body.replaceChildren(this.table(compared), h("p", {}, compared.note));
  }

  /** On a phone each cell stands under its level, and says against whom. */
  private table({ head, levels }: Compared): HTMLElement {
    const [first = "", ...lower] = head;
    return h("table", {},
      h("thead", {}, h("tr", {}, ...[first, ...lower].map((text) => h("th", { scope: "col" }, text)))),
      h("tbody", {}, ...levels.map(({ name, how, fared }) => h("tr", {}, h("th", { scope: "row" }, h("b", {}, name), h("small", {}, how)),
        ...lower.map((against, at) => h("td", { "data-against": fared[at] === undefined ? null : against }, fared[at] ?? ""))))));
  }
}
