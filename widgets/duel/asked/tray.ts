// The tray beside the hand: what may be chosen, the card that is open with its own choices, and the question before some.

import { closeButton, h, setAttr, setName, setText, show } from "../../shared/dom";
import { allCards, faceOf, readCard } from "../cards/card";
import type { Desk } from "../desk";
import type { CardView, Pick } from "../types";
import type { Part } from "../../shared/desk";
import { isQuiet } from "./head";
import { fillPicks, placeButton } from "../cards/picks";
import { Question } from "./question";

const ADDITION = 6; // letters by which a sentence must be longer than its neighbours to say more
const SHORT_LIST = 3; // choices up to which each button has its whole sentence where there is room, and to do without stands last

/**
 * Whether some sentence says more than where a card goes, such as that it wins at once: then sentences stand on the buttons.
 *
 * Sentences about places differ by little but the name of the front; one with an addition is longer than its neighbours.
 */
function saysMore(desk: Desk, picks: readonly Pick[]): boolean {
  const rest = (pick: Pick) => pick.label.length - (pick.place && pick.place !== "discard" ? desk.atlas.fronts[pick.place].length : 0);
  return (["up", "down"] as const).some((facing) => {
    const lengths = picks.filter((pick) => pick.facing === facing).map(rest);
    return Math.max(...lengths) - Math.min(...lengths) > ADDITION;
  });
}

/** Open places first, then the hidden ones: in a table of three columns each front keeps its column. */
function byFacing(picks: readonly Pick[]): Pick[] {
  return [...picks.filter((pick) => pick.facing !== "down"), ...picks.filter((pick) => pick.facing === "down")];
}

export class Tray implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly close = closeButton(() => this.desk.select(null, "keyboard"));
  private readonly hint = h("p", { class: "al-hint" });
  private readonly places = h("ul", { class: "al-duel-picks al-duel-places" });
  private readonly list = h("ul", { class: "al-duel-picks" });
  private readonly bare = h("ul", { class: "al-duel-picks al-duel-bare" });
  private readonly reader = h("div", { class: "al-duel-reader" });
  private readonly question: Question;
  private readonly choices = h("div", { class: "al-duel-choices" }, this.bare, this.places, this.list);
  private read: string | null = null;

  constructor(private readonly desk: Desk) {
    this.question = new Question(desk);
    this.element = h("section", { class: "al-duel-tray" },
      h("div", { class: "al-duel-tray-head" }, this.title, this.close), this.hint, this.question.element,
      this.choices, this.reader);
  }

  update(): void {
    const { desk } = this;
    const { scene, selected, asked, words } = desk;
    const card = selected === null ? undefined : allCards(scene).find((found) => found.key === selected);
    this.updateHead(card);
    this.question.update();
    const own = card ? desk.picksOf(card.key) : [];
    const matrix = own.length > (desk.narrow ? 0 : SHORT_LIST) && own.every((pick) => pick.place) && !saysMore(desk, own);
    this.updatePlaces(asked || !matrix ? [] : byFacing(own));
    const aims = scene.picks.filter((pick) => pick.card && !pick.place);
    fillPicks(desk, this.list, asked || matrix ? [] : card ? own : aims);
    fillPicks(desk, this.bare, asked ? [] : scene.picks.filter((pick) => !pick.card && !isQuiet(pick)));
    this.lead(card === undefined && aims.length === 0);
    this.orderChoices(card !== undefined || aims.length <= SHORT_LIST);
    const mayPlay = scene.picks.some((pick) => pick.card && pick.place);
    const hint = asked ? "" : card ? (own.length ? "" : words("duel-table-no-choice")) : mayPlay ? words(desk.narrow ? "duel-table-choose-tap" : "duel-table-choose-card") : "";
    setText(this.hint, hint);
    show(this.hint, hint !== "");
    this.updateReader(card);
    show(this.element, card !== undefined || asked !== null || scene.picks.some((pick) => !isQuiet(pick)));
    setAttr(this.element, "data-open", card !== undefined);
  }

  /** Puts the focus on the first thing to choose, else on the heading; false when the tray is shut. */
  focus(): boolean {
    if (this.element.hidden) return false;
    const { selected } = this.desk;
    const find = (buttons: string) => Array.from(this.element.querySelectorAll<HTMLElement>(buttons))
      .find((button) => !button.closest("[hidden]"));
    // A card that is only read begins with its name.
    const readOnly = selected !== null && this.desk.asked === null && this.desk.picksOf(selected).length === 0;
    const first = readOnly ? undefined : (find(".al-duel-question button, .al-duel-picks:not(.al-duel-bare) button")
      ?? find(".al-duel-bare button"));
    (first ?? this.title).focus({ preventScroll: true });
    return true;
  }

  /** Where no card is to be chosen, the first answer leads on. */
  private lead(alone: boolean): void {
    for (const [at, button] of Array.from(this.bare.querySelectorAll("button")).entries()) {
      const leads = alone && at === 0;
      button.classList.toggle("al-primary", leads);
      button.classList.toggle("al-choice", !leads);
    }
  }

  /** Buttons without a card, such as the one to do without, stand before a long list, but after a short one. */
  private orderChoices(last: boolean): void {
    const wanted = last ? this.choices.lastElementChild : this.choices.firstElementChild;
    if (wanted === this.bare) return;
    if (last) this.choices.append(this.bare);
    else this.choices.prepend(this.bare);
  }

  private updateHead(card: CardView | undefined): void {
    const { words, atlas } = this.desk;
    const face = card && faceOf(atlas, card);
    setText(this.title, card ? (face?.name ?? words("duel-table-back")) : words("duel-table-choices"));
    setAttr(this.element, "aria-label", this.title.textContent ?? "");
    setName(this.close, words("widget-close"));
    show(this.close, card !== undefined);
  }

  private updatePlaces(picks: readonly Pick[]): void {
    fillPicks(this.desk, this.places, picks, placeButton);
    setAttr(this.places, "data-columns", new Set(picks.map((pick) => pick.place)).size || null);
  }

  private updateReader(card: CardView | undefined): void {
    const drawn = card ? JSON.stringify(card) + this.desk.words("duel-table-source") : null;
    if (drawn === this.read) return;
    this.read = drawn;
    this.reader.replaceChildren(...(card ? [readCard(this.desk, card)] : []));
  }
}
