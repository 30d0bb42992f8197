// How a game stands: sentences and tables, some of which open on demand.

import type { Desk, Part } from "../shared/desk";
import { h } from "../shared/dom";
import type { Block, Scene } from "./types";

function tableOf({ title, head, rows }: Block): HTMLElement {
  const cells = (row: readonly string[]) => row.map((cell, column) => (column ? h("td", {}, cell) : h("th", { scope: "row" }, cell)));
  const named = h("table", {}, h("caption", {}, title),
    h("thead", {}, h("tr", {}, ...head.map((name) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, ...rows.map((row) => h("tr", {}, ...cells(row)))));
  // A box that scrolls must be reachable by the keyboard, and then it needs a name.
  return h("div", { class: "al-plain-table", role: "region", tabindex: 0, "aria-label": title }, named);
}

function blockOf(block: Block): HTMLElement {
  const inner = block.head.length ? tableOf(block) : h("div", {}, ...block.rows.map((row) => h("p", {}, row.join(" "))));
  return block.folded ? h("details", {}, h("summary", {}, block.title), inner) : inner;
}

export class Position implements Part {
  readonly element = h("div", { class: "al-plain-position" });
  private drawn = "";

  constructor(private readonly desk: Desk<Scene>) {}

  update(): void {
    const { position } = this.desk.scene;
    const drawn = JSON.stringify(position);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const open = new Set(Array.from(this.element.querySelectorAll("details[open] > summary"), (summary) => summary.textContent ?? ""));
    this.element.replaceChildren(...position.map(blockOf));
    for (const details of this.element.querySelectorAll("details")) details.open = open.has(details.firstElementChild?.textContent ?? "");
  }
}
