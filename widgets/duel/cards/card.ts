// Cards: a strip in a splay, a card of a hand, the whole card to read. What the viewer may not know is drawn as a plain back.

import { h, setAttrs } from "../../shared/dom";
import { cited } from "../../shared/told/rule";
import type { Desk } from "../desk";
import type { Atlas, CardView, Face, Scene } from "../types";
import type { Seat } from "../../shared/types";
import { iconGlyph, seatSign, sign } from "../glyphs";

/** How much of a card is drawn: name and icons; kind, front and date as well; or the size of a hand. */
export type Form = "strip" | "whole" | "hand";

export interface Drawn {
  card: CardView;
  seat: Seat | "";
  form: Form;
  /** What is shown on the card: its place in the splay, or the key that selects it; empty for none. */
  mark: string;
}

const drawnAs = new WeakMap<Element, string>();

/** The face of a card where the viewer knows it. An `id` alone is not enough: a back stays a back. */
export function faceOf(atlas: Atlas, card: CardView): Face | undefined {
  return card.facing === "up" || card.known ? atlas.faces[card.id] : undefined;
}

export function makeCard(): HTMLButtonElement {
  return h("button", { type: "button", class: "al-duel-card", tabindex: -1 });
}

/** Brings a card in line with the scene; the element stays, and with it the focus. */
export function updateCard(desk: Desk, element: HTMLElement, drawn: Drawn): void {
  const { card, form, mark } = drawn;
  const face = faceOf(desk.atlas, card);
  const seat = drawn.seat || face?.seat || "";
  const legal = desk.picksOf(card.key).length > 0;
  const words = desk.words("duel-table-may-choose");
  setAttrs(element, {
    "data-card": card.key, "data-seat": seat, "data-form": face ? form : `${form} back`, "data-facing": card.facing,
    "data-acting": card.acting, "data-fresh": card.fresh, "data-legal": legal,
    "aria-pressed": String(desk.selected === card.key),
    "aria-label": legal ? `${card.label} ${words}` : card.label,
  });
  const { facing, range, icon, acting, fresh, from } = card;
  const signature = JSON.stringify([face?.id, seat, form, mark, facing, range, icon, acting, fresh, from, legal, words]);
  if (drawnAs.get(element) === signature) return;
  drawnAs.set(element, signature);
  element.replaceChildren(...(face ? faceParts(desk, face, drawn, legal) : backParts(desk, drawn, legal)));
}

function faceParts(desk: Desk, face: Face, { card, form, mark }: Drawn, legal: boolean): Node[] {
  const more = form === "strip" ? null : h("span", { class: "al-duel-more" }, moreOf(desk.atlas, face));
  return [
    h("span", { class: "al-duel-top" }, numberMark(mark), h("span", { class: "al-duel-name" }, face.name), marks(desk, card, legal)),
    iconRow(desk, face, card.icon), ...(more ? [more] : []), valueOf(face),
  ];
}

/** What a card counts for its front, as on a playing card: the label says its icons one by one. */
function valueOf(face: Face): HTMLElement {
  return h("span", { class: "al-duel-value", "aria-hidden": "true" }, String(face.icons.length));
}

/** A back looks the same whatever lies under it: the words are its place and what everybody may reckon. */
function backParts(desk: Desk, { card, mark }: Drawn, legal: boolean): Node[] {
  const range = card.range ? `${desk.words("duel-table-icons")} ${card.range}` : "";
  return [h("span", { class: "al-duel-top" }, numberMark(mark), marks(desk, card, legal)), h("span", { class: "al-duel-icons" }, range)];
}

function numberMark(mark: string): HTMLElement | null {
  return mark ? h("span", { class: "al-duel-number" }, mark) : null;
}

/** States of a card as short words, each with a frame of its own in the style sheet. */
function marks(desk: Desk, card: CardView, legal: boolean): HTMLElement {
  const tag = (name: string, text: string, ...before: Node[]) => h("span", { class: `al-duel-tag al-duel-tag-${name}` }, ...before, text);
  return h("span", { class: "al-duel-marks" },
    card.facing === "down" ? tag("down", desk.words("duel-table-face-down"), sign("down")) : null,
    card.acting ? tag("acting", desk.words("duel-table-acting")) : null,
    card.fresh && !card.acting ? tag("fresh", desk.words("duel-table-fresh")) : null,
    card.from ? tag("from", desk.atlas.fronts[card.from]) : null,
    legal ? tag("legal", desk.words("duel-table-choose")) : null);
}

/** The icons from left to right, each with its word; the one that is being resolved is marked. */
export function iconRow(desk: Desk, face: Face, now: number): HTMLElement {
  return h("span", { class: "al-duel-icons" }, ...face.icons.map((icon, at) =>
    h("span", { class: "al-duel-icon", "data-now": now === at, "data-done": now > at },
      iconGlyph(icon), h("span", {}, desk.atlas.icons[icon]?.name ?? icon),
      now === at ? h("span", { class: "al-duel-now" }, desk.words("duel-table-now")) : null)));
}

/** Kind, home front and date in a line. */
export function moreOf(atlas: Atlas, face: Face): string {
  return [atlas.kinds[face.kind], face.front ? atlas.fronts[face.front] : "", face.date].filter(Boolean).join(" · ");
}

/** All that is printed on a card, to read: icons with their meaning and rule, the note and its source. */
export function readCard(desk: Desk, card: CardView, linked = true): HTMLElement {
  const face = faceOf(desk.atlas, card);
  if (!face) return h("div", { class: "al-duel-read" }, h("p", {}, card.label));
  return h("div", { class: "al-duel-read", "data-seat": face.seat },
    h("p", { class: "al-duel-read-kind" }, seatSign(face.seat), `${desk.atlas.seats[face.seat]} · ${moreOf(desk.atlas, face)}`,
      card.facing === "down" ? ` · ${desk.words("duel-table-face-down")}` : ""),
    h("dl", { class: "al-duel-meanings" }, ...face.icons.flatMap((icon) => meaning(desk, icon, linked))),
    face.note ? h("p", { class: "al-duel-note" }, face.note) : null,
    face.source ? h("p", { class: "al-duel-source" }, `${desk.words("duel-table-source")} ${face.source}`) : null);
}

function meaning(desk: Desk, icon: string, linked: boolean): HTMLElement[] {
  const known = desk.atlas.icons[icon];
  return [h("dt", {}, iconGlyph(icon), h("span", {}, known?.name ?? icon)),
    h("dd", {}, ...cited(known?.text ?? "", linked ? known?.rule : ""))];
}

/** All cards of a scene that the viewer may open. */
export function allCards(scene: Scene): CardView[] {
  return [...scene.looked.cards, ...scene.hand.cards, ...scene.fronts.flatMap((front) => [...front.gov.cards, ...front.fln.cards]),
    ...scene.prison.cards, ...scene.graveyard.cards, ...scene.discards.fln.cards, ...scene.discards.gov.cards, ...scene.other_hand.cards];
}
