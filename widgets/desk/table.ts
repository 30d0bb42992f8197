// The table of the class, as it comes of what was played again: a row a learner, a column a question.

import { h, keyed, newName, setAttr, setText } from "../shared/dom";
import type { ClassTable, Desk } from "./types";

const SUMS = ["right", "points", "minutes"];

export class Table {
  readonly element: HTMLElement;
  private readonly title = h("h3", { id: newName() });
  private readonly line = h("p", { class: "al-desk-quiet" });
  private readonly head = h("tr", {});
  private readonly body = h("tbody", {});
  private readonly foot = h("tr", {});

  constructor(private readonly desk: Desk) {
    const table = h("table", {}, h("thead", {}, this.head), this.body, h("tfoot", {}, this.foot));
    const over = h("div", { class: "al-desk-over", role: "region", tabindex: 0, "aria-labelledby": this.title.id }, table);
    const more = h("details", {}, h("summary", {}, this.desk.words("class-table")), this.line, over);
    more.open = true;
    this.element = h("div", { class: "al-desk-class" }, this.title, more);
  }

  update({ title, line, heads, rows }: ClassTable, labels: Record<string, string>): void {
    setText(this.title, title);
    setText(this.line, line);
    const names = [labels["pupil"] ?? "", ...SUMS.map((name) => labels[name] ?? "")].map((text) => ({ text, title: "" }));
    this.paint(this.head, [...names, ...heads.map((one) => ({ text: one.number, title: one.title }))], "col");
    this.paint(this.foot, [{ text: labels["sum"] ?? "", title: "" }, ...SUMS.map(() => ({ text: "", title: "" })), ...heads.map((one) => ({ text: one.sum, title: "" }))], "");
    keyed(this.body, rows.map((row, at) => ({ ...row, key: `${at} ${row.name}` })), (one) => one.key, () => h("tr", {}), (element, row) => {
      const name = { text: row.fault ? `${row.name} · ? ${row.fault}` : row.name, title: row.why };
      const cells = row.cells.map((one) => ({ text: one.brief, title: [one.text, one.said].filter(Boolean).join(" · ") }));
      this.paint(element, [name, ...row.sums.map((text) => ({ text, title: "" })), ...cells], "row");
    });
  }

  /** Writes cells: of a head all are heads, else the first; what is short is said in full to whoever asks. */
  private paint(row: Element, cells: { text: string; title: string }[], scope: "col" | "row" | ""): void {
    keyed(row, cells.map((one, at) => ({ ...one, at })), (one) => String(one.at), (one) => {
      const isHead = scope === "col" || one.at === 0;
      return isHead ? h("th", { scope: scope || "row" }) : h("td", {});
    }, (cell, one) => {
      setText(cell as HTMLElement, one.text);
      setAttr(cell, "title", one.title || null);
    });
  }
}
