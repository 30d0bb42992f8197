// The card of a place: what can be done there and what cannot, then one choice worked out before it is taken. It
// stands beside the place on the map, and at the lower edge of the window on phones and over the list.

import { fillChoices } from "../choices/choice";
import type { Action, PlaceId } from "../../map/types";
import type { Desk } from "../desk";
import type { Here, Offer } from "../types";
import type { Part } from "../../shared/desk";
import { closeButton, focusedIn, h, setAttr, setName, setText, show } from "../../shared/dom";
import type { Anchor } from "../../map/drawn/fan";
import { float, sink } from "../../shared/page/float";
import type { Group } from "../../map/lookup";
import type { MapView } from "../../map/map";
import { OfferList } from "../choices/offers";
import { PlanView, type Subject } from "../plan/plan";
import { UnitList } from "./units";

const NOTHING: Here = { offers: [], refused: [] };
const [NARROWEST, WIDEST, EDGE, BESIDE] = [236, 340, 4, 8]; // pixels: of the card, from the frame, from its place
const SHEET = 560; // width of the board up to which the card lies at the lower edge of the window

export class Card implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly back = h("button", { type: "button", class: "al-back" }, "‹");
  private readonly close = closeButton(() => this.desk.closeCard());
  private readonly summary = h("p", { class: "al-summary" });
  private readonly none = h("p", { class: "al-none" });
  private readonly list = h("ul", { class: "al-choices" });
  private readonly offers: OfferList;
  private readonly plan: PlanView;
  private readonly units: UnitList;
  private readonly pages: HTMLElement;
  private planTitle = "";
  /** What can be done here, once the kernel has said so; and for which moment and place that holds. */
  private here: Here | null = null;
  private told: Here | null = null;
  private asked = "";
  /** The moment in which a plan of this card was sent: what comes of it closes the card. */
  private sentAt: number | null = null;
  private frame = 0;

  constructor(private readonly desk: Desk, private readonly map: MapView) {
    this.offers = new OfferList(desk, (offer) => this.openOffer(offer), () => this.stand());
    this.plan = new PlanView(desk, () => this.stand(), () => (this.sentAt = desk.scene.ply));
    this.units = new UnitList(desk);
    this.pages = h("div", { class: "al-card-pages" }, this.summary, this.none, this.offers.element, this.list, this.units.element, this.offers.refused);
    this.element = h("div", { class: "al-card", role: "group", hidden: true },
      h("div", { class: "al-card-head" }, this.back, this.title, this.close), this.pages, this.plan.element);
    this.back.addEventListener("click", () => this.leavePlan());
  }

  update(): void {
    const { chosen, scene, words } = this.desk;
    const key = chosen === null ? "" : [chosen, scene.ply, scene.time.at, scene.lang].join(" ");
    if (key !== this.asked) this.turnTo(key, chosen);
    show(this.element, chosen !== null);
    if (chosen === null) return void sink(this.element);
    setName(this.close, words("widget-close"));
    setName(this.back, words("board-back"));
    this.draw(chosen);
    this.standLater();
  }

  /** Stands anew for the next picture, when everything else has been laid out, too. */
  private standLater(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.stand());
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    this.plan.end();
  }

  /** Shows a choice with its odds before it is taken. */
  openPlan(subject: Subject, title: string): void {
    this.planTitle = title;
    this.plan.open(subject);
    if (this.desk.chosen !== null) this.draw(this.desk.chosen);
    this.desk.point(this.aims);
    this.stand();
    this.plan.focus();
  }

  /** Goes back from a plan to the choices; false when none is open. */
  leavePlan(): boolean {
    if (!this.plan.isOpen) return false;
    this.plan.close();
    if (this.desk.chosen !== null) this.draw(this.desk.chosen);
    this.desk.point([]);
    this.stand();
    this.focus();
    return true;
  }

  /** Places that the open plan can aim at. */
  get aims(): PlaceId[] {
    return this.desk.chosen !== null && this.plan.isOpen ? this.plan.targets : [];
  }

  /** A place or pieces were clicked on the map: true when they are an aim of the open plan, which then has it. */
  takeAim(place: PlaceId, group?: Group): boolean {
    return this.desk.chosen !== null && this.plan.isOpen && this.plan.takeAim(place, group);
  }

  /** Whether what this card sent has been carried out. */
  get done(): boolean {
    return this.sentAt !== null && this.sentAt !== this.desk.scene.ply;
  }

  /** Puts the focus on the first choice, or on the heading when there is none. */
  focus(): void {
    const first = this.plan.isOpen ? this.title : this.pages.querySelector<HTMLElement>("li:not([hidden]) button") ?? this.title;
    first.focus({ preventScroll: true });
  }

  focusTitle(): void {
    this.title.focus({ preventScroll: true });
  }

  /** Another place or another moment: forgets the plan and asks what can be done there. */
  private turnTo(key: string, chosen: PlaceId | null): void {
    const pressed = chosen !== null && !this.asked.startsWith(`${chosen} `);
    this.asked = key;
    this.sentAt = null;
    this.here = null;
    this.plan.close();
    const { prompt, time } = this.desk.scene;
    if (chosen !== null && prompt.yours && time.at === time.last) void this.ask(key, chosen, pressed);
  }

  private async ask(key: string, place: PlaceId, pressed: boolean): Promise<void> {
    const here = await this.desk.request<Here>({ what: "here", place });
    // Without an answer the card still shows the choices that came with the scene.
    if (!here || key !== this.asked) return;
    const atFirst = this.element.contains(focusedIn(this.desk.root)) && !this.plan.isOpen;
    this.here = here;
    this.draw(place);
    this.stand();
    const [first, ...others] = here.offers;
    // The only mission of a place need not be chosen, nor one that leads: its plan is what the press was for.
    const opens = first?.leads || (!others.length && this.desk.scene.offers);
    if (pressed && first && opens && !this.plan.isOpen) this.openOffer(first);
    else if (atFirst) this.focus();
  }

  private openOffer(offer: Offer): void {
    const { chosen } = this.desk;
    if (chosen !== null) this.openPlan({ offer, place: chosen }, offer.title);
  }

  private draw(chosen: PlaceId): void {
    const { look, words } = this.desk;
    const group = look.piecesAt(chosen).find((found) => found.id === this.desk.chosenGroup);
    const planned = this.plan.isOpen;
    const where = this.desk.title(chosen);
    setWhole(this.title, planned && this.planTitle ? `${this.planTitle} · ${where}` : group ? `${where} · ${group.label}` : where);
    setAttr(this.element, "aria-label", where);
    setAttr(this.element, "data-page", planned ? "plan" : "choices");
    show(this.back, planned);
    show(this.pages, !planned);
    show(this.plan.element, planned);
    if (!planned) this.drawChoices(chosen, group ? look.aroundGroup(group) : look.at(chosen));
    this.units.fill(look.piecesAt(chosen), group);
    setText(this.none, words("board-nothing-here"));
  }

  /** What is offered whole, then what can be chosen in the scene. */
  private drawChoices(chosen: PlaceId, actions: readonly Action[]): void {
    const { scene } = this.desk;
    const offers = !!this.here?.offers.length;
    // A mission that is offered whole need not be begun step by step as well.
    const whole = new Set(this.here?.whole ?? []);
    const shown = offers && scene.offers ? [] : actions.filter((action) => !whole.has(action.id));
    fillChoices(this.list, shown);
    show(this.list, shown.length > 0);
    setText(this.summary, scene.places[chosen]?.says ?? "");
    // With choices the card stays small: what lies here is written under the map.
    const nothing = !offers && shown.length === 0;
    show(this.summary, nothing);
    show(this.none, nothing);
    if (this.here === this.told) return;
    this.told = this.here;
    this.offers.fill(this.here ?? NOTHING);
    // Where nothing can be done the reasons are all there is to read.
    this.offers.refused.open = nothing;
  }

  /** Stands beside the place, on the side where it hides less, never outside the frame and never over the place itself. */
  stand(): void {
    const { chosen } = this.desk;
    if (chosen === null) return;
    const listed = !!this.map.element.closest("[hidden]");
    const sheet = listed || (this.desk.width > 0 && this.desk.width <= SHEET);
    setAttr(this.element, "data-sheet", sheet);
    this.settle(sheet);
    const at = sheet ? null : this.map.anchor(chosen);
    const { style } = this.element;
    if (!at) {
      style.left = style.right = style.top = style.width = style.maxHeight = "";
      return;
    }
    style.maxHeight = `${Math.round(at.height - 8)}px`;
    const [left, right] = this.ways(at);
    const [start, end] = this.hides(right) < this.hides(left) || (this.hides(right) === this.hides(left) && wide(right) > wide(left)) ? right : left;
    style.width = `${Math.round(end - start)}px`;
    const height = this.element.offsetHeight;
    style.left = `${Math.round(start)}px`;
    style.right = "auto";
    style.top = `${Math.round(Math.max(4, Math.min(at.y - height / 3, at.height - height - 4)))}px`;
  }

  /** From where to where the card would reach to the left and to the right of its place. */
  private ways({ x, width, room }: Anchor): [Span, Span] {
    const [before, after] = [x - room - BESIDE, x + room + BESIDE];
    const size = (free: number) => Math.min(WIDEST, Math.max(NARROWEST, free - EDGE));
    const [one, other] = [size(before), size(width - after)];
    const start = Math.min(after, width - EDGE - other);
    return [[Math.max(EDGE, before - one), Math.max(EDGE, before - one) + one], [start, start + other]];
  }

  /** How many places it would hide that can be aimed at, or that are pointed out. */
  private hides([start, end]: Span): number {
    const places = new Set([...this.aims, ...this.map.pointed]);
    return [...places].filter((id) => {
      const x = this.map.anchor(id)?.x ?? -1;
      return x > start && x < end;
    }).length;
  }

  /** A sheet must not be hidden along with the map, nor be cut off by the list: it lives at the board's root. */
  private settle(sheet: boolean): void {
    const home = sheet ? this.desk.root : this.map.element.parentElement;
    if (home && this.element.parentElement !== home) {
      sink(this.element);
      home.append(this.element);
    }
    setAttr(this.element, "popover", sheet ? "manual" : null);
    if (sheet) float(this.element);
    else sink(this.element);
  }
}

type Span = [start: number, end: number];

function wide([start, end]: Span): number {
  return end - start;
}

/** Sets a text with names of places in it: their codes, in parentheses, are not broken at the end of a line. */
function setWhole(element: HTMLElement, text: string): void {
  if (element.textContent === text) return;
  const parts = text.split(/(\([^()\s]+\))/);
  element.replaceChildren(...parts.map((part, at) => (at % 2 ? h("span", { class: "al-whole" }, part) : part)));
}
