// Who is where: a row a place. What somebody should look at stands there in words.

import { h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { Called, section } from "./parts";
import type { Desk, Part, Place } from "./types";

const COLUMNS = ["place", "state", "where", "minutes", "note"] as const;

class Row {
  readonly element: HTMLTableRowElement;
  private readonly called = new Called("th");
  private readonly state = cell("state");
  private readonly step = h("span", { class: "al-desk-step" });
  private readonly bar = h("span", { class: "al-desk-way-bar", "aria-hidden": "true" }, h("span"));
  private readonly heading = h("span", { class: "al-desk-heading" });
  private readonly minutes = cell("minutes");
  private readonly notes = cell("note");

  constructor(private readonly desk: Desk) {
    const where = cell("where", this.step, this.bar, this.heading);
    this.element = h("tr", { role: "row" }, this.called.element, this.state, where, this.minutes, this.notes);
  }

  update(place: Place, isElsewhere: boolean): void {
    const { number, nickname, state, step, at, phase, minutes } = place;
    this.called.update(number, nickname);
    setAttrs(this.element, { "data-state": state, "data-stuck": place.stuck !== "", "data-hand": place.hand });
    setText(this.state, this.desk.words(state));
    setText(this.step, [isElsewhere ? at : "", step?.said ?? ""].filter(Boolean).join(" · "));
    setText(this.heading, [step?.heading, phase].filter(Boolean).join(" · "));
    show(this.bar, Boolean(step?.of && step.number));
    if (step?.of) this.bar.style.setProperty("--part", String(step.number / step.of));
    setText(this.minutes, minutes === null ? "" : String(minutes));
    setAttr(this.minutes, "data-unit", minutes === null ? null : "min");
    this.note(place);
  }

  private note({ hand, stays, goes_on, stuck, number }: Place): void {
    const handed = this.desk.told.handed?.works.some((work) => work.number === number);
    const notes = [hand && this.desk.words("hand"), stays && this.desk.words("stays"), goes_on && this.desk.words("goes-on"), stuck, handed && this.desk.words("handed-in")].filter((one): one is string => Boolean(one));
    keyed(this.notes, notes, (one) => one, (one) => h("span", { class: "al-desk-note" }, one), setText);
  }
}

function cell(name: string, ...inside: Node[]): HTMLTableCellElement {
  return h("td", { class: `al-desk-${name}`, role: "cell" }, ...inside);
}

export class Places implements Part {
  readonly follows = ["seats", "room", "lessons", "handed"] as const;
  readonly element: HTMLElement;
  private readonly count = h("p", { class: "al-desk-count" });
  private readonly none: HTMLElement;
  private readonly table: HTMLElement;
  private readonly body = h("tbody", { role: "rowgroup" });
  private readonly rows = new WeakMap<Element, Row>();

  constructor(private readonly desk: Desk) {
    const heads = COLUMNS.map((name) => h("th", { scope: "col", role: "columnheader", class: `al-desk-${name}` }, desk.words(name)));
    this.none = h("p", { class: "al-desk-quiet" }, desk.words("places-none"));
    this.table = h("table", { role: "table", "aria-labelledby": "desk-places-title", class: "al-desk-table" },
      h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, ...heads)), this.body);
    this.element = section(desk, "places", this.count, this.none, this.table);
  }

  update(): void {
    const { seats = [], room } = this.desk.told;
    setText(this.count, room?.said ?? "");
    show(this.none, !seats.length);
    show(this.table, seats.length > 0);
    const lesson = this.desk.lesson?.title;
    keyed(this.body, seats, (one) => String(one.number), () => {
      const row = new Row(this.desk);
      this.rows.set(row.element, row);
      return row.element;
    }, (element, one) => this.rows.get(element)?.update(one, one.at !== lesson));
  }
}
