// How the war of cards ended: who won, by what, and the count front by front.

import { h, setAttr, setText, show } from "../../shared/dom";
import { cited } from "../../shared/told/rule";
import type { Desk } from "../desk";
import type { Deed, Ending, Point, Way } from "../types";
import type { Part } from "../../shared/desk";
import { type Costly, CostlyView, SLICE } from "../../shared/parts/costly";
import { noted } from "../../shared/keeping/record";
import { seatSign } from "../glyphs";

export class EndingView implements Part {
  readonly element = h("section", { class: "al-duel-ending", hidden: true });
  private readonly title = h("h3", { tabindex: -1 });
  private drawn = "";
  /** Finds which decisions cost most, and the game and language for which it was made. */
  private costly: CostlyView | null = null;
  private costlyOf = "";
  /** How the reader has fared against this player, where the game counted. */
  private readonly record = h("p", { class: "al-hint" });

  constructor(private readonly desk: Desk) {}

  update(): void {
    const ending = this.desk.scene.ending ?? null;
    show(this.element, ending !== null);
    this.lookBack();
    const { result } = this.desk.scene;
    setText(this.record, result ? noted(result, this.desk.words) : "");
    const points = ending ? (this.desk.scene.points ?? []) : [];
    const ways = ending ? (this.desk.scene.ways ?? []) : [];
    const key = ending ? JSON.stringify([ending, points, ways]) + this.desk.words("duel-table-ending-winner") + this.costlyOf : "";
    if (key === this.drawn) return;
    this.drawn = key;
    setAttr(this.element, "aria-label", ending?.title ?? null);
    this.element.replaceChildren(...(ending ? [...this.parts(ending), ...this.anew(ways), ...this.swings(points), ...(this.costly ? [this.costly.element] : [])] : []));
  }

  end(): void {
    this.costly?.stop();
  }

  /** What was found stays while earlier moments are looked at; another game, or language, begins anew. */
  private lookBack(): void {
    const { scene, words } = this.desk;
    const of = scene.costly ? `${scene.time.last} ${words("widget-costly")}` : "";
    if (!scene.ending || of !== this.costlyOf) this.costly?.stop();
    if (of === this.costlyOf) return;
    this.costlyOf = of;
    this.costly = of ? new CostlyView({ words, more: () => this.desk.request<Costly>({ what: "costly" }, SLICE),
      goOn: (at) => this.leave({ kind: "branch", at }) }) : null;
  }

  /** Leaves the game that is over; what is said of that stands at the head of the table. */
  private leave(deed: Deed): void {
    if (this.desk.tell(deed)) this.desk.root.scrollIntoView?.({ block: "start" });
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }

  private parts(ending: Ending): HTMLElement[] {
    setText(this.title, ending.title);
    return [this.title, h("p", {}, ...cited(ending.text, ending.rule)), this.record,
      ...(ending.fronts.length ? [this.table(ending)] : [])];
  }

  /** The ways to another game. */
  private anew(ways: readonly Way[]): HTMLElement[] {
    return ways.length ? [h("p", { class: "al-duel-anew" }, ...ways.map((way) => {
      const button = h("button", { type: "button", class: "al-button" }, this.desk.words(`duel-table-begin-${way}`));
      button.addEventListener("click", () => this.leave({ kind: "begin", way }));
      return button;
    }))] : [];
  }

  /** What swung the game, turn by turn, each with the way to its moment. */
  private swings(points: readonly Point[]): HTMLElement[] {
    const { words } = this.desk;
    if (!points.length) return [];
    return [h("h4", {}, words("duel-table-points")), h("ol", { class: "al-duel-points" }, ...points.map((point) => this.swing(point))),
      h("p", { class: "al-hint" }, words("duel-table-points-note"))];
  }

  private swing(point: Point): HTMLElement {
    const look = h("button", { type: "button", class: "al-button" }, this.desk.words("duel-table-points-look"));
    look.addEventListener("click", () => this.desk.tell({ kind: "look", at: point.ply }));
    const more = [point.chance, point.answer].filter(Boolean).map((text) => h("span", {}, text));
    return h("li", {}, h("strong", {}, point.text), ...more, look);
  }

  private table({ fronts }: Ending): HTMLElement {
    const { words, atlas } = this.desk;
    const side = (seat: "gov" | "fln") => h("th", { scope: "col" }, seatSign(seat), " ", atlas.seats[seat]);
    return h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, words("duel-table-ending-front")), side("gov"), side("fln"),
      h("th", { scope: "col" }, words("duel-table-ending-winner")))),
      h("tbody", {}, ...fronts.map((front) => h("tr", {}, h("th", { scope: "row" }, front.name), h("td", {}, front.gov), h("td", {}, front.fln),
        h("td", {}, front.winner)))));
  }
}
