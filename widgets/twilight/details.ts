// All that lies beside the map, in full: the card with its parts and its history, the tracks, the boxes, the Pivotal Events.

import type { Desk } from "../play/desk";
import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { setRuled, withRules } from "../shared/told/rule";
import { fillEdge } from "./edge";
import { fillPieces, markerSays } from "./row_parts";
import type { CardText, Cards } from "./types";

const PIECE = 22; // pixels of a piece

interface Section {
  part: string;
  name: string;
  body: HTMLElement;
  fill(cards: Cards): void;
}

export class CardDetails {
  readonly element = h("div", { class: "al-cards-details" });
  private readonly sections: Section[];
  private shownCard = "";

  /** @param always - the switch that stands under the Pivotal Events */
  constructor(private readonly desk: Desk, always: HTMLElement) {
    const section = (part: string, name: string, fill: (body: HTMLElement, cards: Cards) => void): Section => {
      const body = h("div", { class: "al-cards-body" });
      return { part, name, body, fill: (cards) => fill(body, cards) };
    };
    this.sections = [
      section("card", "board-cards-card", (body, cards) => this.fillCard(body, cards)),
      section("order", "board-cards-order", (body, { order }) => fillLines(body, [order.says, ...Object.values(order.boxes).map(({ says }) => says)])),
      section("shelf", "board-cards-shelf", (body, { shelf }) => fillLines(body, Object.values(shelf).map(markerSays), desk.words("board-cards-none"))),
      section("tracks", "board-cards-edge", fillEdge),
      section("france", "board-cards-france", (body, { france }) => fillSteps(body, france.boxes.map(({ id, says }, at) => ({ id, says, here: at === france.at })), france.moves)),
      section("border", "board-cards-border", (body, { border }) => fillLines(body, [border.says, border.moves])),
      section("boxes", "board-cards-boxes", (body, cards) => this.fillBoxes(body, cards)),
      section("hand", "board-cards-hand", (body, { hand }) => fillLines(body, Object.values(hand).map(({ name, seat, state, does }) =>
        `${desk.signs.name("sides", seat)}, ${name}: ${state}${/[.\]]$/.test(state) ? "" : "."} ${does}`))),
    ];
    this.element.append(...this.sections.map(({ part, body }) => h("section", { "data-section": part }, h("h3", { tabindex: -1 }), body, part === "hand" ? always : null)));
  }

  update(cards: Cards): void {
    this.sections.forEach(({ name, fill }, at) => {
      setText(this.element.children[at]?.firstElementChild as Element, this.desk.words(name));
      fill(cards);
    });
  }

  /** Brings a section into sight and puts the focus on its name. */
  show(part: string): void {
    const name = this.element.querySelector<HTMLElement>(`[data-section="${part}"] > h3`);
    name?.focus({ preventScroll: true });
    name?.scrollIntoView?.({ block: this.desk.width < 800 ? "start" : "nearest" });
  }

  /** The card changes seldom, and a folded list in it stays as the reader left it. */
  private fillCard(body: HTMLElement, { card, deck }: Cards): void {
    const shown = JSON.stringify([card, deck]);
    if (shown === this.shownCard) return;
    this.shownCard = shown;
    const { words } = this.desk;
    const works = card.works ?? [];
    body.replaceChildren(
      h("p", { class: "al-cards-name" }, h("b", {}, card.title), card.kind_name ? ` · ${card.kind_name}` : null),
      ...card.texts.map((text) => this.text(text)),
      ...(card.does ? [h("p", {}, ...withRules(card.does))] : []),
      ...(card.history ? [h("h4", {}, words("board-cards-history")), h("p", { class: "al-cards-history" }, card.history,
        works.length ? ` (${works.map(({ short }) => short).join("; ")})` : null)] : []),
      ...(works.length ? [h("details", { class: "al-cards-works" }, h("summary", {}, words("board-cards-works")),
        h("ul", {}, ...works.map(({ full }) => h("li", {}, full))))] : []),
      ...[deck.says, deck.rounds, deck.before].filter(Boolean).map((says) => h("p", {}, ...withRules(says))));
  }

  private text({ name, says, can, parts = [] }: CardText): HTMLElement {
    const mark = (able: boolean) => h("em", { "data-can": String(able) }, this.desk.words(able ? "board-cards-can" : "board-cards-cannot"));
    return h("div", { class: "al-cards-text", "data-can": can === undefined ? null : String(can) },
      h("p", {}, h("b", {}, name), can === undefined ? null : ": ", can === undefined ? null : mark(can)),
      h("p", {}, ...withRules(says)),
      parts.length ? h("ul", {}, ...parts.map((part) => h("li", { "data-can": String(part.can) }, `${part.says}: `, mark(part.can)))) : null);
  }

  private fillBoxes(body: HTMLElement, { boxes }: Cards): void {
    keyed(body, Object.entries(boxes), ([id]) => id,
      () => h("div", { class: "al-cards-box" }, h("h4"), h("div", { class: "al-off-map-pieces", "aria-hidden": "true" }), h("p"), h("p")),
      (element, [, box]) => {
        const [name, pictures, says, about] = Array.from(element.children) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
        setText(name, box.name);
        fillPieces(pictures, box, this.desk.signs, PIECE);
        setText(says, box.says);
        setRuled(about, box.about);
      });
  }
}

function fillLines(body: HTMLElement, lines: readonly string[], none = ""): void {
  const said = lines.filter(Boolean);
  const list = (body.firstElementChild as HTMLElement | null) ?? body.appendChild(h("ul"));
  const rows = said.length ? said : [none].filter(Boolean);
  keyed(list, rows.map((text, at) => ({ text, at })), ({ at }) => String(at), () => h("li"), (item, { text }) => setRuled(item, text));
  show(list, rows.length > 0);
}

/** The boxes of a track one under the other; where the marker stands is said by its frame and to who listens. */
function fillSteps(body: HTMLElement, steps: readonly { id: string; says: string; here: boolean }[], moves: string): void {
  if (!body.firstElementChild) body.append(h("ol"), h("p"));
  const [list, about] = Array.from(body.children) as [HTMLElement, HTMLElement];
  keyed(list, steps, ({ id }) => id, () => h("li"), (item, { says, here }) => {
    setRuled(item, says);
    setAttr(item, "aria-current", here ? "step" : null);
  });
  setRuled(about, moves);
}
