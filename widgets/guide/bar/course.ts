// All steps as a menu of the bar, with what leads to some of them; and the goals that count by now.

import type { DoingDesk, Part } from "../../shared/desk";
import { h, keyed, setAttrs, setText, show } from "../../shared/dom";
import { Menu } from "../../shared/parts/menu";
import { withRules } from "../../shared/told/rule";
import { LeftOut } from "./period";
import { prose } from "../../shared/told/prose";
import type { Deed, ListedStep, Scene } from "../types";

export class Course implements Part {
  private readonly steps = h("ol", { class: "al-lead-steps" });
  private readonly left = h("p", { class: "al-lead-left" });
  readonly goals = h("section", { class: "al-lead-goals" }, h("h3"), h("ul"));
  private readonly leftOut: LeftOut;
  readonly menu: Menu;
  readonly element: HTMLElement;

  /** @param aside - what leads away from the line of the steps; @param take - takes another form of the lesson */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, aside: HTMLElement, take: (minutes: number) => void) {
    this.leftOut = new LeftOut(desk, take);
    this.menu = new Menu("al-lead-course", this.left, this.steps, this.leftOut.element, aside);
    this.element = this.menu.element;
    this.element.classList.add("al-lead-course");
    this.menu.beQuiet();
  }

  update(): void {
    const { scene, words } = this.desk;
    setText(this.menu.button, words("guided-steps"));
    setText(this.left, scene.left);
    keyed(this.steps, scene.steps, ({ id }) => id, ({ id }) => this.make(id), (item, step) => this.updateStep(item, step));
    this.leftOut.update();
    show(this.element, scene.steps.length > 1);
    const [title, list] = this.goals.children as unknown as [HTMLElement, HTMLElement];
    setText(title, words("guided-goals"));
    keyed(list, scene.goals, (goal) => goal, () => h("li"), (item, goal) => setText(item, goal));
    show(this.goals, scene.goals.length > 0);
  }

  end(): void {
    this.menu.end();
  }

  private make(step: string): HTMLElement {
    const button = h("button", { type: "button", class: "al-button" });
    button.addEventListener("click", () => this.desk.tell({ kind: "jump", step }));
    return h("li", {}, h("span"), " ", button, h("details", {}, h("summary"), h("div", { class: "al-lead-text" })));
  }

  private updateStep(item: HTMLElement, { title, state, jump, again }: ListedStep): void {
    const [name, button, details] = item.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
    setText(name, `${title} (${this.desk.words(`guided-state-${state}`)})`);
    setAttrs(item, { "data-state": state, "aria-current": state === "now" ? "step" : null });
    setText(button, jump);
    show(button, jump !== "");
    const [summary, text] = details.children as unknown as [HTMLElement, HTMLElement];
    setText(summary, this.desk.words("guided-again"));
    const written = JSON.stringify(again);
    if (text.dataset["written"] !== written) text.replaceChildren(...prose(again, withRules));
    text.dataset["written"] = written;
    show(details, again.length > 0);
  }
}
