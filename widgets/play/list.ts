// The same state as the map, as a table: one row a place, with the same choices.

import { fillChoices } from "./choice";
import type { PieceGroup, Place } from "../map/types";
import type { Desk } from "./desk";
import type { Part } from "../shared/desk";
import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { pieceSample } from "../map/fan";
import { choiceOf, LayerMenu, shade } from "../map/layers";
import { BOX_ORDER } from "../map/layout";
import { groupKey } from "../map/lookup";
import { todayOf } from "../map/names";
import { marksOf } from "../map/pieces";

const COLUMNS = ["place", "control", "marks", "layer", "fln", "gov"] as const;

type Column = (typeof COLUMNS)[number];

export class ListView implements Part {
  readonly element: HTMLElement;
  private readonly caption = h("caption", { class: "al-hidden-text" });
  private readonly heads = h("tr", { role: "row" });
  private readonly body = h("tbody", { role: "rowgroup" });
  private readonly only = h("input", { type: "checkbox" });
  private readonly onlyText = h("span");
  private readonly menu: LayerMenu;

  constructor(private readonly desk: Desk) {
    this.heads.append(...COLUMNS.map((name) => h("th", { scope: "col", role: "columnheader", "data-name": name })));
    this.menu = new LayerMenu(desk);
    // The roles are spelled out because narrow widgets lay the table out as blocks, which would drop them.
    this.element = h("div", { class: "al-list" },
      h("div", { class: "al-list-tools" }, h("label", { class: "al-only" }, this.only, this.onlyText), this.menu.element),
      h("table", { role: "table" }, this.caption, h("thead", { role: "rowgroup" }, this.heads), this.body));
    this.only.addEventListener("change", () => this.update());
    choiceOf(desk).listen(() => this.update());
    this.body.addEventListener("click", (event) => this.onClick(event));
  }

  update(): void {
    const { atlas, look, words } = this.desk;
    this.menu.update();
    setAttr(this.element, "data-layer", choiceOf(this.desk).layer);
    setText(this.caption, words("board-list-label"));
    setText(this.onlyText, words("board-only-choices"));
    for (const head of Array.from(this.heads.children)) setText(head, words(`board-column-${head.getAttribute("data-name")}`));
    const places = this.only.checked ? atlas.places.filter((place) => look.at(place.id).length > 0) : atlas.places;
    keyed(this.body, places, (place) => place.id, () => this.makeRow(), (row, place) => this.updateRow(row, place));
  }

  /** Puts the focus on the row of a place, or on the first row. */
  focus(id: string | null): void {
    const rows = Array.from(this.body.children);
    const row = rows.find((found) => found.getAttribute("data-key") === id) ?? rows[0];
    row?.querySelector("button")?.focus();
  }

  private makeRow(): HTMLTableRowElement {
    const row = h("tr", { role: "row" });
    row.append(
      h("th", { scope: "row", role: "rowheader", "data-name": "place" },
        h("button", { type: "button", class: "al-row-button" }, h("span", { class: "al-row-name" }), h("span", { class: "al-number" })),
        h("ul", { class: "al-choices" })),
      ...COLUMNS.slice(1).map((name) => h("td", { role: "cell", "data-name": name })));
    return row;
  }

  private updateRow(row: HTMLTableRowElement, place: Place): void {
    const { look, scene, words, chosen } = this.desk;
    const state = scene.places[place.id];
    const cell = (name: Column) => row.querySelector(`[data-name=${name}]`) as HTMLElement;
    const actions = look.at(place.id);
    setAttr(row, "data-control", state?.control ?? "");
    setAttr(row, "data-live", actions.length > 0);
    this.updateName(cell("place"), place, actions.length);
    setText(cell("control"), place.kind === "country" ? "" : words(`board-control-${state?.control || "none"}`));
    setText(cell("marks"), [words(`board-kind-${place.kind}`),
      ...marksOf(place, state).filter((name) => name !== place.kind).map((name) => words(`board-mark-${name}`))].join(", "));
    setText(cell("layer"), shade(choiceOf(this.desk).layer, place, state, words).says);
    for (const side of ["fln", "gov"] as const) {
      const own = look.piecesAt(place.id).filter((group) => group.side === side);
      this.updatePieces(cell(side), own.sort((a, b) => BOX_ORDER[side].indexOf(a.box) - BOX_ORDER[side].indexOf(b.box)));
    }
    for (const name of COLUMNS.slice(1)) setAttr(cell(name), "data-label", words(`board-column-${name}`));
    const open = chosen === place.id;
    const list = cell("place").querySelector("ul") as HTMLElement;
    show(list, open && actions.length > 0);
    fillChoices(list, open ? actions : []);
  }

  private updateName(cell: HTMLElement, place: Place, choices: number): void {
    const button = cell.querySelector("button") as HTMLElement;
    const [name, number] = Array.from(button.children) as [HTMLElement, HTMLElement];
    const title = this.desk.title(place.id);
    setText(name, todayOf(place) ? `${title} · ${todayOf(place)}` : title);
    setText(number, `${this.desk.words("board-choices")} (${choices})`);
    show(number, choices > 0);
    setAttr(button, "aria-expanded", choices > 0 ? String(this.desk.chosen === place.id) : null);
    setAttr(button, "data-row", place.id);
    setAttr(button, "aria-disabled", choices > 0 ? null : "true");
  }

  private updatePieces(cell: HTMLElement, groups: PieceGroup[]): void {
    const { look } = this.desk;
    if (!cell.firstElementChild) cell.append(h("ul", { class: "al-piece-list" }));
    keyed(cell.firstElementChild as Element, groups, groupKey, () => h("li", {}, h("span")), (item, group) => {
      const live = look.ofGroup(group).length > 0;
      if (live !== (item.firstElementChild?.tagName === "BUTTON")) {
        item.replaceChildren(live ? h("button", { type: "button", class: "al-piece-button" }) : h("span"));
      }
      const text = item.firstElementChild as Element;
      const sample = text.querySelector("svg");
      if (!sample || text.textContent !== group.label) text.replaceChildren(pieceSample(group, 22), group.label);
      setAttr(item.firstElementChild as Element, "data-piece", live ? groupKey(group) : null);
    });
  }

  private onClick(event: Event): void {
    const target = event.target as Element;
    const row = target.closest("[data-row]")?.getAttribute("data-row");
    const key = target.closest("[data-piece]")?.getAttribute("data-piece");
    if (row && this.desk.chosen === row) this.desk.closeCard();
    else if (row) this.desk.press(row, "keyboard");
    const group = key ? this.desk.scene.pieces[key] : undefined;
    if (group) this.desk.press(group.place, "click", group);
  }
}
