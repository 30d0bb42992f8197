// The list of everything that can be chosen now, under the headings of the kernel.

import { commonPrice, deedOf, fillChoices, grouped, type Group } from "./choice";
import type { Desk } from "../desk";
import type { Part } from "../../shared/desk";
import { h, keyed, setAttr, setText, show } from "../../shared/dom";
import { HintBox } from "./hint";
import { RefusedList } from "./offers";
import { distinct } from "../../map/lookup";
import "./choices.css";

const OPEN_UP_TO = 40; // small buttons; a list longer than this starts folded, group by group

export class ActionList implements Part {
  readonly element: HTMLElement;
  readonly hint: HintBox;
  private readonly title = h("h3", { tabindex: -1 });
  private readonly none = h("p", { class: "al-none" });
  private readonly list = h("div", { class: "al-groups" });
  /** What is closed everywhere, and why. */
  private readonly closed = new RefusedList();
  private readonly all = h("button", { type: "button", class: "al-button" });
  /** Groups that the reader opened or folded; they stay so while the list changes. */
  private readonly folded = new Map<string, boolean>();

  /** @param advises - called when the suggestion is about to open */
  constructor(private readonly desk: Desk, advises: () => void) {
    this.hint = new HintBox(desk, advises);
    this.element = h("section", { class: "al-actions" },
      h("div", { class: "al-section-head" }, this.title, this.all), this.hint.element, this.none, this.list, this.closed.element);
    this.all.addEventListener("click", () => {
      desk.closeCard();
      this.focus();
    });
  }

  update(): void {
    const { chosen, look, scene, words } = this.desk;
    this.hint.update();
    this.closed.fill(words("board-closed"), chosen ? [] : scene.closed ?? []);
    const aimed = distinct(look.aimed);
    const actions = chosen ? look.at(chosen) : aimed;
    const groups = grouped(actions);
    // The tab over the list says what it is; of a place it says which.
    setText(this.title, chosen ? `${words("board-actions")} · ${this.desk.title(chosen)}` : words("board-actions"));
    setAttr(this.title, "class", chosen ? null : "al-hidden-text");
    setText(this.all, `${words("board-show-all")} (${aimed.length})`);
    show(this.all, chosen !== null && aimed.length > 0);
    setText(this.none, words(chosen ? "board-nothing-here" : "board-no-aimed-actions"));
    show(this.none, actions.length === 0 && (chosen !== null || look.plain.length === 0));
    // Choices in whole sentences are tall: what would make a long list starts folded, heading by heading.
    const height = actions.reduce((sum, action) => sum + (action.short ? 1 : 4), 0);
    const open = height <= OPEN_UP_TO || groups.length === 1;
    const asks = scene.actions.some((action) => action.asked);
    keyed(this.list, groups, (group) => group.name, () => this.makeGroup(),
      (element, group) => this.updateGroup(element, group, chosen !== null || (asks ? group.actions.some((action) => action.asked) : open)));
  }

  end(): void {
    this.hint.end();
  }

  focus(): void {
    this.title.focus({ preventScroll: true });
  }

  private makeGroup(): HTMLDetailsElement {
    const element = h("details", {}, h("summary", {}, h("span"), h("span", { class: "al-number" }), h("span", { class: "al-price" })),
      h("p", { class: "al-group-about" }), h("ul", { class: "al-choices" }));
    element.querySelector("summary")?.addEventListener("click", () =>
      // The click comes before the change of state.
      this.folded.set(element.getAttribute("data-key") ?? "", element.open));
    return element;
  }

  /** Says under the heading of a mission what it is, as the card of a place does; of anything else its buttons say it. */
  private explain(element: HTMLDetailsElement, { actions: [first] }: Group): void {
    const about = first ? deedOf(this.desk.atlas)(first) : "";
    const text = element.querySelector(".al-group-about") as HTMLElement;
    setText(text, first?.mission ? about : "");
    show(text, Boolean(first?.mission) && about !== "");
    setAttr(element.firstElementChild as Element, "title", about || null);
  }

  private updateGroup(element: HTMLDetailsElement, group: Group, open: boolean): void {
    const folded = this.folded.get(group.name);
    const now = folded === undefined ? open : !folded;
    if (element.open !== now) element.open = now;
    const [name, number, cost] = Array.from(element.querySelectorAll("summary > span")) as [HTMLElement, HTMLElement, HTMLElement];
    const price = commonPrice(group);
    setText(name, group.name || this.desk.words("board-other-actions"));
    setText(number, String(group.actions.length));
    setText(cost, price ?? "");
    setAttr(element, "class", "al-group");
    this.explain(element, group);
    const list = element.querySelector("ul") as HTMLElement;
    setAttr(list, "aria-label", [group.name, price].filter(Boolean).join(this.desk.words("board-comma")) || null);
    fillChoices(list, group.actions, deedOf(this.desk.atlas), true, price);
  }
}
