// What the computer would do here and what for, on demand; a moment later what the strongest player has found.

import { bringUp, closeButton, focusedIn, h, setAttr, setName, setText, show } from "../../shared/dom";
import { Thinks } from "../../shared/parts/thinks";
import { THOUGHT } from "../../shared/wire/wire";
import type { Part } from "../../shared/desk";
import type { Desk } from "../desk";
import type { Advice, Pick } from "../types";
import { isQuiet } from "./head";

export class HintBox implements Part {
  readonly button = h("button", { type: "button", class: "al-button", "data-do": "hint", "aria-expanded": "false", "aria-keyshortcuts": "h" });
  readonly element = h("div", { class: "al-duel-hint", role: "group", hidden: true });
  private readonly title = h("h4", { tabindex: -1 });
  private readonly close = closeButton(() => void this.shut());
  private readonly text = h("p", { class: "al-duel-hint-text" });
  private readonly why = h("p");
  private readonly taught = h("ul", { class: "al-duel-hint-taught" });
  private readonly waits = new Thinks();
  private readonly go = h("button", { type: "button", class: "al-primary al-duel-pick", "data-do": "advised" });
  private moment = "";
  private advised = "";

  constructor(private readonly desk: Desk) {
    const said = h("div", { class: "al-duel-hint-said", "aria-live": "polite" }, this.text, this.why, this.taught);
    this.element.append(h("div", { class: "al-duel-tray-head" }, this.title, this.close), said, this.waits.element, this.go);
    this.button.addEventListener("click", () => this.turn());
    this.go.addEventListener("click", () => this.play());
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  update(): void {
    const { words } = this.desk;
    setText(this.button, words("duel-table-hint"));
    setAttr(this.button, "title", words("duel-table-hint-about"));
    show(this.button, this.asks);
    setText(this.title, words("duel-table-hint-title"));
    setAttr(this.element, "aria-label", words("duel-table-hint-title"));
    setName(this.close, words("widget-close"));
    setText(this.go, words("duel-table-hint-do"));
    if (this.open && (!this.asks || this.moment !== this.now)) this.shut();
  }

  /** Opens the advice, or closes it. */
  turn(): void {
    if (this.open) this.shut();
    else if (this.asks) void this.ask();
  }

  /** Closes the advice; the focus goes back to its button when it was in here. False when it was not open. */
  shut(): boolean {
    if (!this.open) return false;
    const inside = this.element.contains(focusedIn(this.desk.root));
    show(this.element, false);
    setAttr(this.button, "aria-expanded", "false");
    this.waits.end();
    if (inside) this.button.focus({ preventScroll: true });
    return true;
  }

  /** Whether those who look decide. */
  private get asks(): boolean {
    const { viewer, handover, prompt, picks } = this.desk.scene;
    return !handover && viewer !== "" && prompt.seat === viewer && picks.some((pick) => !isQuiet(pick));
  }

  private get now(): string {
    return `${this.desk.scene.ply} ${this.desk.atlas.language}`;
  }

  private async ask(): Promise<void> {
    const moment = this.now;
    const advice = await this.desk.request<Advice>({ what: "hint" });
    if (!advice || moment !== this.now) return;
    this.fill(advice);
    bringUp(this.element);
    this.title.focus({ preventScroll: true });
    const asked = this.desk.request<Partial<Advice>>({ what: "taught" }, THOUGHT);
    const better = await this.waits.during(this.desk.words("duel-table-hint-thinking"), asked);
    if (better?.taught && moment === this.now && this.open) this.fill(better as Advice);
  }

  private fill({ pick, text, why, taught = [] }: Advice): void {
    this.moment = this.now;
    this.advised = pick;
    setText(this.text, text);
    setText(this.why, why);
    show(this.why, why !== "");
    this.taught.replaceChildren(...taught.map((one) => h("li", {}, one)));
    show(this.taught, taught.length > 0);
    show(this.element, true);
    setAttr(this.button, "aria-expanded", "true");
  }

  /** Plays what is advised: it has been said what it is, and is not asked about once more. */
  private play(): void {
    const pick = this.desk.scene.picks.find(({ id }: Pick) => id === this.advised);
    if (pick) this.desk.take(pick);
  }
}
