// What is counted beside support: in one line what is in play, the rest and the meaning of all on demand.

import type { Part } from "../../shared/desk";
import { h, keyed, setAttr, setAttrs, setName, setText, show } from "../../shared/dom";
import { setTermed } from "../../shared/told/terms";
import type { Desk } from "../desk";
import "./tracks.css";

export class Tracks implements Part {
  readonly element: HTMLElement;
  private readonly rest = h("dl", { class: "al-rest" });
  private readonly more = h("button", { type: "button", class: "al-quiet-button", "data-do": "more" }, "…");
  private readonly charts = h("button", { type: "button", class: "al-quiet-button", "data-do": "charts", "data-hot": "g" });
  private readonly marks = h("ul", { class: "al-marks-about" });
  private all = false;

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-tracks" },
      h("div", { class: "al-tracks-row" }, this.rest, this.more, this.charts), this.marks);
    this.more.addEventListener("click", () => {
      this.all = !this.all;
      this.update();
    });
    this.charts.addEventListener("click", () => desk.wish({ kind: "chart" }));
  }

  update(): void {
    const { atlas: { gauges }, scene: { tracks, support }, words } = this.desk;
    const others = tracks.filter((track) => !gauges.includes(track.id));
    setAttr(this.element, "aria-label", words("board-tracks"));
    const met = new Set<string>();
    keyed(this.rest, others.filter(({ idle }) => this.all || !idle), (track) => track.id,
      () => h("div", {}, h("dt"), h("dd")), (row, track) => {
        setAttr(row, "data-side", track.side);
        setTermed(row.children[0] as HTMLElement, this.all ? track.label : (track.short ?? track.label), this.desk.terms, met);
        setAttr(row, "title", track.label);
        setText(row.children[1] as Element, track.text);
      });
    setAttr(this.element, "data-all", this.all);
    setAttr(this.more, "aria-expanded", String(this.all));
    setName(this.more, words(this.all ? "board-less" : "board-more"));
    keyed(this.marks, this.all ? (support?.marks ?? []) : [], ({ at }) => String(at), () => h("li"), (item, { text }) => setText(item, text));
    show(this.marks, this.all);
    show(this.charts, support?.charts !== undefined);
    setText(this.charts, words("board-charts"));
    setAttrs(this.charts, { "aria-expanded": String(support?.charts ?? false), title: words(support?.charts ? "board-support-close" : "board-support-open") });
  }
}
