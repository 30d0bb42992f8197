// A choice with dice opens in the list it stands in: its odds, and the button that rolls. One at a time.

import type { Group } from "../../map/lookup";
import type { Action, PlaceId } from "../../map/types";
import { type Desk, onlyOf } from "../desk";
import { bringUp, focusedIn, h, setAttr } from "../../shared/dom";
import { PlanView } from "../plan/plan";
import type { OfferAt } from "../types";

// Pixels that question and support take, and the rest under a plan: of the window, and of a column that scrolls by itself.
const COVERED = 242;
const STUCK = 150;

export class InlinePlan {
  private readonly plan: PlanView;
  private readonly box: HTMLElement;
  private button: HTMLElement | null = null;
  private ply = -1;

  constructor(private readonly desk: Desk) {
    this.plan = new PlanView(desk, (came) => this.fit(came), () => undefined);
    this.box = h("div", { class: "al-inline-plan" }, this.plan.element);
  }

  /** Opens the plan of an action under its button, or closes it again. */
  toggle(action: Action, button: HTMLElement): void {
    const same = this.button === button && this.box.isConnected;
    this.shut();
    if (same) return;
    this.button = button;
    this.ply = this.desk.scene.ply;
    setAttr(button, "aria-expanded", "true");
    setAttr(button.parentElement as Element, "data-planned", true);
    button.after(this.box);
    this.desk.point([]);
    if (action.mission) return void this.openOffer(action.id, button);
    // Under its own button the choice need not be said again, unless the button only has the short form.
    this.plan.open({ line: action.id, text: isBrief(button, action) ? action.text : "", asked: !!action.warns });
    this.bringUp();
  }

  /** Opens what the card of its place offers, too: who takes part, where, the odds. */
  private async openOffer(line: string, button: HTMLElement): Promise<void> {
    const offer = await this.desk.request<OfferAt>({ what: "offer", line, ...onlyOf(this.desk) });
    if (this.button !== button || this.ply !== this.desk.scene.ply) return;
    if (!offer) return void this.shut();
    this.plan.open({ offer, place: offer.place });
    this.desk.point([]);
    this.bringUp();
  }

  end(): void {
    this.plan.end();
  }

  /** Places that the open plan can aim at. */
  get aims(): PlaceId[] {
    return this.button && this.plan.isOpen ? this.plan.targets : [];
  }

  /** See {@link PlanView.takeAim}. */
  takeAim(place: PlaceId, group?: Group): boolean {
    return this.button !== null && this.plan.isOpen && this.plan.takeAim(place, group);
  }

  /** The places of the choice that is open, and those it can aim at. */
  get places(): PlaceId[] {
    const id = this.button?.getAttribute("data-pick");
    const action = this.button && this.desk.scene.actions.find((found) => found.id === id);
    return this.aims.length || !action ? this.aims : this.desk.look.placesOf(action.targets ?? []);
  }

  /** What the reader changes in the plan stays under their hand: the page moves only when the plan has just come. */
  private fit(came: boolean): void {
    const column = this.box.closest(".al-side")?.clientHeight ?? 0; // none on a narrow page, which scrolls as a whole
    setAttr(this.box, "data-tall", this.box.offsetHeight > (column ? column - STUCK : innerHeight - COVERED));
    if (came) this.bringUp();
  }

  /** All of the plan in sight if there is room, else the chances and the button under them. */
  private bringUp(): void {
    if (!this.button) return;
    bringUp(this.button);
    this.box.scrollIntoView?.({ block: this.box.hasAttribute("data-tall") ? "end" : "nearest" });
  }

  /** Closes the plan when its moment has passed or its button was taken for something else. */
  update(): void {
    const { button } = this;
    if (button && (this.ply !== this.desk.scene.ply || !button.isConnected)) this.shut();
  }

  /** False when nothing was open. */
  shut(): boolean {
    const { button } = this;
    if (!button) return false;
    const inside = this.box.contains(focusedIn(this.desk.root));
    setAttr(button, "aria-expanded", null);
    setAttr(this.box.parentElement ?? button, "data-planned", null);
    this.plan.close();
    this.box.remove();
    this.button = null;
    if (inside && button.isConnected) button.focus({ preventScroll: true });
    return true;
  }
}

/** Whether a button names its action by the short form only. */
function isBrief(button: HTMLElement, { text }: Action): boolean {
  return button.querySelector(".al-choice-text")?.textContent !== text;
}
