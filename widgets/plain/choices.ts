// What may be chosen, under headings that open; what is rarely meant is asked about where it stands.

import type { DoingDesk, Part } from "../shared/desk";
import { h, keyed, setAttr, setText, show } from "../shared/dom";
import type { Deed, Group, Pick, Scene } from "./types";

const MOST_OPEN = 12; // choices up to which every heading is open

export class Choices implements Part {
  readonly element = h("div", { class: "al-plain-choices" });
  private asked: string | null = null;

  constructor(private readonly desk: DoingDesk<Scene, Deed>) {}

  update(): void {
    const { groups } = this.desk.scene;
    const all = groups.reduce((sum, group) => sum + group.picks.length, 0);
    if (!groups.some(({ picks }) => picks.some(({ id }) => id === this.asked))) this.asked = null;
    keyed(this.element, groups, (group) => group.title, () => this.makeGroup(all), (element, group) => this.updateGroup(element, group));
  }

  private makeGroup(all: number): HTMLElement {
    return h("details", { open: all <= MOST_OPEN }, h("summary"), h("ul"));
  }

  private updateGroup(element: HTMLElement, { title, picks }: Group): void {
    const [name, list] = element.children as unknown as [HTMLElement, HTMLElement];
    setText(name, title ? `${title} (${picks.length})` : this.desk.words("plain-other"));
    if (!title || this.desk.scene.groups.length === 1) setAttr(element, "open", true);
    keyed(list, picks, (pick) => pick.id, (pick) => this.makePick(pick), (item, pick) => this.updatePick(item, pick));
  }

  private makePick({ id }: Pick): HTMLElement {
    const button = h("button", { type: "button", "data-pick": id }, h("span"), h("small"));
    const sure = h("button", { type: "button" });
    button.addEventListener("click", () => this.press(id));
    sure.addEventListener("click", () => this.desk.tell({ kind: "pick", id }));
    return h("li", {}, button, h("p", { class: "al-plain-asks" }, h("span"), " ", sure));
  }

  private updatePick(item: HTMLElement, pick: Pick): void {
    const [button, asks] = item.children as unknown as [HTMLElement, HTMLElement];
    setText(button.children[0] as Element, pick.text);
    setText(button.children[1] as Element, pick.more);
    setText(asks.children[0] as Element, pick.asks);
    setText(asks.children[1] as Element, this.desk.words("plain-sure"));
    show(asks, this.asked === pick.id);
    setAttr(button, "aria-expanded", pick.asks ? String(this.asked === pick.id) : null);
  }

  private press(id: string): void {
    const pick = this.desk.scene.groups.flatMap(({ picks }) => picks).find((one) => one.id === id);
    if (!pick?.asks) return void this.desk.tell({ kind: "pick", id });
    this.asked = this.asked === id ? null : id;
    this.update();
  }
}
