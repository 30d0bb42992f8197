// The tables of the rules on the board: a tool opens them, what was read last or holds now is marked.

import type { Part } from "../../shared/desk";
import { closeButton, focusedIn, h, setAttr, setName, setText, show } from "../../shared/dom";
import { focusBehind } from "../../shared/parts/menu";
import { ruleButton, withRules } from "../../shared/told/rule";
import type { Desk } from "../desk";
import type { RuleTable, RuleTables } from "../sheet_types";
import "./rule_tables.css";

export class TablesCard implements Part {
  readonly element: HTMLElement;
  /** Stands among the tools. */
  readonly toggle = h("button", { type: "button", class: "al-button", "data-do": "tables", "data-hot": "b" });
  private readonly title = h("h3", { tabindex: -1 });
  private readonly list = h("div", { class: "al-tables-list" });
  private readonly close = closeButton(() => void this.shut());
  private moment = "";

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-tables", hidden: true }, h("div", { class: "al-card-head" }, this.title, this.close), this.list);
    this.toggle.addEventListener("click", () => (this.open ? void this.shut() : void this.call()));
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  update(): void {
    const { words } = this.desk;
    setText(this.toggle, words("board-tables"));
    setAttr(this.toggle, "aria-expanded", String(this.open));
    setText(this.title, words("board-tables"));
    setAttr(this.element, "aria-label", words("board-tables"));
    setName(this.close, words("widget-close"));
    if (this.open && this.moment !== this.now) void this.fill();
  }

  /** False when it was not open. */
  shut(): boolean {
    if (!this.open) return false;
    const inside = this.element.contains(focusedIn(this.desk.root));
    show(this.element, false);
    this.update();
    if (inside) focusBehind(this.toggle);
    return true;
  }

  private get now(): string {
    const { ply, time, lang } = this.desk.scene;
    return [ply, time.at, lang].join(" ");
  }

  private async call(): Promise<void> {
    if (!(await this.fill())) return;
    show(this.element, true);
    this.update();
    this.title.focus({ preventScroll: true });
    this.list.querySelector("[aria-current]")?.scrollIntoView?.({ block: "nearest" });
  }

  /** Fetches what the tables say at this moment; false where no answer came. */
  private async fill(): Promise<boolean> {
    this.moment = this.now;
    const found = await this.desk.request<RuleTables>({ what: "tables" });
    if (found) this.list.replaceChildren(...found.tables.map((table) => this.draw(table)));
    return found !== null;
  }

  private draw({ id, title, rule, head, rows, row, column, note }: RuleTable): HTMLElement {
    const cell = (text: string, at: number, across: number) => {
      const marked = at === row && (column < 0 || across === column);
      const attrs = { "aria-current": marked && (column >= 0 || across === 0) ? "true" : null, "data-read": marked, title: marked ? this.desk.words("board-tables-read") : null };
      return across === 0 ? h("th", { scope: "row", ...attrs }, text) : h("td", attrs, text);
    };
    return h("section", { class: "al-table-of-rules", "data-table": id },
      h("h4", {}, title, " ", ruleButton(rule)),
      h("table", {}, h("thead", {}, h("tr", {}, ...head.map((name) => h("th", { scope: "col" }, name)))),
        h("tbody", {}, ...rows.map((cells, at) => h("tr", { "data-read": at === row }, ...cells.map((text, across) => cell(text, at, across)))))),
      note ? h("p", {}, ...withRules(note)) : null);
  }
}
