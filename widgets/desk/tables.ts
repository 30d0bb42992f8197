// The tables of the games: who plays whom, how far they are, and what a teacher may wish to look at.

import { h, keyed, setText, show } from "../shared/dom";
import { section } from "./parts";
import type { Desk, Part } from "./types";

export class Tables implements Part {
  readonly follows = ["tables"] as const;
  readonly element: HTMLElement;
  private readonly none: HTMLElement;
  private readonly list = h("ul", { class: "al-desk-tables-list" });

  constructor(private readonly desk: Desk) {
    this.none = h("p", { class: "al-desk-quiet" }, desk.words("tables-none"));
    this.element = section(desk, "tables", this.none, this.list);
  }

  update(): void {
    const { tables = [] } = this.desk.told;
    show(this.none, !tables.length);
    keyed(this.list, tables, (one) => one.id, () => h("li", {}, h("b", {}), h("span", {}), h("span", { class: "al-desk-notes" })), (row, one) => {
      const [title, said, notes] = row.children as unknown as HTMLElement[];
      if (title) setText(title, one.title);
      if (said) setText(said, one.said);
      if (notes) setText(notes, one.notes.join(" "));
      if (notes) show(notes, one.notes.length > 0);
    });
  }
}
