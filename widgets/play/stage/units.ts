// The units of a place in full: how many of which kind, in which box and condition, their ratings, and what they are for.

import type { Group } from "../../map/lookup";
import { h, setText, show } from "../../shared/dom";
import type { Write } from "../../shared/told/rule";
import type { Desk } from "../desk";
import "./units.css";

const SIZE = 26; // pixels of a sign

export class UnitList {
  readonly element: HTMLElement;
  private readonly title = h("h4");
  private readonly list = h("ul", { class: "al-unit-list" });
  private shown = "";

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-units" }, this.title, this.list);
  }

  /** Shows the groups of a place, the one that the reader pointed at first. */
  fill(groups: readonly Group[], first: Group | undefined): void {
    const { words } = this.desk;
    show(this.element, groups.length > 0);
    setText(this.title, words("board-units-here"));
    const ordered = first ? [first, ...groups.filter((group) => group !== first)] : groups;
    const now = JSON.stringify(ordered.map(({ id, label, is }) => [id, label, is]));
    if (now === this.shown) return;
    this.shown = now;
    const write = this.desk.terms.writer();
    this.list.replaceChildren(...ordered.map((group) => this.row(group, write)));
  }

  private row(group: Group, write: Write): HTMLElement {
    const { signs } = this.desk;
    const [facts, does] = [signs.facts(group), signs.does(group.kind)];
    return h("li", {}, signs.picture(group, SIZE), h("div", {}, h("span", {}, group.label),
      facts ? h("span", { class: "al-unit-facts" }, ...write(facts)) : null, does ? h("small", {}, ...write(does)) : null));
  }
}
