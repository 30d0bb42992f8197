// The card of a place: what can be done there and what cannot, then one choice worked out before it is taken.

import { deedOf, fillChoices } from "../choices/choice";
import type { Action, PlaceId } from "../../map/types";
import type { Desk } from "../desk";
import type { Here, Offer } from "../types";
import type { Part } from "../../shared/desk";
import { closeButton, focusedIn, h, setAttr, setName, setText, show } from "../../shared/dom";
import type { Group } from "../../map/lookup";
import type { MapView } from "../../map/map";
import { OfferList } from "../choices/offers";
import { PlanView, type Subject } from "../plan/plan";
import { onlyOf } from "../desk";
import { Spot } from "./spot";
import { UnitList } from "./units";

const NOTHING: Here = { offers: [], refused: [] };

export class Card implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly back = h("button", { type: "button", class: "al-tool al-back" }, "‹");
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
  readonly spot: Spot;

  constructor(private readonly desk: Desk, map: MapView) {
    this.offers = new OfferList(desk, (offer) => this.openOffer(offer), () => this.spot.stand());
    this.plan = new PlanView(desk, () => this.spot.stand(), () => (this.sentAt = desk.scene.ply));
    this.units = new UnitList(desk);
    this.pages = h("div", { class: "al-card-pages" }, this.summary, this.none, this.offers.element, this.list, this.units.element, this.offers.refused);
    this.element = h("div", { class: "al-card", role: "group", hidden: true },
      h("div", { class: "al-card-head" }, this.back, this.title, this.close), this.pages, this.plan.element);
    this.spot = new Spot(this.element, desk, map, () => this.aims);
    this.back.addEventListener("click", () => this.leavePlan());
  }

  update(): void {
    const { chosen, scene, words } = this.desk;
    const key = chosen === null ? "" : [chosen, scene.ply, scene.time.at, scene.lang, ...(this.desk.only?.ids ?? [])].join(" ");
    if (key !== this.asked) this.turnTo(key, chosen);
    show(this.element, chosen !== null);
    if (chosen === null) return this.spot.leave();
    setName(this.close, words("widget-close"));
    setName(this.back, words("board-back"));
    this.draw(chosen);
    this.spot.standLater();
  }

  end(): void {
    this.spot.end();
    this.plan.end();
  }

  /** Shows a choice with its odds before it is taken. */
  openPlan(subject: Subject, title: string): void {
    this.planTitle = title;
    this.plan.open(subject);
    if (this.desk.chosen !== null) this.draw(this.desk.chosen);
    this.desk.point(this.aims);
    this.spot.stand();
    this.plan.focus();
  }

  /** Goes back from a plan to the choices; false when none is open. */
  leavePlan(): boolean {
    if (!this.plan.isOpen) return false;
    this.plan.close();
    if (this.desk.chosen !== null) this.draw(this.desk.chosen);
    this.desk.point([]);
    this.spot.stand();
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
    const here = await this.desk.request<Here>({ what: "here", place, ...onlyOf(this.desk) });
    // Without an answer the card still shows the choices that came with the scene.
    if (!here || key !== this.asked) return;
    const atFirst = this.element.contains(focusedIn(this.desk.root)) && !this.plan.isOpen;
    this.here = here;
    this.draw(place);
    this.spot.stand();
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
    setText(this.none, words(this.desk.scene.limited && !this.desk.scene.actions.length ? "board-nothing-here-step" : "board-nothing-here"));
  }

  /** What is offered whole, then what can be chosen in the scene. */
  private drawChoices(chosen: PlaceId, actions: readonly Action[]): void {
    const { scene } = this.desk;
    const offers = !!this.here?.offers.length;
    // A mission that is offered whole need not be begun step by step as well.
    const whole = new Set(this.here?.whole ?? []);
    const shown = offers && scene.offers ? [] : actions.filter((action) => !whole.has(action.id));
    fillChoices(this.list, shown, deedOf(this.desk.atlas));
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
}

/** Sets a text with names of places in it: their codes, in parentheses, are not broken at the end of a line. */
function setWhole(element: HTMLElement, text: string): void {
  if (element.textContent === text) return;
  const parts = text.split(/(\([^()\s]+\))/);
  element.replaceChildren(...parts.map((part, at) => (at % 2 ? h("span", { class: "al-whole" }, part) : part)));
}
