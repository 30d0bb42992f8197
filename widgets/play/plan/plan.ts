// A choice worked out before it is taken: who takes part, what it aims at, what may come of it, then one button.

import { AimPicker, CrewPicker } from "./crew";
import type { Group } from "../../map/lookup";
import type { PlaceId } from "../../map/types";
import type { Desk } from "../desk";
import type { Offer, Plan, Question } from "../types";
import type { Notice } from "../../shared/types";
import { h, newName, setAttr, setText, show } from "../../shared/dom";
import { drawGuess, drawMods, drawOutlook } from "./odds";
import { predictSwitch, wish } from "./predict";
import { tellSilence } from "../../shared/wire/line";
import { noticeText } from "../../shared/told/notices";
import { setRuled, withRules } from "../../shared/told/rule";
import { NoReply } from "../../shared/wire/wire";

const SHORT = 48; // letters of a name that a button has room for
const PAUSE = 120; // milliseconds after a change before the kernel is asked: several steps in a row ask once

/** What is planned: a mission offered at a place, or a line of actions as it stands. */
export type Subject = { offer: Offer; place: PlaceId } | { line: string; text?: string; /** Opened to be asked once more. */ asked?: boolean; /** Advised: what it brings about is said, and it is done without asking. */ advised?: boolean; /** What its button names, where that is short. */ names?: string };

/** What there is to do where something stands in the way. */
function refused(refusal: Notice): Plan {
  return { line: "", text: "", price: "", warns: [], odds: null, refusal };
}

export class PlanView {
  readonly element: HTMLElement;
  private readonly text = h("p", { class: "al-plan-text" });
  private readonly crew: CrewPicker;
  private readonly aims: AimPicker;
  private readonly summary = h("p", { class: "al-plan-summary", "aria-live": "polite" });
  private readonly predict = h("div");
  private readonly outlook = h("div", { class: "al-outlook" });
  private readonly losses = h("p", { class: "al-plan-losses" });
  private readonly refusal = h("div", { class: "al-plan-refusal", role: "status" });
  /** What the choice brings about by what it leaves; said once more where it is about to be made. */
  private readonly warns = h("div", { class: "al-plan-warns", role: "status", hidden: true });
  private readonly goText = h("span");
  private readonly price = h("span", { class: "al-price" });
  private readonly go = h("button", { type: "button", class: "al-primary al-go", "data-hot": "r" }, this.goText, this.price);
  private readonly wait = h("p", { class: "al-plan-wait" });
  private readonly name = newName();
  private subject: Subject | null = null;
  private plan: Plan | null = null;
  private said = "";
  /** Whether the reader has been asked once more about a choice that crosses a threshold. */
  private asked = false;
  /** Whether the button keeps its name where that is not asked: what is advised is not done "all the same". */
  private plain = false;
  private warned = "";
  /** Whether dice are expected, as far as that is known. */
  private rolls = false;
  /** Whether the kernel has answered since this was opened. */
  private answered = false;
  /** Whether the button was pressed before what it does was worked out: it is done as soon as that is known. */
  private pressed = false;
  private token = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param resized - called after the height has changed, with true where the answer has just come; @param sent - called when the choice goes to the kernel */
  constructor(private readonly desk: Desk, private readonly resized: (came: boolean) => unknown, private readonly sent: () => void) {
    this.crew = new CrewPicker(desk, () => this.ask(), () => void this.resized(false));
    this.aims = new AimPicker(() => this.ask());
    this.element = h("div", { class: "al-plan" }, this.text, this.crew.element, this.aims.element, this.refusal,
      this.summary, this.losses, this.predict, this.outlook, this.warns, this.wait, h("div", { class: "al-plan-do" }, this.go));
    this.go.addEventListener("click", () => this.send());
  }

  open(subject: Subject): void {
    const pressed = this.subject === null && this.pressed; // on the way here, when only the offer was awaited
    this.close();
    this.pressed = pressed;
    this.subject = subject;
    this.asked = "line" in subject && !!(subject.asked || subject.advised);
    this.plain = "line" in subject && !!subject.advised;
    this.rolls = "line" in subject || subject.offer.rolls !== false;
    if ("offer" in subject) {
      this.crew.fill(subject.offer);
      this.aims.fill(subject.offer);
    }
    // What a mission is for was read where it was chosen.
    setRuled(this.text, "offer" in subject ? subject.offer.answers ?? "" : subject.text ?? "");
    for (const picker of [this.crew, this.aims]) show(picker.element, "offer" in subject && picker.element.children.length > 1);
    this.predict.replaceChildren(predictSwitch(this.desk.words, () => this.draw()));
    this.draw();
    void this.fetch(++this.token);
  }

