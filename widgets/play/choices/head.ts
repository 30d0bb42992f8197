// Above the board: turn and phase, whose move it is and why, choices that aim at nothing, undo.

import { deedOf, fillChoices, grouped, type Group } from "./choice";
import type { Action } from "../../map/types";
import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";
import { h, keyed, setAttr, setAttrs, setText, show } from "../../shared/dom";
import { distinct } from "../../map/lookup";
import { nameTakeBack } from "../../shared/parts/take_back";
import { setRuled } from "../../shared/told/rule";
import { setTermed } from "../../shared/told/terms";
import "./head.css";

const MOST_IN_ROW = 4; // answers in the row under the question
const SIDE_BY_SIDE = 3; // from so many plain choices under one heading on, the heading is said once

export class Head implements Part {
  readonly element: HTMLElement;
  /** Answers that need more room than the row under the question: amounts, and those with dice; and how the war ended. */
  readonly decide: HTMLElement;
  /** The question and its answers, which stay in sight. */
  readonly ask = h("div", { class: "al-ask" });
  private readonly heading = h("h2");
  private readonly seat = h("span", { class: "al-seat" });
  private readonly text = h("p", { class: "al-prompt-text", tabindex: 0, "data-first-stop": true });
  private readonly why = h("p", { class: "al-why" });
  private readonly asked = h("div", { class: "al-prompt" });
  private readonly limited = h("p", { class: "al-limited" });
  private readonly only = h("p", { class: "al-only", hidden: true }, h("span"), h("button", { type: "button", class: "al-button" }));
  private readonly amounts = h("div", { class: "al-amounts" });
  private readonly plain = h("ul", { class: "al-choices al-plain" });
  private readonly row = h("ul", { class: "al-choices al-plain" });
  private readonly undo = h("button", { type: "button", class: "al-button", "data-do": "undo", "data-hot": "u" });
  private readonly redo = h("button", { type: "button", class: "al-button", "data-do": "redo" });
  private readonly over = h("div", { class: "al-over" }, h("h3"), h("p"),
    h("button", { type: "button", class: "al-primary al-go", "data-ending": true }));

  constructor(private readonly desk: Desk, banner: HTMLElement, asking: HTMLElement, aids: readonly HTMLElement[]) {
    this.element = h("div", { class: "al-head" },
      h("div", { class: "al-head-line" }, this.heading), banner,
      this.ask, this.limited);
    this.asked.append(this.seat, this.text, this.why);
    this.ask.append(this.asked,
      h("div", { class: "al-deeds" }, this.row, h("div", { class: "al-take-back" }, ...aids, this.undo, this.redo)), this.only, asking);
    this.decide = h("div", { class: "al-decide" }, this.over, this.amounts, this.plain);
    this.only.lastElementChild?.addEventListener("click", () => desk.narrow(null));
    // Where it cannot be, the kernel answers why, and what can be done instead.
    this.undo.addEventListener("click", () => desk.queue({ kind: "undo" }));
    this.redo.addEventListener("click", () => desk.queue({ kind: "redo" }, () => desk.scene.can.redo));
  }

  update(): void {
    const { look, scene, signs, words } = this.desk;
    const { heading, prompt, can, over } = scene;
    const { thinks } = this;
    if (!thinks) this.asked.style.minBlockSize = "";
    setText(this.heading, thinks || [heading, this.branch].filter(Boolean).join(" · "));
    setText(this.seat, prompt.seat ? signs.name("sides", prompt.seat) : "");
    setAttrs(this.seat, { "data-side": prompt.seat, hidden: prompt.seat === "" || thinks !== "" });
    // Where nothing can be played, what says so is no stop of the Tab key.
    setAttr(this.text, "tabindex", scene.limited && scene.limited === prompt.text ? -1 : 0);
    setTermed(this.text, thinks || prompt.text, this.desk.terms);
    setRuled(this.why, prompt.why);
    show(this.why, prompt.why !== "" && !thinks);
    setText(this.limited, scene.limited ?? "");
    show(this.limited, Boolean(scene.limited) && scene.limited !== scene.prompt.text);
    setText(this.only.children[0] as Element, words("board-only", { name: this.desk.only?.name ?? "" }));
    setText(this.only.children[1] as Element, words("board-only-all"));
    show(this.only, this.desk.only !== null);
    setAttr(this.element, "data-yours", prompt.yours);
    this.updatePlain(distinct(look.plain));
    nameTakeBack(this.undo, can.words, words("widget-undo"));
    setText(this.redo, words("widget-redo"));
    // aria-disabled instead of disabled: a button that goes dead under the focus would lose it.
    setAttr(this.undo, "aria-disabled", can.undo ? null : "true");
    setAttr(this.redo, "aria-disabled", can.redo ? null : "true");
    show(this.redo, can.redo || this.redo.matches(":focus"));
    setAttr(this.element, "data-over", over !== undefined);
    show(this.over, over !== undefined);
    setText(this.over.children[0] as Element, words("board-over"));
    setText(this.over.children[1] as Element, over?.text ?? "");
    setText(this.over.children[2] as Element, words("board-page-end"));
  }

  /** The name of the branch on the board, where there are several. */
  private get branch(): string {
    const { branches } = this.desk.scene.time;
    return branches.length > 1 ? branches.find(({ current }) => current)?.name ?? "" : "";
  }

  /** While the computer thinks nobody is asked any more. */
  slow(): boolean {
    if (!this.thinks) return false;
    this.asked.style.minBlockSize = `${this.asked.offsetHeight}px`; // what stands below does not draw up
    this.update();
    this.desk.say([this.thinks]);
    return true;
  }

  private get thinks(): string {
    const { root, scene } = this.desk;
    return (root.getAttribute("data-slow") === "pick" && scene.thinks) || "";
  }

  /** Shows choices that aim at nothing: amounts under their heading, the others as buttons, what ends the step by itself. */
  private updatePlain(actions: readonly Action[]): void {
    const isAmount = (group: Group) => group.actions.length >= SIDE_BY_SIDE && group.actions.every((action) => action.short);
    const groups = grouped(actions);
    const about = deedOf(this.desk.atlas);
    const amounts = groups.filter(isAmount);
    keyed(this.amounts, amounts, (group) => group.name,
      () => h("div", { role: "group" }, h("h3"), h("ul", { class: "al-choices al-plain" })), (element, group) => {
        setText(element.children[0] as Element, group.name);
        setAttr(element, "aria-label", group.name);
        fillChoices(element.children[1] as HTMLElement, group.actions, about, true);
      });
    const others = groups.filter((group) => !isAmount(group)).flatMap((group) => group.actions);
    // Under the question stand a few answers at once; one with dice opens what may come of it, which needs room.
    // The texts of one Event stand together, so that none looks missing.
    // So do what asks once more and what does without it: neither is looked for below the guide.
    const rolling = new Set(others.filter((action) => action.rolls && action.group).map(({ group }) => group));
    const together = others.length <= MOST_IN_ROW && others.some((action) => action.asks);
    const atOnce = together ? others : others.filter((action) => !action.rolls && !rolling.has(action.group));
    const row = atOnce.length <= MOST_IN_ROW ? atOnce : atOnce.filter((action) => action.ends);
    const rest = others.filter((action) => !row.includes(action));
    fillChoices(this.row, row, about);
    fillChoices(this.plain, rest, about);
    show(this.amounts, amounts.length > 0);
    show(this.plain, rest.length > 0);
    show(this.decide, amounts.length > 0 || rest.length > 0 || this.desk.scene.over !== undefined);
  }

  focus(): void {
    this.text.focus({ preventScroll: true });
  }
}
