// What the dice of the reader's last choice said, and how it came about: faces, modifiers, row, effect, chances.

import type { Desk } from "./desk";
import type { Roll } from "./types";
import type { Part } from "../shared/desk";
import { dice } from "../shared/dice";
import { h, keyed, reducedMotion, setText, show } from "../shared/dom";
import { signed } from "../shared/bars";
import { drawMods, drawOdds } from "./odds";
import { drawPrediction } from "./predict";
import { cited, withRules } from "../shared/rule";

const TUMBLE = 450; // milliseconds
const TALL = 940; // pixels of the window from which on there is room for how a roll came about

export class RollCard implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { class: "al-hidden-text" });
  private readonly said = h("div");
  private readonly main = h("div", { class: "al-roll-main" });
  private readonly earlierTitle = h("span");
  private readonly earlierCount = h("span", { class: "al-number" });
  private readonly earlierList = h("ol");
  private readonly earlier = h("details", { class: "al-earlier" },
    h("summary", {}, this.earlierTitle, this.earlierCount), this.earlierList);
  /** Whether the reader wants to see how a roll was worked out; until they say so, the height of the window decides. */
  private unfolded: boolean | null = null;
  private drawn = "";

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-roll", hidden: true }, this.title, this.main, this.said, this.earlier);
    this.element.addEventListener("pointerover", (event) => this.point(event));
    this.element.addEventListener("pointerleave", () => desk.point([]));
  }

  update(): void {
    const { scene } = this.desk;
    const { rolls, prediction } = scene;
    show(this.element, rolls.length > 0 || prediction !== undefined);
    const now = JSON.stringify([scene.lang, rolls, prediction]);
    if (now === this.drawn) return;
    const fresh = this.drawn !== "" && !this.drawn.includes(`"entry":${rolls.at(-1)?.entry},`);
    this.drawn = now;
    const { words } = this.desk;
    setText(this.title, words("board-roll-title"));
    this.said.replaceChildren(...(prediction ? [drawPrediction(prediction, words)] : []));
    const last = rolls.at(-1);
    this.main.replaceChildren(...(last ? this.drawRoll(last) : []));
    if (fresh && last) this.tumble();
    const others = rolls.slice(0, -1).reverse();
    setText(this.earlierTitle, words("board-roll-earlier"));
    setText(this.earlierCount, String(others.length));
    keyed(this.earlierList, others, (roll) => JSON.stringify([scene.lang, roll]), (roll) => this.drawEarlier(roll), () => undefined);
    show(this.earlier, others.length > 0);
  }

  private drawRoll(roll: Roll): HTMLElement[] {
    const { words } = this.desk;
    const work = h("details", { class: "al-work" }, h("summary", {}, words("board-roll-work")),
      roll.mods.length ? drawMods(roll.mods) : h("p", { class: "al-none" }, words("board-roll-no-mods")),
      drawOdds(roll.rows, words));
    work.open = this.unfolded ?? innerHeight > TALL;
    const first = work.open;
    // Opening it here is announced as well: only a change by the reader counts.
    work.addEventListener("toggle", () => {
      if (work.open !== first || this.unfolded !== null) this.unfolded = work.open;
    });
    return [this.heading(roll), this.sum(roll), this.result(roll), work];
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

  private drawEarlier(roll: Roll): HTMLElement {
    const details = h("details", {}, h("summary", {}, dice(roll.faces), h("span", {}, roll.title, " · ", h("strong", {}, roll.effect))),
      this.sum(roll), this.result(roll), drawMods(roll.mods), drawOdds(roll.rows, this.desk.words));
    return h("li", {}, details);
  }

  /** Comes into sight; what is asked next stays in sight above it. */
  comeUp(): void {
    this.element.scrollIntoView?.({ block: "nearest" });
  }

  /** The dice turn over briefly, only where motion is welcome; what fell can be read from the start. */
  private tumble(): void {
    if (reducedMotion()) return;
    for (const [at, face] of Array.from(this.main.querySelectorAll(".al-roll-sum .al-die")).entries()) {
      face.animate?.([{ transform: "translateY(-8px) rotate(-200deg)", opacity: 0.3 }, { transform: "none", opacity: 1 }],
        { duration: TUMBLE - 60, delay: Math.min(at, 3) * 20, easing: "cubic-bezier(.2,.9,.3,1.2)", fill: "backwards" });
    }
  }

  private point(event: Event): void {
    const places = (event.target as Element).closest("[data-places]")?.getAttribute("data-places");
    this.desk.point(places ? places.split(" ") : []);
  }
}
