// What the dice of the reader's last choice said, and how it came about: faces, modifiers, row, effect, chances.

import type { Desk } from "../desk";
import type { Roll, Told } from "../types";
import type { Part } from "../../shared/desk";
import { dice } from "../../shared/parts/dice";
import { h, reducedMotion, setText, show } from "../../shared/dom";
import { signed } from "../../shared/parts/bars";
import { drawMods, drawOdds } from "../plan/odds";
import { drawPrediction } from "../plan/predict";
import { cited, withRules } from "../../shared/told/rule";
import { fillMoved, makeLine } from "./telling";

const TUMBLE = 450; // milliseconds
const TALL = 940; // pixels of the window from which on there is room for how a roll came about

export class RollCard implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { class: "al-told-title" });
  private readonly moved = h("div", { class: "al-told-moved" });
  private readonly lines = h("ol", { class: "al-told-lines" });
  private readonly said = h("div");
  private readonly workTitle = h("summary");
  private readonly rolls = h("ol", { class: "al-rolls" });
  private readonly work = h("details", { class: "al-work" }, this.workTitle, this.rolls);
  /** Whether the reader wants to see how a roll was worked out; until they say so, the height of the window decides. */
  private unfolded: boolean | null = null;
  private drawn = "";

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-roll", hidden: true }, this.title, this.said, this.moved,
      h("div", { class: "al-told-box" }, this.lines), this.work);
    this.element.addEventListener("pointerover", (event) => this.point(event));
    this.element.addEventListener("pointerleave", () => desk.point([]));
    this.workTitle.addEventListener("click", () => (this.unfolded = !this.work.open));
  }

  update(): void {
    const { rolls, prediction, telling, lang } = this.desk.scene;
    show(this.element, rolls.length > 0 || prediction !== undefined);
    const now = JSON.stringify([lang, rolls, prediction, telling?.own]);
    if (now === this.drawn) return;
    const fresh = this.drawn !== "" && !this.drawn.includes(`"entry":${rolls.at(-1)?.entry},`);
    this.drawn = now;
    const { words } = this.desk;
    this.drawOwn(telling?.own);
    this.said.replaceChildren(...(prediction ? [drawPrediction(prediction, words)] : []));
    setText(this.workTitle, words("board-roll-work"));
    this.rolls.replaceChildren(...rolls.map((roll) => this.drawRoll(roll)));
    this.work.open = this.unfolded ?? innerHeight > TALL;
    show(this.work, rolls.length > 0);
    if (fresh && rolls.length) this.tumble();
  }

  /** What the reader did, as a whole: in the words in which others are told of it. */
  private drawOwn(own: Told | undefined): void {
    const write = this.desk.terms.writer();
    const { words } = this.desk;
    this.title.replaceChildren(...withRules(own ? words("widget-labelled", { label: words("board-telling-own"), value: own.title }) : words("board-roll-title")));
    fillMoved(this.moved, own, write);
    this.lines.replaceChildren(...(own?.lines ?? []).map((line) => makeLine(line, write)));
  }

  private drawRoll(roll: Roll): HTMLElement {
    const { words } = this.desk;
    return h("li", {}, this.heading(roll), this.sum(roll), this.result(roll),
      roll.mods.length ? drawMods(roll.mods) : h("p", { class: "al-none" }, words("board-roll-no-mods")),
      drawOdds(roll.rows, words));
  }

  private heading({ title, rule, places }: Roll): HTMLElement {
    return h("p", { class: "al-roll-what", "data-places": places.join(" ") || null },
      ...cited(title, rule));
  }

  /** Dice, then each modifier, then what they make together. */
  private sum({ faces, mods, total, table }: Roll): HTMLElement {
    const { words } = this.desk;
    const line = h("p", { class: "al-roll-sum" }, dice(faces), ...mods.map((mod) => h("span", { class: "al-mod-value" }, signed(mod.value))));
    // One die without a modifier is its own total.
    if (mods.length || (faces.length > 1 && table)) line.append(h("span", { class: "al-roll-total" }, words("board-roll-total", { total: total < 0 ? `−${-total}` : total })));
    return line;
  }

  /** What came of it, large; where that stands in the table, and how likely it was, below. */
  private result({ read, effect, chance }: Roll): HTMLElement {
    const small = [read, chance && this.desk.words("board-roll-chance", { chance })].filter(Boolean).join(" ");
    return h("div", { class: "al-roll-result" },
      h("p", { class: "al-roll-effect" }, ...withRules(effect)),
      small ? h("p", { class: "al-quiet" }, ...withRules(small)) : null);
  }

  /** Comes into sight; what is asked next stays in sight above it. */
  comeUp(): void {
    this.element.scrollIntoView?.({ block: "nearest" });
  }

  /** The dice turn over briefly, only where motion is welcome; what fell can be read from the start. */
  private tumble(): void {
    if (reducedMotion()) return;
    for (const [at, face] of Array.from(this.lines.querySelectorAll(".al-die")).entries()) {
      face.animate?.([{ transform: "translateY(-8px) rotate(-200deg)", opacity: 0.3 }, { transform: "none", opacity: 1 }],
        { duration: TUMBLE - 60, delay: Math.min(at, 3) * 20, easing: "cubic-bezier(.2,.9,.3,1.2)", fill: "backwards" });
    }
  }

  private point(event: Event): void {
    const places = (event.target as Element).closest("[data-places]")?.getAttribute("data-places");
    this.desk.point(places ? places.split(" ") : []);
  }
}
