// What lies beside the map: in one row the card, the initiative track, markers, tracks and boxes; all of it in full on demand.

import type { Row } from "../play/board";
import type { Desk } from "../play/desk";
import { watchSize } from "../shared/page/size";
import { closeButton, h, newName, setAttr, setAttrs, setName, setText, show } from "../shared/dom";
import { CardDetails } from "./details";
import { Fold } from "./fold";
import { fillBoxes, fillEligible, fillFrance, fillOrder, fillShelf } from "./row_parts";
import { PivotalWish } from "./spare";
import { Toolbar } from "./toolbar";
import type { CampaignScene, Cards } from "./types";
import "./card_table.css";

export class CardTable implements Row {
  readonly element: HTMLElement;
  private readonly face = h("button", { type: "button", class: "al-button al-cards-face", "data-part": "card" },
    h("span", { class: "al-cards-title" }), h("span", { class: "al-cards-coming" }));
  private readonly texts = h("ul", { class: "al-cards-texts" });
  private readonly order = h("div", { class: "al-order", role: "group" });
  private readonly eligible = h("ul", { class: "al-eligible" });
  private readonly pivotal: PivotalWish;
  private readonly shelf = h("div", { class: "al-shelf", role: "group" });
  private readonly tracks = h("div", { class: "al-off-map", role: "group" });
  private readonly boxes = h("div", { class: "al-off-map", role: "group" });
  private readonly bar: HTMLElement;
  private readonly fold: Fold;
  private readonly toolbar: Toolbar;
  private readonly details: CardDetails;
  private readonly more: HTMLElement;
  private readonly close = closeButton(() => this.shut());
  private readonly note = h("p", { class: "al-cards-note", hidden: true });
  private opener: HTMLElement | null = null;
  private readonly unwatch: () => void;

  constructor(private readonly desk: Desk) {
    this.pivotal = new PivotalWish(desk);
    this.bar = h("div", { class: "al-cards-bar" }, this.face, this.eligible, this.order, this.shelf, this.tracks, this.boxes);
    this.fold = new Fold(this.bar, desk.words);
    this.toolbar = new Toolbar(this.bar);
    this.details = new CardDetails(desk, this.pivotal.label);
    this.more = h("div", { class: "al-cards-more", id: newName(), hidden: true, tabindex: -1 }, this.close, this.details.element);
    this.element = h("section", { class: "al-cards" }, this.bar, this.texts, this.note, this.more);
    setAttr(this.face, "aria-controls", this.more.id);
    this.unwatch = watchSize(this.element, () => this.refold());
    this.listen();
  }

  get open(): boolean {
    return !this.more.hidden;
  }

  update(): void {
    const { words } = this.desk;
    const { cards } = this.desk.scene as CampaignScene;
    show(this.element, cards !== undefined);
    if (!cards) return;
    for (const [element, name] of [[this.element, "board-cards"], [this.bar, "board-cards"], [this.order, "board-cards-order"],
      [this.shelf, "board-cards-shelf"], [this.tracks, "board-cards-tracks"], [this.boxes, "board-cards-boxes"],
      [this.more, "board-cards-details"]] as const) setAttr(element, "aria-label", words(name));
    setName(this.close, words("widget-close"));
    this.updateFace(cards);
    fillOrder(this.order, cards.order, this.desk);
    setAttr(this.eligible, "aria-label", cards.order.says);
    fillEligible(this.eligible, cards.order);
    // Only where the page asks for the reader: a guide or a notebook asks by itself.
    if (this.desk.scene.spare) this.shelf.before(this.pivotal.button);
    else this.pivotal.button.remove();
    this.pivotal.update();
    fillShelf(this.shelf, cards.shelf, words("board-cards-none-short"));
    setAttr(this.shelf, "tabindex", this.shelf.scrollWidth > this.shelf.clientWidth ? "0" : null); // scrolled by keys, too
    fillFrance(this.tracks, cards, words);
    fillBoxes(this.boxes, cards.boxes, this.desk.signs);
    this.refold();
    this.details.update(cards);
  }

  end(): void {
    this.unwatch();
  }

  /** What is always on the board goes last: the marks that last matter more than the boxes, which the card shows in full. */
  private refold(): void {
    this.fold.update([this.boxes, this.tracks, this.shelf]);
    this.toolbar.update();
  }

  /** Closes what is open; the focus goes back to what it was opened with. */
  shut(): boolean {
    if (!this.open) return false;
    const inside = this.more.contains(this.element.ownerDocument.activeElement);
    show(this.more, false);
    setAttr(this.face, "aria-expanded", "false");
    if (inside || this.opener) this.opener?.focus({ preventScroll: true });
    show(this.note, false); // coming back is no question: what was read just now lies over the map no more
    return true;
  }

  private updateFace({ card, deck }: Cards): void {
    const { words } = this.desk;
    const [title, coming] = Array.from(this.face.children) as [HTMLElement, HTMLElement];
    setText(title, card.title);
    setText(coming, [deck.short, deck.round].filter(Boolean).join(" · "));
    const marks = card.texts.filter(({ can }) => can !== undefined)
      .map(({ name, can }) => `${name}: ${words(can ? "board-cards-can" : "board-cards-cannot")}`);
    setAttrs(this.face, { "aria-expanded": String(this.open), "data-kind": card.kind,
      "data-says": [card.kind_name, ...marks, deck.says, deck.before].filter(Boolean).join(". ") });
    setAttr(this.face, "aria-label", [card.title, deck.short, deck.round].filter(Boolean).join(", "));
    this.texts.replaceChildren(...card.texts.map((text) => this.line(text)));
  }

  /** A text in the row of a tall window, and before a room: its mark in words, then the whole of it. */
  private line({ name, says, can }: Cards["card"]["texts"][number]): HTMLElement {
    const { words } = this.desk;
    const mark = can === undefined ? null : h("em", {}, words(can ? "board-cards-can" : "board-cards-cannot"));
    return h("li", { "data-can": can === undefined ? null : String(can) }, h("b", {}, name), mark ? " · " : null, mark, ": ", h("span", {}, says));
  }

  private listen(): void {
    this.bar.addEventListener("click", (event) => this.press((event.target as Element).closest("button")));
    for (const kind of ["pointerover", "focusin"]) this.bar.addEventListener(kind, (event) => this.tell(event.target as Element));
    for (const kind of ["pointerleave", "focusout"]) this.bar.addEventListener(kind, () => show(this.note, false));
  }

  private press(button: HTMLElement | null): void {
    if (!button) return;
    if (button === this.pivotal.button && this.pivotal.press()) return;
    const box = button.dataset["box"];
    if (box === undefined) return this.openAt(button);
    const { cards } = this.desk.scene as CampaignScene;
    const found = cards?.order.boxes[box];
    if (found?.picks?.length) this.desk.narrow({ name: found.name, ids: found.picks });
    else this.openAt(button);
  }

  private openAt(button: HTMLElement): void {
    if (this.open && this.opener === button) return void this.shut();
    this.opener = button;
    show(this.more, true);
    show(this.note, false);
    setAttr(this.face, "aria-expanded", "true");
    this.details.show(button.dataset["part"] ?? "card");
  }

  /** What the pointer or the focus is on, in sentences under the row. */
  private tell(target: Element): void {
    const says = target.closest<HTMLElement>("[data-says]")?.dataset["says"] ?? "";
    show(this.note, says !== "" && !this.open);
    setText(this.note, says);
  }
}
