// Playing with somebody at another computer of the room: which tables there are, and how the own one stands. What is
// said of a table, and what can be done, the kernel says; here it is shown, and what was chosen goes back.

import "../shared/palette.css";
import "../shared/base.css";
import "./lobby.css";
import { h, keyed, newName, setAttr, setAttrs, setText, show } from "../shared/dom";
import { follow, send } from "../shared/wire/model";
import { Clocks } from "./clocks";
import { Deeds } from "./deeds";
import type { Message, Model, Row, Table, View } from "./types";

class TableRow {
  private readonly title = h("h3");
  private readonly facts = h("p");
  private readonly deeds: Deeds;
  readonly element: HTMLElement;

  constructor(chosen: (deed: string, value: string) => void) {
    this.deeds = new Deeds(chosen);
    this.title.id = newName();
    this.element = h("li", { role: "group", "aria-labelledby": this.title.id }, this.title, this.facts, this.deeds.element);
  }

  update(row: Row): void {
    setText(this.title, row.title);
    keyed(this.facts, row.facts.map((text, at) => ({ text, key: String(at) })), ({ key }) => key, () => h("span"), (element, { text }) => setText(element, text));
    this.deeds.update(row.deeds);
  }
}

/** The table of the page: who decides, what is asked, what can be done. */
class Seat {
  private readonly title = h("b");
  private readonly says = h("span", { role: "status" });
  private readonly clocks = new Clocks();
  private readonly asked = h("p", { role: "alert" });
  private readonly bar: Deeds;
  private readonly answers: Deeds;
  private readonly asking: HTMLElement;
  private wasOwn = false;
  readonly element: HTMLElement;

  constructor(chosen: (deed: string, value: string) => void) {
    [this.bar, this.answers] = [new Deeds(chosen), new Deeds(chosen)];
    this.asking = h("div", { class: "al-lobby-asked" }, this.asked, this.answers.element);
    this.element = h("div", { class: "al-lobby-seat" }, h("p", {}, this.title, " ", this.says), this.bar.element, this.clocks.element, this.asking);
  }

  update(table: Table | null): void {
    show(this.element, table !== null);
    setText(this.title, table?.title ?? "");
    setText(this.says, table?.says ?? "");
    this.bar.update(table?.bar ?? []);
    this.clocks.update(table?.clocks ?? []);
    setText(this.asked, table?.asked?.text ?? "");
    this.answers.update(table?.asked?.deeds ?? []);
    show(this.asking, Boolean(table?.asked));
    const isOwn = table?.asked?.is_own ?? false;
    if (isOwn && !this.wasOwn) this.asking.querySelector("button")?.focus(); // what the reader has just wished to ask
    this.wasOwn = isOwn;
  }

  end(): void {
    this.clocks.end();
  }
}

class Lobby {
  private readonly long = h("span", { class: "al-lobby-long" });
  private readonly short = h("span", { class: "al-lobby-short" });
  private readonly title = h("summary", {}, this.long, this.short);
  private readonly note = h("p", { class: "al-lobby-note" });
  private readonly none = h("p");
  private readonly list = h("ul", { class: "al-lobby-tables" });
  private readonly openButton = h("button", { type: "button", class: "al-button" });
  private readonly said = h("p", { class: "al-lobby-said", role: "status" });
  private readonly facts = h("ul", { class: "al-lobby-facts" });
  private readonly deeds: Deeds;
  private readonly seat: Seat;
  private readonly fold: HTMLDetailsElement;
  private readonly page = h("div", { class: "al-widget al-lobby" });
  private readonly rows = new WeakMap<Element, TableRow>();
  private readonly unfollow: () => void;
  private heard = 0;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.deeds = new Deeds(this.choose);
    this.seat = new Seat(this.choose);
    this.fold = h("details", {}, this.title,
      h("div", { class: "al-lobby-inside" }, this.facts, this.deeds.element, this.note, this.none, this.list, this.openButton));
    this.page.append(this.seat.element, this.said, this.fold);
    this.openButton.addEventListener("click", () => {
      this.fold.open = false;
      this.title.focus();
      this.title.dispatchEvent(new Event(this.view.open?.event ?? "", { bubbles: true }));
    });
    this.page.addEventListener("keydown", this.leave);
    el.replaceChildren(this.page);
    this.unfollow = follow(model, { "change:view": this.draw });
    this.draw();
  }

  destroy(): void {
    this.seat.end();
    this.unfollow();
    this.el.replaceChildren();
  }

  private get view(): Partial<View> {
    return (this.model.get("view") ?? {}) as Partial<View>;
  }

  private readonly draw = (): void => {
    const { view } = this;
    setAttrs(this.page, { lang: view.lang, dir: view.dir });
    setAttr(this.page, "data-seated", Boolean(view.table));
    setText(this.long, view.title ?? "");
    setText(this.short, view.short ?? "");
    setText(this.note, view.note ?? "");
    setText(this.none, view.none ?? "");
    show(this.none, Boolean(view.none) && !view.table);
    setText(this.openButton, view.open?.label ?? "");
    this.seat.update(view.table ?? null);
    this.deeds.update(view.table?.deeds ?? []);
    this.drawFacts(view.table?.facts ?? []);
    this.drawRows(view.rows ?? []);
    this.drawSaid(view.said);
  };

  private drawFacts(facts: readonly string[]): void {
    show(this.facts, facts.length > 0);
    keyed(this.facts, facts.map((text, at) => ({ text, key: String(at) })), ({ key }) => key, () => h("li"), (element, { text }) => setText(element, text));
  }

  private drawRows(rows: readonly Row[]): void {
    show(this.list, rows.length > 0);
    const make = (): HTMLElement => {
      const row = new TableRow(this.choose);
      this.rows.set(row.element, row);
      return row.element;
    };
    keyed(this.list, rows, ({ key }) => key, make, (element, row) => this.rows.get(element)?.update(row));
  }

  /** An equal text is said again where it was said again. */
  private drawSaid(said: View["said"] | undefined): void {
    if (!said) return;
    if (said.answer !== this.heard || !said.text) this.said.textContent = said.text;
    this.heard = said.answer;
    show(this.said, Boolean(said.text));
  }

  private readonly choose = (deed: string, value: string): void => {
    const message: Message = { kind: "do", do: deed, value };
    send(this.model, message, () => undefined);
    if (!this.fold.open) return;
    this.fold.open = false; // whoever has chosen has seen enough of it
    this.title.focus();
  };

  private readonly leave = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || !this.fold.open) return;
    this.fold.open = false;
    this.title.focus();
  };
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const lobby = new Lobby(model, el);
  return () => lobby.destroy();
}

export default { render };
