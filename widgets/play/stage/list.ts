// The same state as the map, as a table: one row a place, with the same choices.

import { LayerMenu, shade } from "../../map/controls/layers";
import { marksOf, stockOf } from "../../map/drawn/layout";
import type { Group } from "../../map/lookup";
import { todayOf } from "../../map/drawn/names";
import type { Place } from "../../map/types";
import type { Part } from "../../shared/desk";
import { h, keyed, setAttr, setText, show } from "../../shared/dom";
import { deedOf, fillChoices } from "../choices/choice";
import type { Desk } from "../desk";
import "./list.css";

const COLUMNS = ["place", "control", "marks", "layer"] as const;

export class ListView implements Part {
  readonly element: HTMLElement;
  private readonly caption = h("caption", { class: "al-hidden-text" });
  private readonly heads = h("tr", { role: "row" });
  private readonly body = h("tbody", { role: "rowgroup" });
  private readonly only = h("input", { type: "checkbox" });
  private readonly onlyText = h("span");
  private readonly menu: LayerMenu;
  /** Their names: what is told of a place, then its pieces side by side. */
  private readonly columns: string[];

  constructor(private readonly desk: Desk) {
    this.columns = [...COLUMNS, ...desk.atlas.sides.map(({ id }) => id)];
    this.heads.append(...this.columns.map((name) => h("th", { scope: "col", role: "columnheader", "data-name": name })));
    this.menu = new LayerMenu(desk);
    // The roles are spelled out because narrow widgets lay the table out as blocks, which would drop them.
    this.element = h("div", { class: "al-list" },
      h("div", { class: "al-list-tools" }, h("label", { class: "al-only" }, this.only, this.onlyText), this.menu.element),
      h("table", { role: "table" }, this.caption, h("thead", { role: "rowgroup" }, this.heads), this.body));
    this.only.addEventListener("change", () => this.update());
    desk.shown.listen(() => this.update());
    this.body.addEventListener("click", (event) => this.onClick(event));
  }

  update(): void {
    const { atlas, look, words, shown } = this.desk;
    this.menu.update();
    setAttr(this.element, "data-layer", shown.layer?.id ?? "none");
    setText(this.caption, words("board-list-label"));
    setText(this.onlyText, words("board-only-choices"));
    for (const head of Array.from(this.heads.children)) setText(head, this.heading(head.getAttribute("data-name") ?? ""));
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
      ...this.columns.slice(1).map((name) => h("td", { role: "cell", "data-name": name })));
    return row;
  }

  private heading(column: string): string {
    const { words, signs } = this.desk;
    return (COLUMNS as readonly string[]).includes(column) ? words(`board-column-${column}`) : signs.name("sides", column);
  }

  private updateRow(row: HTMLTableRowElement, place: Place): void {
    const { look, scene, signs, atlas, shown, chosen } = this.desk;
    const state = scene.places[place.id];
    const cell = (name: string) => row.querySelector(`[data-name=${name}]`) as HTMLElement;
    const actions = look.at(place.id);
    setAttr(row, "data-control", state?.control ?? "");
    setAttr(row, "data-live", actions.length > 0);
    this.updateName(cell("place"), place, actions.length);
    setText(cell("control"), state?.control === undefined ? "" : signs.control(state.control));
    setText(cell("marks"), [place.kind, ...marksOf(state, signs).map(({ id, count }) => signs.marks(id, count))].join(", "));
    setText(cell("layer"), shade(shown.layer, state, atlas).says);
    const stock = stockOf(look.piecesAt(place.id), signs);
    for (const { id } of atlas.sides) this.updatePieces(cell(id), stock.flatMap(({ side, groups }) => (side === id ? groups : [])));
    for (const name of this.columns.slice(1)) setAttr(cell(name), "data-label", this.heading(name));
    const open = chosen === place.id;
    const list = cell("place").querySelector("ul") as HTMLElement;
    show(list, open && actions.length > 0);
    fillChoices(list, open ? actions : [], deedOf(this.desk.atlas));
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

  private updatePieces(cell: HTMLElement, groups: Group[]): void {
    const { look, signs } = this.desk;
    if (!cell.firstElementChild) cell.append(h("ul", { class: "al-piece-list" }));
    keyed(cell.firstElementChild as Element, groups, (group) => group.id, () => h("li", {}, h("span")), (item, group) => {
      const live = look.ofGroup(group).length > 0;
      if (live !== (item.firstElementChild?.tagName === "BUTTON")) {
        item.replaceChildren(live ? h("button", { type: "button", class: "al-choice al-piece-button" }) : h("span"));
      }
      const text = item.firstElementChild as Element;
      const sample = text.querySelector("svg");
      if (!sample || text.textContent !== group.label) text.replaceChildren(signs.picture(group, 22), group.label);
      setAttr(item.firstElementChild as Element, "data-piece", live ? group.id : null);
    });
  }

  private onClick(event: Event): void {
    const target = event.target as Element;
    const place = target.closest("tr")?.getAttribute("data-key") ?? "";
    const piece = target.closest("[data-piece]")?.getAttribute("data-piece");
    const group = this.desk.look.piecesAt(place).find(({ id }) => id === piece);
    if (group) this.desk.press(place, "click", group);
    else if (!target.closest("[data-row]")) return;
    else if (this.desk.chosen === place) this.desk.closeCard();
    else this.desk.press(place, "keyboard");
  }
}
