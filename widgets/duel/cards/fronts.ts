// The three fronts: the French row, the race between the sides, the FLN row. The cards of all fronts are one tab stop.

import { h, keyed, setAttr, setText, show } from "../../shared/dom";
import { makeCard, updateCard } from "./card";
import type { Desk } from "../desk";
import type { CardView, Front, FrontId, Row } from "../types";
import type { Part } from "../../shared/desk";
import type { Seat } from "../../shared/types";
import { seatSign } from "../glyphs";
import { fillPicks } from "./picks";
import { Race } from "./race";
import { inColumns, Roving } from "./roving";

export class Fronts implements Part {
  readonly element = h("div", { class: "al-duel-fronts", role: "group" });
  private readonly goal = h("p", { class: "al-duel-goal" });
  readonly roving: Roving;
  private readonly views = new Map<FrontId, FrontView>();

  constructor(private readonly desk: Desk) {
    this.element.append(this.goal);
    for (const front of desk.scene.fronts) {
      const view = new FrontView(desk, front.id);
      this.views.set(front.id, view);
      this.element.append(view.element);
    }
    this.roving = new Roving(this.element, inColumns);
  }

  update(): void {
    setAttr(this.element, "aria-label", this.desk.words("duel-table-fronts"));
    setText(this.goal, this.desk.words("duel-table-goal"));
    for (const front of this.desk.scene.fronts) this.views.get(front.id)?.update(front);
    this.roving.update();
  }
}

class FrontView {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly race: Race;
  private readonly gov: RowView;
  private readonly fln: RowView;

  constructor(private readonly desk: Desk, id: FrontId) {
    this.race = new Race(desk);
    this.gov = new RowView(desk, id, "gov");
    this.fln = new RowView(desk, id, "fln");
    this.element = h("section", { class: "al-duel-front", "data-front": id },
      this.title, this.gov.element, this.race.element, this.fln.element);
  }

  update(front: Front): void {
    setText(this.title, this.desk.atlas.fronts[front.id]);
    setAttr(this.element, "aria-label", this.desk.atlas.fronts[front.id]);
    this.gov.update(front.gov);
    this.race.update(front);
    this.fln.update(front.fln);
  }
}

/** The cards of one side in a front, from the first to the last played, and where a card may be laid now. */
class RowView {
  readonly element: HTMLElement;
  private readonly total = h("span", { class: "al-duel-total" });
  private readonly rally = h("span", { class: "al-duel-rally" });
  private readonly cards = h("div", { class: "al-duel-splay" });
  private readonly none = h("p", { class: "al-duel-none" });
  private readonly zones = h("ul", { class: "al-duel-zones" });

  constructor(private readonly desk: Desk, private readonly front: FrontId, private readonly seat: Seat) {
    this.element = h("div", { class: "al-duel-row", role: "group", "data-seat": seat },
      h("p", { class: "al-duel-row-head" },
        seatSign(seat), h("span", { class: "al-duel-row-name" }, desk.atlas.seats[seat]), this.total, this.rally),
      this.cards, this.none, this.zones);
  }

  update(row: Row): void {
    const { words } = this.desk;
    setAttr(this.element, "aria-label", row.label);
    setText(this.total, `${words("duel-table-icons")} ${row.total}`);
    setText(this.rally, row.rally);
    setText(this.none, words("duel-table-row-empty"));
    show(this.none, row.cards.length === 0);
    const last = row.cards.length - 1;
    keyed(this.cards, row.cards, (card) => card.key, makeCard, (element, card: CardView) => {
      const at = row.cards.indexOf(card);
      updateCard(this.desk, element, { card, seat: row.seat, form: at === last ? "whole" : "strip", mark: String(at + 1) });
    });
    this.updateZones();
  }

  /** Where the selected card may go: the buttons stand at the top of the splay, where it would lie. */
  private updateZones(): void {
    const { selected, scene, asked } = this.desk;
    const mover = scene.prompt.seat || scene.viewer;
    const here = selected && !asked && mover === this.seat ? this.desk.picksOf(selected).filter((pick) => pick.place === this.front) : [];
    fillPicks(this.desk, this.zones, here);
    setAttr(this.element, "data-open", here.length > 0);
  }
}