  /** Forgets what was planned; an answer still on its way comes too late. */
  close(): void {
    clearTimeout(this.timer);
    this.token++;
    setAttr(this.element, "aria-busy", null);
    this.subject = this.plan = null;
    this.answered = this.pressed = false;
    this.said = "";
    this.aims.clear();
    this.drawButton(); // opened anew it must not look ready before its own answer has come
  }

  end(): void {
    clearTimeout(this.timer);
    this.token++;
  }

  get isOpen(): boolean {
    return this.subject !== null;
  }

  /** Places that can be aimed at, to be shown on the map. */
  get targets(): PlaceId[] {
    return this.aims.ids.filter((id) => this.desk.place(id));
  }

  /** Takes pieces on the map into the mission or out of it, or takes a place or pieces as the aim; false when they are neither. */
  takeAim(place: PlaceId, group?: Group): boolean {
    return (!!group && this.crew.take(group.ids)) || [place, ...(group ? [group.id, ...group.ids] : [])].some((id) => this.aims.take(id));
  }

  /** Puts the focus on the first thing to choose: what was chosen already, else the first of its kind; without any, the button. */
  focus(): void {
    const free = "fieldset:not([hidden])";
    const first = this.element.querySelector<HTMLElement>(`${free} :is(input:checked, button:not([hidden], [aria-disabled]))`)
      ?? this.element.querySelector<HTMLElement>(`${free} input`);
    (first ?? this.go).focus({ preventScroll: true });
  }

  private ask(): void {
    const token = ++this.token;
    this.pressed = false; // the reader goes on choosing
    clearTimeout(this.timer);
    setAttr(this.element, "aria-busy", "true"); // the button must not send what was worked out before
    this.timer = setTimeout(() => void this.fetch(token), PAUSE);
    this.drawButton();
  }

  /** Asks the kernel; only the answer to the last question counts. */
  private async fetch(token: number): Promise<void> {
    const question = this.question();
    if (!question) return setAttr(this.element, "aria-busy", null); // nothing is worked out before an aim is chosen
    setAttr(this.element, "aria-busy", "true");
    let plan: Plan;
    try {
      plan = await this.desk.ask<Plan>(question);
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      const silence = { level: "error", text: this.desk.words("widget-no-answer") } as const;
      if (!error.notice) return this.giveUp(token, () => this.take(token, refused(silence)));
      plan = refused(error.notice);
    }
    this.take(token, plan);
  }

  /** Waits no more for an answer that does not come; why that is so is said once. */
  private giveUp(token: number, say: () => void): void {
    if (token !== this.token) return;
    setAttr(this.element, "aria-busy", null);
    this.pressed = false;
    this.drawButton();
    tellSilence(say);
  }

  private take(token: number, plan: Plan): void {
    if (token !== this.token) return;
    setAttr(this.element, "aria-busy", null);
    const { pressed } = this;
    this.pressed = false;
    this.plan = plan;
    if (!plan.odds?.rows.some((row) => row.text === this.said)) this.said = "";
    this.draw();
    if (pressed) this.send();
  }

  private question(): Question | null {
    const { subject } = this;
    if (!subject) return null;
    if ("line" in subject) return { what: "plan", line: subject.line };
    if (this.aimless) return null;
    const { offer: { mission, subject: unit }, place } = subject;
    return { what: "plan", mission, place, subject: unit, units: this.crew.units, aim: this.aims.aim };
  }

  /** Whether an aim has to be chosen first. */
  private get aimless(): boolean {
    return this.aims.ids.length > 0 && this.aims.aim === "";
  }

  private draw(): void {
    const { words } = this.desk;
    const odds = this.plan?.odds ?? null;
    this.drawSummary();
    show(this.predict, odds !== null);
    const guess = { name: this.name, said: this.said, choose: (text: string) => this.guess(text) };
    const outlook = odds && (this.predicts ? [drawGuess(odds.rows, words, guess)] : drawOutlook(odds, words));
    this.outlook.replaceChildren(...(outlook ?? []),
      ...(odds?.mods.length ? [h("h4", {}, words("board-mods")), drawMods(odds.mods)] : []));
    setRuled(this.losses, this.plan?.losses ?? "");
    show(this.losses, !!this.plan?.losses);
    this.drawRefusal(this.plan?.refusal ?? null);
    this.drawWarnings(this.plan?.warns ?? []);
    this.drawButton();
    const came = this.plan !== null && !this.answered;
    this.answered ||= came;
    this.resized(came);
  }

