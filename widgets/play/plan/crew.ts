// What may be chosen about a mission: how many of each kind of unit take part, and where or whom it aims at.

import type { Desk } from "../desk";
import type { Offer } from "../types";
import { h, newName, setAttr, setText, show } from "../../shared/dom";

type Crew = Offer["crew"][number];

const FEW = 2; // groups from elsewhere that stand with the others
const MOST_CHIPS = 6; // units of one kind up to which every number is a button of its own

/** The controls of a row, and what follows a change of its number. */
interface RowParts {
  parts: HTMLElement[];
  draw: () => void;
}

/** Groups of alike units, and how many of each take part. */
export class CrewPicker {
  readonly element = h("fieldset", { class: "al-crew" });
  private readonly counts = new Map<string, number>();
  private rows: { group: Crew; draw: () => void }[] = [];

  constructor(private readonly desk: Desk, private readonly changed: () => void, private readonly resized: () => void) {}

  fill({ crew, crew_label }: Offer): void {
    this.counts.clear();
    for (const group of crew) this.counts.set(group.key, group.chosen);
    this.rows = [];
    const far = crew.filter((group) => group.far);
    const folds = far.length > FEW;
    this.element.replaceChildren(h("legend", {}, crew_label), ...crew.flatMap((group) => {
      if (!folds || !group.far) return this.makeRow(group);
      return group === far[0] ? this.folded(far) : [];
    }));
    show(this.element, crew.length > 0);
  }

  /** Units from elsewhere, under a heading that says how many sorts there are. */
  private folded(groups: readonly Crew[]): HTMLElement {
    const details = h("details", { class: "al-refused" },
      h("summary", {}, h("span", {}, this.desk.words("board-crew-far")), h("span", { class: "al-number" }, String(groups.length))),
      ...groups.map((group) => this.makeRow(group)));
    details.addEventListener("toggle", () => this.resized());
    return details;
  }

  /** Names of those who take part: of alike units the first ones, it does not matter which. */
  get units(): string[] {
    return this.rows.flatMap(({ group }) => group.ids.slice(0, this.count(group)));
  }

  private count(group: Crew): number {
    return this.counts.get(group.key) ?? group.chosen;
  }

  /** Takes one more of the pieces on the map; once all are in, none of them. False when they cannot take part. */
  take(ids: readonly string[]): boolean {
    const group = this.rows.map((row) => row.group).find((found) => [...found.ids, found.piece ?? ""].some((id) => ids.includes(id)));
    if (!group) return false;
    this.set(group, this.count(group) < group.most ? this.count(group) + 1 : group.least);
    return true;
  }

  private makeRow(group: Crew): HTMLElement {
    const { parts, draw } = group.most <= MOST_CHIPS ? this.chips(group) : this.stepper(group);
    this.rows.push({ group, draw });
    draw();
    return h("div", { class: "al-crew-row", role: "group", "aria-label": group.label, "data-crew": group.key },
      h("span", { class: "al-crew-name" }, group.label), ...parts);
  }

  /** Every number that is possible, to be chosen at once. */
  private chips(group: Crew): RowParts {
    const name = newName();
    const radios = Array.from({ length: group.most - group.least + 1 }, (_, at) => {
      const number = group.least + at;
      const radio = h("input", { type: "radio", name, value: String(number) });
      radio.addEventListener("change", () => this.set(group, number));
      return radio;
    });
    const draw = () => {
      for (const radio of radios) radio.checked = Number(radio.value) === this.count(group);
    };
    return { parts: [h("span", { class: "al-crew-chips" }, ...radios.map((radio) => h("label", { class: "al-crew-chip" }, radio, h("span", {}, radio.value))))], draw };
  }

  private stepper(group: Crew): RowParts {
    const { words } = this.desk;
    const number = h("output", { class: "al-crew-number" });
    const button = (text: string, says: string, to: () => number) => {
      const found = h("button", { type: "button", class: "al-tool al-step", "aria-label": words(says, { units: group.label }) }, text);
      found.addEventListener("click", () => this.set(group, to()));
      return found;
    };
    const less = button("−", "board-crew-less", () => this.count(group) - 1);
    const more = button("+", "board-crew-more", () => this.count(group) + 1);
    const all = button(words("board-crew-all"), "board-crew-all-of", () => group.most);
    const draw = () => {
      setText(number, words("board-crew-number", { count: this.count(group), most: group.most }));
      setAttr(less, "aria-disabled", this.count(group) <= group.least ? "true" : null);
      for (const found of [more, all]) setAttr(found, "aria-disabled", this.count(group) >= group.most ? "true" : null);
    };
    return { parts: [less, number, more, all], draw };
  }

  private set(group: Crew, wanted: number): void {
    const count = Math.max(group.least, Math.min(group.most, wanted));
    if (count === this.count(group)) return;
    this.counts.set(group.key, count);
    for (const row of this.rows) row.draw();
    this.changed();
  }
}

/** One aim of several: radio buttons, and the places themselves on the map. */
export class AimPicker {
  readonly element = h("fieldset", { class: "al-aims" });
  private readonly name = newName();
  private offer: Offer | null = null;
  aim = "";

  constructor(private readonly changed: () => void) {}

  fill(offer: Offer): void {
    this.offer = offer;
    this.aim = offer.aim;
    const { aims, aim_label } = offer;
    this.element.replaceChildren(h("legend", {}, aim_label), h("div", { class: "al-aim-list" }, ...aims.map(({ id, label }) => {
      const radio = h("input", { type: "radio", name: this.name, value: id });
      radio.checked = id === this.aim;
      radio.addEventListener("change", () => this.take(id));
      return h("label", { class: "al-aim" }, radio, h("span", {}, label));
    })));
    show(this.element, aims.length > 0);
  }

  clear(): void {
    this.offer = null;
    this.aim = "";
    this.element.replaceChildren(); // what is pressed before the next offer has come would be lost
  }

  get ids(): string[] {
    return this.offer?.aims.map(({ id }) => id) ?? [];
  }

  /** Takes an aim by its name, as after a click on the map; false when it is none. */
  take(id: string): boolean {
    if (!this.ids.includes(id)) return false;
    if (id === this.aim) return true;
    this.aim = id;
    for (const radio of Array.from(this.element.querySelectorAll("input"))) {
      radio.checked = radio.value === id;
      if (radio.checked) radio.parentElement?.scrollIntoView?.({ block: "nearest" });
    }
    this.changed();
    return true;
  }
}
