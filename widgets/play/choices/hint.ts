// What the computer would do here and why, on demand: the suggestion, its chain of questions, and its odds.

import type { PlaceId } from "../../map/types";
import type { Desk } from "../desk";
import type { Hint } from "../types";
import { bringUp, closeButton, focusedIn, h, setAttr, setName, setText, show } from "../../shared/dom";
import { PlanView } from "../plan/plan";
import { fillReasons } from "../plan/reasons";
import { Thinks } from "../../shared/parts/thinks";
import { THOUGHT } from "../../shared/wire/wire";

export class HintBox {
  readonly button = h("button", { type: "button", class: "al-button", "data-do": "hint", "data-hot": "h" });
  readonly element = h("div", { class: "al-hint-box", hidden: true });
  private readonly title = h("h4", { tabindex: -1 });
  private readonly text = h("p", { class: "al-hint-text" });
  private readonly waits = new Thinks();
  private readonly taught = h("ul", { class: "al-hint-taught", hidden: true });
  private readonly why = h("details", { class: "al-hint-why" });
  private readonly close = closeButton(() => void this.shut());
  private readonly plan: PlanView;
  private moment = "";
  private line = "";
  /** The places of the suggestion, ringed on the map while it is open. */
  private targets: PlaceId[] = [];

  /** @param opens - called when the suggestion is about to open */
  constructor(private readonly desk: Desk, private readonly opens: () => void) {
    this.plan = new PlanView(desk, (came) => came && this.open && bringUp(this.element), () => undefined);
    // What comes later stands under the button that does it, which keeps its place.
    this.element.append(h("div", { class: "al-card-head" }, this.title, this.close), this.text, this.plan.element, this.waits.element, this.taught, this.why);
    this.button.addEventListener("click", () => (this.open ? this.shut() : void this.ask()));
    this.element.addEventListener("pointerenter", () => desk.point(this.targets));
    this.element.addEventListener("pointerleave", () => desk.point([]));
  }

  get open(): boolean {
    return !this.element.hidden;
  }

  update(): void {
    const { scene, words } = this.desk;
    const asks = scene.prompt.yours && scene.time.at === scene.time.last && scene.actions.length > 0;
    setText(this.button, words("board-hint"));
    setAttr(this.button, "title", words("board-hint-about"));
    show(this.button, asks);
    setText(this.title, words("board-hint-title"));
    setName(this.close, words("widget-close"));
    if (this.open && (!asks || this.moment !== this.now)) this.shut();
    setAttr(this.button, "aria-expanded", this.open ? "true" : "false");
  }

  /** Closes the suggestion; the focus goes back to its button when it was in here. False when it was not open. */
  shut(): boolean {
    if (!this.open) return false;
    const inside = this.element.contains(focusedIn(this.desk.root));
    show(this.element, false);
    setAttr(this.button, "aria-expanded", "false");
    this.waits.end();
    this.plan.close();
    this.line = "";
    this.targets = [];
    this.desk.point([]);
    if (inside) this.button.focus({ preventScroll: true });
    return true;
  }

  end(): void {
    this.plan.end();
  }

  private get now(): string {
    const { ply, time, lang } = this.desk.scene;
    return [ply, time.at, lang].join(" ");
  }

  /** Asks what is advised, and opens. */
  async ask(): Promise<void> {
    const moment = this.now;
    const hint = await this.desk.request<Hint>({ what: "hint" });
    if (!hint || moment !== this.now) return;
    this.opens();
    this.fill(hint);
    show(this.plan.element, false);
    bringUp(this.element);
    this.title.focus({ preventScroll: true });
    await this.learn(moment, hint);
  }

  /**
   * Asks what the strongest player would do, which takes a moment: the quick suggestion stands until it comes. Only what
   * stays has a button: one that changed what it does would change under the hand.
   */
  private async learn(moment: string, quick: Hint): Promise<void> {
    const asked = this.desk.request<Partial<Hint>>({ what: "taught" }, THOUGHT);
    const better = await this.waits.during(this.desk.words("board-hint-thinking"), asked);
    if (moment !== this.now || !this.open) return;
    if (!better?.taught) return this.plot(quick);
    const best = better as Hint;
    this.fill(best);
    this.plot(best);
    this.desk.say([best.text, ...better.taught]);
  }

  private fill(hint: Hint): void {
    const { words } = this.desk;
    this.moment = this.now;
    this.targets = this.desk.look.placesOf(hint.targets);
    this.text.replaceChildren(...this.desk.terms.nodes(hint.text));
    this.taught.replaceChildren(...(hint.taught ?? []).map((one) => h("li", {}, ...this.desk.terms.nodes(one))));
    show(this.taught, (hint.taught ?? []).length > 0);
    this.why.replaceChildren(h("summary", {}, words("board-hint-why")), fillReasons(this.desk, "", hint.because));
    this.why.open = false;
    show(this.why, hint.because.length > 0);
    show(this.element, true);
    setAttr(this.button, "aria-expanded", "true");
    this.desk.point(this.targets);
  }

  /** Works the suggestion out. */
  private plot({ line, text }: Hint): void {
    if (line === this.line) return;
    this.line = line;
    show(this.plan.element, line !== "");
    if (line) this.plan.open({ line, advised: true, names: text });
  }
}
