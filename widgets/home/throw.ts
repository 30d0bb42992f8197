// One roll of a die: where, how likely each result is, what the reader expects, what falls, and how that came about.

import { bar } from "../shared/parts/bars";
import type { DoingDesk, Part } from "../shared/desk";
import { dice } from "../shared/parts/dice";
import { h, keyed, reducedMotion, setAttr, setAttrs, setText, show } from "../shared/dom";
import { withRules } from "../shared/told/rule";
import type { Deed, Result, Scene, Throw } from "./types";

const TUMBLE = 500; // milliseconds

export class ThrowPanel implements Part {
  private readonly title = h("h2");
  private readonly lead = h("p");
  private readonly whereName = h("span", { class: "al-home-where-name" });
  private readonly where = h("span", { class: "al-home-where" });
  private readonly question = h("h3", { tabindex: -1 });
  private readonly why = h("p");
  private readonly predict = h("p", { class: "al-home-predict" });
  private readonly rows = h("ul", { class: "al-home-rows" });
  private readonly effect = h("h3", { tabindex: -1 });
  private readonly faces = h("span", { class: "al-home-dice" });
  private readonly verdict = h("p");
  private readonly how = h("h4");
  private readonly steps = h("ol", { class: "al-home-steps" });
  private readonly number = h("p", { class: "al-hint" });
  private readonly result = h("div", { class: "al-home-result" }, h("div", { class: "al-home-fell" }, this.faces, this.effect),
    this.verdict, this.how, this.steps, this.number);
  readonly element = h("section", { class: "al-home-throw" }, this.title, this.lead, h("p", {}, this.whereName, " ", this.where),
    this.question, this.why, this.predict, this.rows, this.result);
  private fallen = 0;

  constructor(private readonly desk: DoingDesk<Scene, Deed>) {}

  update(): void {
    const { words, scene: { throw: now } } = this.desk;
    setText(this.title, words("home-ui-throw"));
    setText(this.lead, words("home-ui-throw-lead"));
    setText(this.whereName, words("home-ui-where"));
    this.drawPlaces(now);
    setText(this.question, now.question);
    setText(this.why, now.why);
    setText(this.predict, words("home-ui-predict"));
    show(this.predict, now.result === null);
    this.drawRows(now);
    show(this.result, now.result !== null);
    if (now.result) this.drawResult(now.result);
  }

  /** Puts the focus where the reader goes on: on what fell, or on what is asked. */
  focus(): void {
    (this.desk.scene.throw.result ? this.effect : this.question).focus({ preventScroll: true });
  }

  private drawPlaces({ places }: Throw): void {
    keyed(this.where, places, ({ id }) => id, ({ id }) => {
      const button = h("button", { type: "button", class: "al-button" });
      button.addEventListener("click", () => this.desk.tell({ kind: "aim", place: id }));
      return button;
    }, (button, { name, chosen }) => {
      setText(button, name);
      setAttr(button, "aria-pressed", String(chosen));
    });
  }

  private drawRows({ place, rows, result }: Throw): void {
    const { words } = this.desk;
    const all = rows.map((row, number) => ({ ...row, number }));
    keyed(this.rows, all, ({ number }) => `${place} ${number}`, ({ share, number }) => this.makeRow(share, number), (item, { text, chance, percent, number }) => {
      const button = item.firstElementChild as HTMLButtonElement;
      const [said, at, mark] = Array.from(button.querySelectorAll("span:not(.al-share, .al-share-fill)")) as [Element, Element, Element];
      setText(said, text);
      setText(at, `${chance} · ${percent}`);
      setText(mark, result ? [result.came === number && words("home-ui-came"), result.said === number && words("home-ui-your")].filter(Boolean).join(" · ") : "");
      // After the roll it stays where it is, to be compared; nothing can be chosen any more.
      setAttrs(button, { "aria-label": result ? null : words("home-ui-expect", { text, chance: `${chance}, ${percent}` }),
        "aria-disabled": result ? "true" : null, "data-came": result?.came === number });
    });
  }

  private makeRow(share: number, number: number): HTMLLIElement {
    const button = h("button", { type: "button", class: "al-choice" }, h("span"), h("span"), bar(share), h("span"));
    button.addEventListener("click", () => this.desk.scene.throw.result === null && this.desk.tell({ kind: "throw", said: number }));
    return h("li", {}, button);
  }

  private drawResult({ number, faces, effect, verdict, score, steps }: Result): void {
    const { words } = this.desk;
    setText(this.effect, effect);
    setText(this.verdict, `${verdict} ${score}`);
    setText(this.how, words("home-ui-how"));
    this.steps.replaceChildren(...steps.map((step) => h("li", {}, ...withRules(step))));
    setText(this.number, words("home-ui-number", { number }));
    this.faces.replaceChildren(dice(faces));
    if (number !== this.fallen && !reducedMotion()) this.tumble();
    this.fallen = number;
  }

  /** The die turns over once, where motion is welcome; what fell can be read from the start. */
  private tumble(): void {
    this.faces.firstElementChild?.animate?.([{ transform: "translateY(-14px) rotate(-220deg)", opacity: 0.3 }, { transform: "none", opacity: 1 }],
      { duration: TUMBLE, easing: "cubic-bezier(.2,.9,.3,1.2)" });
  }
}
