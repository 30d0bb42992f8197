// The choices before a game, on a sheet over the page: the board does not move, Escape leaves everything as it was, and
// the focus goes back to where it came from. What depends on what is chosen, the kernel says.

import "../shared/palette.css";
import "../shared/base.css";
import "./begin.css";
import { closeButton, h, keyed, newName, setAttrs, setText, show } from "../shared/dom";
import { GameRecord, scoreText } from "../shared/keeping/record";
import { fillIn, follow, send } from "../shared/wire/model";
import { makeView, type View } from "./fields";
import { Levels } from "./levels";
import type { Field, Form, Message, Model, Values } from "./types";

/** What opens the sheet: an event of the room in which it stands; a second sheet there has one of its own. */
const BEGIN = "al-begin";

class Sheet {
  private readonly title = h("h2");
  private readonly note = h("p", { class: "al-begin-note" });
  private readonly first = h("a", { class: "al-begin-first" }, h("b"), h("small"));
  private readonly main = h("div", { class: "al-begin-main" });
  private readonly record = h("p", { class: "al-begin-record" });
  private readonly levels = new Levels();
  private readonly more = h("summary");
  private readonly folded = h("div", { class: "al-begin-folded" });
  private readonly fold = h("details", { class: "al-begin-more" }, this.more, this.folded);
  private readonly beginButton = h("button", { type: "submit", class: "al-primary al-begin-go" });
  private readonly cancelButton = h("button", { type: "button", class: "al-button" });
  private readonly asideButton = h("button", { type: "button", class: "al-button al-begin-aside" });
  private readonly close = closeButton(() => this.dialog.close());
  private readonly form: HTMLFormElement;
  private readonly dialog: HTMLDialogElement;
  private readonly page: HTMLElement;
  private readonly views = new Map<string, View>();
  private readonly unfollow: () => void;
  private readonly opens: string;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.opens = ((model.get("form") ?? {}) as Partial<Form>).opens ?? BEGIN;
    this.title.id = newName();
    this.form = h("form", { novalidate: true }, this.main, this.record, this.levels.element, this.fold,
      h("div", { class: "al-begin-ends" }, this.beginButton, this.cancelButton, this.asideButton));
    this.dialog = h("dialog", { class: "al-begin", "aria-labelledby": this.title.id }, this.close, this.title, this.note, this.first, this.form);
    this.page = h("div", { class: "al-widget" }, this.dialog);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.end("begin");
    });
    this.cancelButton.addEventListener("click", () => this.dialog.close());
    this.asideButton.addEventListener("click", () => this.end("aside"));
    this.fold.addEventListener("toggle", () => this.fold.open && this.fold.scrollIntoView?.({ block: "start" }));
    addEventListener(this.opens, this.open);
    el.replaceChildren(this.page);
    this.unfollow = follow(model, { "change:form": () => this.draw(false) });
    this.draw(true);
  }

  destroy(): void {
    removeEventListener(this.opens, this.open);
    this.unfollow();
    this.el.replaceChildren();
  }

  /** Opens for a button of the same room; a notebook may show several. */
  private readonly open = (event: Event): void => {
    const room = (event.target as Element | null)?.closest?.(".al-room");
    if (room !== this.el.closest(".al-room") || this.dialog.open) return;
    this.draw(true);
    this.dialog.showModal();
    this.main.querySelector<HTMLElement>("input:checked")?.focus();
  };

  private draw(anew: boolean): void {
    const form = (this.model.get("form") ?? {}) as Partial<Form>;
    if (!form.fields) return;
    setAttrs(this.page, { lang: form.lang, dir: form.dir });
    for (const [element, text] of [[this.title, form.title], [this.note, form.note], [this.more, form.more],
      [this.beginButton, form.begin], [this.cancelButton, form.cancel], [this.asideButton, form.aside]] as const) setText(element, text ?? "");
    this.close.setAttribute("aria-label", form.cancel ?? "");
    show(this.asideButton, Boolean(form.aside));
    this.drawFirst(form.first);
    this.drawRecord(form.record);
    this.levels.update(form.compared);
    this.fill(this.main, form.fields.filter((field) => !field.folded), anew);
    this.fill(this.folded, form.fields.filter((field) => field.folded), anew);
  }

  private drawFirst(first: Form["first"]): void {
    show(this.first, Boolean(first));
    if (!first) return;
    const [label, note] = this.first.children;
    setText(label as Element, first.label);
    setText(note as Element, first.note);
    setAttrs(this.first, { href: first.href });
  }

  /** How the reader has fared against the player that is chosen, as this browser remembers. */
  private drawRecord(asked: Form["record"]): void {
    const { game, side, level, ...says } = asked ?? { game: "", side: "", level: "", won: "", drawn: "" };
    const score = new GameRecord(game).against(side, level);
    setText(this.record, scoreText(score, (key, values) => fillIn(key === "widget-record-drawn" ? says.drawn : says.won, values)));
    show(this.record, score.of > 0);
  }

  private fill(box: HTMLElement, fields: readonly Field[], anew: boolean): void {
    const make = (field: Field): HTMLElement => {
      const view = makeView(field, () => this.tell("set"));
      this.views.set(field.key, view);
      return view.element;
    };
    keyed(box, fields, (field) => field.key, make, (_element, field) => this.views.get(field.key)?.update(field, anew));
  }

  /** All that stands on the sheet, in its order: what is typed last counts, too. */
  private get values(): Values {
    const { fields = [] } = (this.model.get("form") ?? {}) as Partial<Form>;
    return Object.fromEntries(fields.map(({ key, value }) => [key, this.views.get(key)?.value ?? value]));
  }

  private tell(kind: Message["kind"]): void {
    send(this.model, { kind, values: this.values }, () => this.dialog.close());
  }

  private end(kind: "begin" | "aside"): void {
    this.tell(kind);
    this.dialog.close();
  }
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const sheet = new Sheet(model, el);
  return () => sheet.destroy();
}

export default { render };
