// What was handed in, what came of playing it again, and how all of it is saved.

import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { Called, section } from "./parts";
import { Table } from "./table";
import type { Desk, Handed, Part } from "./types";

const LOOK_AGAIN = 2000; // milliseconds after which a download has come

export class HandedIn implements Part {
  readonly follows = ["handed"] as const;
  readonly element: HTMLElement;
  private readonly none: HTMLElement;
  private readonly unsaved = h("p", { class: "al-desk-warning" });
  private readonly safe: HTMLElement;
  private readonly save: HTMLElement;
  private readonly checking = h("p", { class: "al-desk-quiet" });
  private readonly list = h("ul", { class: "al-desk-list" });
  private readonly signs = h("p", { class: "al-desk-quiet" });
  private readonly tables = h("div", {});
  private readonly shown = new WeakMap<Element, Table>();
  private readonly rows = new WeakMap<Element, Called>();

  constructor(private readonly desk: Desk) {
    const { words } = desk;
    this.none = h("p", { class: "al-desk-quiet" }, words("handed-none"));
    this.safe = h("p", {}, words("handed-safe"));
    const zip = h("a", { class: "al-primary", href: this.address("zip"), download: true }, words("handed-save"));
    zip.addEventListener("click", () => setTimeout(() => void this.desk.act({ do: "look" }), LOOK_AGAIN));
    const page = h("a", { href: this.address("page"), target: "_blank", rel: "noopener" }, words("handed-table"));
    this.save = h("div", { class: "al-desk-save" }, zip, page, h("p", { class: "al-desk-quiet" }, words("handed-note")));
    this.element = section(desk, "handed", this.none, h("div", { role: "status" }, this.unsaved, this.safe), this.save, this.checking, this.list, this.signs, this.tables);
  }

  private address(what: string): string {
    return `${this.desk.url}/handed/${what}?lang=${this.desk.lang}`;
  }

  update(): void {
    const { works, unsaved, checking, tables } = this.desk.told.handed ?? { works: [], unsaved: "", checking: "", tables: null };
    const any = works.length > 0;
    show(this.none, !any);
    show(this.save, any);
    show(this.safe, any && !unsaved);
    setText(this.unsaved, unsaved);
    show(this.unsaved, unsaved !== "");
    setText(this.checking, checking);
    show(this.checking, checking !== "");
    // The frame of the page asks whoever leaves it while something is not kept (algeria.js).
    document.documentElement.toggleAttribute("data-unkept", unsaved !== "");
    this.paintWorks(works);
    setText(this.signs, `${tables?.marks ?? ""}. ${this.desk.words("handed-signs")}`);
    show(this.signs, Boolean(tables?.tables?.length));
    keyed(this.tables, tables?.tables ?? [], (one) => one.title + one.line, () => {
      const table = new Table(this.desk);
      this.shown.set(table.element, table);
      return table.element;
    }, (element, one) => this.shown.get(element)?.update(one, tables?.labels ?? {}));
  }

  private paintWorks(works: Handed["works"]): void {
    keyed(this.list, works, (one) => `${one.lesson} ${one.number} ${one.nickname}`, (one) => {
      const called = new Called();
      const row = h("li", {}, called.element, h("span", {}), h("span", { class: "al-desk-quiet" }, one.at), h("q", {}));
      this.rows.set(row, called);
      return row;
    }, (row, one) => {
      const [, said, at, word] = row.children as unknown as HTMLElement[];
      this.rows.get(row)?.update(one.number, one.nickname);
      if (said) setText(said, `${sign(one.problem)} ${one.said}`.trim());
      if (at) setText(at, one.at);
      if (word) setText(word, one.word);
      if (word) show(word, one.word !== "");
      setAttr(row, "data-problem", one.problem || "waiting");
    });
  }
}

function sign(problem: string): string {
  if (!problem) return "…";
  return problem === "holds" ? "✓" : "?";
}