  private drawWarnings(warns: readonly string[]): void {
    if (warns.join() === this.warned) return;
    this.warned = warns.join();
    const [lead, ...rest] = warns;
    this.warns.replaceChildren(...(lead ? [h("p", {}, h("strong", {}, lead)), h("ul", {}, ...rest.map((text) => h("li", {}, ...withRules(text))))] : []));
    show(this.warns, warns.length > 0);
  }

  /** The rows say the same to the eye; who listens hears it in one sentence. Without odds the plan is told in words. */
  private drawSummary(): void {
    const { plan, subject } = this;
    const told = plan?.refusal || !subject || "line" in subject ? "" : plan?.text ?? "";
    setRuled(this.summary, this.predicts ? "" : plan?.odds?.summary ?? told);
    setAttr(this.summary, "class", plan?.odds ? "al-hidden-text al-plan-summary" : "al-plan-summary");
  }

  private drawRefusal(refusal: Notice | null): void {
    this.refusal.replaceChildren(...(refusal ? noticeText(refusal, this.desk.words) : []));
    show(this.refusal, refusal !== null);
    if (refusal) this.refusal.scrollIntoView?.({ block: "nearest" });
  }

  private drawButton(): void {
    const { words } = this.desk;
    // What is offered whole rolls dice unless its plan says otherwise; the button keeps its name while the reader looks
    // for an aim or a way out.
    const known = this.plan !== null && this.plan.refusal === null;
    const rolls = known ? this.plan?.odds != null : this.rolls;
    this.rolls = rolls;
    const asked = this.predicts && !this.said;
    const deed = this.named(words(rolls ? "board-roll" : "board-do-it"));
    setText(this.goText, this.asked && this.warning && !this.plain ? words("board-all-the-same", { deed }) : deed);
    // aria-disabled instead of disabled: a button that goes dead under the focus would lose it.
    setAttr(this.go, "aria-disabled", this.ready ? null : "true");
    setText(this.price, this.plan?.price ?? "");
    show(this.price, !!this.plan?.price);
    setText(this.wait, words(this.pressed ? "board-pressed-wait" : this.aimless ? "board-aim-wait" : "board-predict-wait"));
    show(this.wait, this.pressed || asked || this.aimless);
  }

  /** The deed with what it is done for, where two plans may stand side by side and that is short. */
  private named(deed: string): string {
    const name = this.subject && "line" in this.subject ? this.subject.names : undefined;
    return name && name.length <= SHORT ? this.desk.words("board-deed-for", { deed, name }) : deed;
  }

  /** Whether what the button does is still to be worked out. */
  private get awaits(): boolean {
    return this.subject === null || (!this.aimless && (this.plan === null || this.element.hasAttribute("aria-busy")));
  }

  private get ready(): boolean {
    const { plan } = this;
    if (!plan || plan.refusal || this.awaits) return false;
    return !(this.predicts && !this.said);
  }

  /** Whether the reader says what will come before the chances are shown; what is certain is not asked. */
  private get predicts(): boolean {
    return wish.first && (this.plan?.odds?.rows.length ?? 0) > 1;
  }

  private get warning(): boolean {
    return !!this.plan?.warns.length;
  }

  private guess(text: string): void {
    this.said = text;
    this.drawButton();
    this.resized(false);
  }

  private send(): void {
    if (this.awaits) {
      this.pressed = true;
      return this.drawButton();
    }
    if (!this.ready || !this.plan) return;
    if (this.warning && !this.asked) return this.askAgain();
    this.desk.pick({ id: this.plan.line }, this.predicts ? this.said : undefined, this.plain);
    this.sent();
  }

  /** Asks once more, where the button is: the same button then carries it out. */
  private askAgain(): void {
    this.asked = true;
    this.drawButton();
    this.warns.scrollIntoView?.({ block: "nearest" });
    this.desk.say([...(this.plan?.warns ?? []), this.goText.textContent ?? ""]);
  }
}
