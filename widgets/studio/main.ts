// The studio: a scenario as a text, as a form, on the board. The text is the truth; the kernel says what is wrong with it.

import "../shared/palette.css";
import "../shared/base.css";
import "./studio.css";
import { isOwnPage, readMark, tidyAddress } from "../shared/page/address";
import { h, setAttrs, setText, show } from "../shared/dom";
import { download } from "../shared/files";
import { tellSilence } from "../shared/wire/line";
import { follow, type Model as AnyModel, send, wordsOf } from "../shared/wire/model";
import { keepKeys } from "../shared/page/notebook_keys";
import { newId } from "../shared/wire/ids";
import { watchSize } from "../shared/page/size";
import type { Kept } from "../shared/keeping/store";
import { noteKept } from "../shared/keeping/unkept";
import type { Words } from "../shared/types";
import { Bar, type Starter } from "./bar";
import type { Opening } from "./class_room";
import { Editor } from "./editor";
import { Exercise, type Told as Lesson } from "./exercise";
import { Fitting } from "./fitting";
import { Form } from "./form";
import { Keeping } from "./keeping";
import { Note } from "./telling/note";
import { OrderDesk } from "./order";
import { Problems } from "./problems";
import { Room } from "./room";
import { type Links, MARK, Share } from "./share";
import type { Managed } from "./slot";
import { Tabs } from "./tabs";
import type { Changes, Edit, Fault, Field, FormHost, Handed, Known, Message, Offered, Order, Part, Path, Put, Told, Verdict, Wish } from "./types";

export type Model = Omit<AnyModel<Message>, "set"> & Managed;

const REST = 350; // milliseconds that the keys must rest before the kernel looks
const PATIENCE = 10000; // milliseconds before the reader is told that nothing answers
const LED = 860; // pixels from which the first exercise stands beside the form, and not above it
const MOST = 200_000; // signs of a file that the kernel takes at all
const WAR = "#war=";

class Studio implements FormHost {
  readonly words: Words;
  private readonly root = h("div", { class: "al-widget al-studio", role: "region" });
  private readonly note = new Note(() => this.editor.focus());
  private readonly leave = h("p", { class: "al-studio-hint", id: "al-studio-leave" });
  private readonly textPart = h("section", { class: "al-studio-text" });
  private readonly side = h("div", { class: "al-studio-side" });
  /** What is led beside the first exercise: the tabs, and what stands behind them. */
  private readonly work = h("div", { class: "al-studio-work" });
  private readonly exercise: Exercise;
  private readonly keeping = new Keeping(this, () => this.editor.text);
  private readonly bar: Bar;
  private readonly editor: Editor;
  private readonly problems: Problems;
  private readonly tabs: Tabs;
  private readonly rooms: Record<string, Room>;
  private readonly order: OrderDesk;
  private readonly share: Share;
  private readonly form: Form;
  /** Fields of a position that has no board. */
  private readonly fields: Form;
  private readonly fieldsTitle = h("h3");
  private readonly fieldsPart: HTMLElement;
  /** Edits on the form that wait for the kernel, the first of them under way. */
  private readonly edits: Edit[] = [];
  private readonly fitting = new Fitting(() => this.editor.text, (message, failed) => void send(this.model, message, failed));
  private afterEdits: () => void = () => undefined;
  private readonly unfollow: () => void;
  private readonly unkeep: () => void;
  private readonly unwatch: () => void;
  private edition = 0;
  private ticket = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.words = wordsOf(model);
    this.bar = new Bar(this, { begin: (which) => this.tell({ kind: "new", which }), open: (name, text) => this.open(name, text),
      resume: (kept) => this.resume(kept), save: () => this.save(), share: () => this.tell({ kind: "share", text: this.editor.text }), undo: () => this.back("undo"), redo: () => this.back("redo") }, this.keeping.store);
    this.editor = new Editor({ changed: () => this.changed(), complete: (context) => this.fitting.ask(context) }, this.words);
    this.problems = new Problems(this.words, this.lead);
    const show = (what: string) => (step: string) => this.written(() => this.tell({ kind: "show", text: this.editor.text, what, step }));
    this.rooms = { position: new Room(this, model, "position"), play: new Room(this, model, "play", show("play"), this.lead),
      graph: new Room(this, model, "graph", show("graph")), keys: new Room(this, model, "keys", show("keys")) };
    this.order = new OrderDesk(this, model, () => this.editor.text, (isOpen, path) => this.turnOrder(isOpen, path));
    this.share = new Share(this, () => this.save(), (how) => this.tell({ kind: "lay", text: this.editor.text, how }), (what) => this.tell({ kind: "hand", text: this.editor.text, what }));
    this.exercise = new Exercise(this, () => this.fit());
    this.form = new Form(this);
    this.fields = new Form(this);
    this.fieldsPart = h("section", { hidden: true }, this.fieldsTitle, this.fields.element);
    this.rooms["position"]?.element.append(this.fieldsPart);
    this.tabs = new Tabs([{ name: "form", panel: this.form.element }, { name: "text", panel: this.textPart }, { name: "order", panel: this.order.element }, ...Object.entries(this.rooms).map(([name, { element }]) => ({ name, panel: element }))], this.words, (name) => {
      this.root.dataset["shows"] = name;
      this.bar.standBeside(name);
      this.fit();
    });
    this.tabs.offer("order", false);
    this.lay();
    this.unwatch = watchSize(this.root, () => this.fit());
    this.unkeep = keepKeys(this.root);
    this.unfollow = follow(model, { "change:put": this.take, "change:verdict": this.judge, "change:strings": this.draw, "change:starters": this.draw,
      "change:form": this.judge, "change:exercise": this.judge, "change:said": this.judge, "change:order": this.drawOrder, "msg:custom": this.receive, "change:message": this.hear, "change:steps": this.judge,
      "change:links": () => this.share.open((model.get("links") ?? {}) as Links, this.opening), "change:room": () => {
        clearTimeout(this.waiting);
        this.share.update(this.opening);
      }, "change:rooms": this.fill });
    addEventListener("hashchange", this.followLink);
    this.draw();
    this.fill();
    const isDamaged = this.keeping.store.rescue();
    this.begin();
    if (isDamaged) this.say(this.words("studio-ui-store-damaged"), "error");
  }

  destroy(): void {
    this.keeping.end();
    this.bar.end();
    this.note.end();
    clearTimeout(this.timer);
    clearTimeout(this.waiting);
    removeEventListener("hashchange", this.followLink);
    this.unfollow();
    this.unkeep();
    this.unwatch();
    for (const room of [...Object.values(this.rooms), this.order]) room.clear();
    this.editor.destroy();
    this.el.replaceChildren();
  }

  get lang(): string {
    return String(this.model.get("lang") ?? "en");
  }

  tell(message: Message): void {
    clearTimeout(this.waiting);
    const sayNoAnswer = () => tellSilence(() => this.say(this.words("studio-ui-no-answer"), "error"));
    this.waiting = setTimeout(sayNoAnswer, PATIENCE);
    if (!send(this.model, message, sayNoAnswer)) clearTimeout(this.waiting);
  }

  say(text: string, level: Told["level"] = "info"): void {
    this.note.say(text, level);
  }

  /** Leads to the place of a fault, unless it is in another file. */
  private readonly lead = (fault: Fault): void => {
    if (fault.file) return;
    if (this.isNarrow) this.tabs.choose("text");
    this.form.reveal(fault.path);
    this.editor.go(fault.line, fault.column);
  };

  private get isNarrow(): boolean {
    return this.root.dataset["narrow"] !== undefined;
  }

  private get opening(): Opening {
    return (this.model.get("room") ?? {}) as Opening;
  }

  private get put(): Put {
    return (this.model.get("put") ?? {}) as Put;
  }

  private lay(): void {
    this.textPart.append(this.editor.element, this.leave, this.problems.element);
    this.side.append(this.form.element, this.order.element, ...Object.values(this.rooms).map(({ element }) => element));
    this.bar.element.append(this.exercise.button);
    this.work.append(this.tabs.list, h("div", { class: "al-studio-desk" }, this.side, this.textPart));
    this.root.append(this.bar.element, this.note.element, h("div", { class: "al-studio-led" }, this.exercise.element, this.work), this.share.element);
    this.el.replaceChildren(this.root);
  }

  /** On a narrow page text and views stand behind each other, on a wide one beside each other. */
  private fit(): void {
    const { open } = this.exercise;
    setAttrs(this.root, { "data-led": open && (this.root.clientWidth < LED ? "above" : "beside") });
    const { clientWidth } = this.work;
    const narrow = clientWidth < 720;
    this.root.toggleAttribute("data-narrow", narrow);
    this.root.toggleAttribute("data-tight", !narrow && clientWidth < (open ? 1100 : 960));
    const { element } = this.bar;
    this.root.style.setProperty("--al-studio-top", `${getComputedStyle(element).position === "sticky" ? element.offsetHeight : 0}px`);
    if (!this.tabs.shown) this.tabs.choose("form");
    else if (!narrow && this.tabs.shown === "text") this.tabs.choose("form");
    if (!narrow) this.textPart.hidden = false;
    show(this.side, !narrow || this.tabs.shown !== "text");
  }

  private readonly fill = (): void => {
    for (const room of [...Object.values(this.rooms), this.order]) room.fill();
  };

  private readonly draw = (): void => {
    setAttrs(this.root, { "aria-label": this.words("studio-ui-label"), lang: this.lang });
    setAttrs(this.textPart, { "aria-label": this.words("studio-ui-text") });
    this.note.speak(this.words);
    setText(this.leave, this.words("studio-ui-leave"));
    this.tabs.update();
    this.drawOrder();
    setText(this.fieldsTitle, this.words("studio-ui-position-fields"));
    this.editor.speak();
    this.bar.update((this.model.get("starters") ?? []) as Starter[], this.put.own ?? "");
    this.judge();
  };

  /** Goes on where the reader was, or with what a link brings. */
  private begin(): void {
    this.take();
    if ((readMark(MARK) || readMark(WAR)) && isOwnPage()) return this.followLink();
    const kept = isOwnPage() ? this.keeping.store.mine() : undefined;
    if (kept) this.resume(kept);
  }

  private readonly followLink = (): void => {
    if (!isOwnPage()) return;
    const [text, war] = [readMark(MARK), readMark(WAR)];
    if (!text && !war) return;
    tidyAddress();
    this.tell({ kind: war ? "war" : "link", text: text || war });
  };

  /** Takes over a text that the kernel has put. */
  private readonly take = (): void => {
    const { put } = this;
    if (put.edition === undefined || put.edition === this.edition) return;
    this.keeping.keep();
    this.edition = put.edition;
    [this.keeping.own, this.keeping.given] = [put.own, put.text];
    this.load(put.text);
  };

  private load(text: string): void {
    this.editor.put(text);
    this.changed();
    clearTimeout(this.timer);
    this.look();
    this.bar.update((this.model.get("starters") ?? []) as Starter[], this.keeping.own);
  }

  private open(name: string, text: string): void {
    if (text.length > MOST) return this.say(this.words("studio-ui-too-large", { name }), "error");
    this.keeping.keep();
    this.keeping.own = newId();
    this.say(this.words("studio-ui-opened", { name }));
    this.load(text);
  }

  private resume(kept: Kept): void {
    this.keeping.keep();
    this.keeping.take(kept);
    this.say(this.words("studio-ui-resumed", { name: kept.label }));
    this.load(kept.save);
  }

  /** Hands out the file: also without the kernel, for nobody may lose what they wrote. */
  private save(): void {
    const { name } = this.keeping;
    download(new Blob([this.editor.text], { type: "application/yaml" }), name);
    noteKept(true);
    this.say(this.words("studio-ui-saved", { name }));
  }

  /** Takes a change back, or brings it again: what was said of it holds no more. */
  back(act: "undo" | "redo"): void {
    this.say("");
    this.editor[act]();
  }

  private changed(): void {
    this.ticket += 1;
    this.bar.remember(...this.editor.depths);
    this.problems.wait();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), REST);
  }

  /** Lets the kernel look, and keeps the text in the browser. */
  private look(): void {
    this.keeping.keep();
    this.tell({ kind: "check", text: this.editor.text, ticket: this.ticket });
  }

  /** What was found; what somebody has just added, and not yet written, is only to be filled in. */
  private get verdict(): Partial<Verdict> {
    const verdict = (this.model.get("verdict") ?? {}) as Partial<Verdict>;
    const faults = verdict.faults?.map((fault) => (!fault.warns && this.form.waits(fault.path) ? { ...fault, warns: true, waits: true } : fault));
    if (!faults?.some(({ waits }) => waits)) return verdict;
    return { ...verdict, faults, says: faults.every(({ warns }) => warns) ? this.words("studio-ui-to-fill") : verdict.says ?? "" };
  }

  readonly judge = (): void => {
    const { verdict } = this;
    if (!verdict.faults || verdict.ticket !== this.ticket) return;
    clearTimeout(this.waiting);
    const parts = (this.model.get("form") ?? []) as Part[];
    // A text that cannot be read for a moment is still called what it was called.
    const { keeping } = this;
    if (parts.length > 0) [keeping.name, keeping.label] = [verdict.name ?? keeping.name, verdict.label ?? keeping.label];
    this.editor.mark(verdict.faults);
    this.form.update(parts, verdict.faults);
    this.exercise.update((this.model.get("exercise") ?? {}) as Partial<Lesson>, verdict.done ?? []);
    const fields = (this.model.get("fields") ?? []) as Part[];
    show(this.fieldsPart, fields.length > 0);
    if (fields.length > 0) this.fields.update(fields, verdict.faults);
    this.problems.show(verdict as Verdict);
    this.bar.tell(verdict.says ?? "", verdict.faults.some(({ warns }) => !warns));
    for (const room of Object.values(this.rooms)) room.update((this.model.get("steps") ?? []) as string[][], verdict.faults);
  };

  edit(edit: Edit): void {
    this.edits.push(edit);
    if (this.edits.length === 1) this.ask();
  }

  readonly click = (field: Field): void => this.written(() => this.order.begin(field));
  readonly saidOf = (path: Path): string => this.order.saidOf(path);

  private readonly drawOrder = (): void => { clearTimeout(this.waiting); this.order.update(); };

  /** The board on which an order is clicked has a tab as long as it is open; then one is back at the field. */
  private turnOrder(isOpen: boolean, path: Path): void {
    this.tabs.offer("order", isOpen);
    if (isOpen) {
      this.tabs.choose("order");
      this.order.focus();
    } else if (this.tabs.shown === "order") {
      this.tabs.choose("form");
      this.form.focus(path);
    }
  }

  /** Does something with the text once all that was written in fields stands in it. */
  private written(act: () => void): void {
    if (this.edits.length > 0) this.afterEdits = act;
    else act();
  }

  listed(name: string): Known {
    return ((this.model.get("lists") ?? {}) as Record<string, Known>)[name] ?? [];
  }

  point(path: Path): void {
    const spot = this.spotOf(path);
    if (spot && !this.isNarrow) this.editor.point(spot[0]);
  }

  private spotOf(path: Path): [number, number] | undefined {
    return ((this.model.get("spots") ?? {}) as Record<string, [number, number]>)[path.join(".")];
  }

  seek(path: Path): void {
    const spot = this.spotOf(path);
    if (this.isNarrow) this.tabs.choose("text");
    if (spot) this.editor.go(...spot);
    else this.editor.focus();
  }

  /** Asks the kernel what the first edit that waits changes in the text as it is now. */
  private ask(): void {
    const [edit] = this.edits;
    if (!edit) return;
    this.tell({ kind: "edit", text: this.editor.text, ticket: this.ticket, do: edit.do, path: edit.path, value: edit.value === undefined ? "" : edit.value, field: edit.field ?? "" });
  }

  private readonly receive = (told: Changes | Wish | Offered | Order | Handed): void => {
    if (told.kind === "file") return download(new Blob([told.text], { type: told.type }), told.name);
    if (told.kind === "offered") return this.fitting.take(told);
    if (told.kind === "wish") return this.edit({ do: "write", path: ["set_up"], value: told.wishes, field: "wishes" });
    if (told.kind === "order") return this.edit({ do: "write", path: told.path, value: told.value, field: told.field });
    if (told.kind !== "changes") return;
    clearTimeout(this.waiting);
    // Whoever types meanwhile loses nothing: the edit is made anew in the text as it is by now.
    if (told.ticket !== this.ticket) return this.ask();
    this.edits.shift();
    if (told.changes.length > 0) {
      this.editor.change(told.changes);
      clearTimeout(this.timer);
      this.look();
    } else this.judge(); // what was not written does not stay in its field
    this.ask();
    if (this.edits.length > 0) return;
    this.afterEdits();
    this.afterEdits = () => undefined;
  };

  private readonly hear = (): void => {
    clearTimeout(this.waiting);
    const { text, level } = (this.model.get("message") ?? {}) as Partial<Told>;
    this.say(text ?? "", level);
  };
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const studio = new Studio(model, el);
  return () => studio.destroy();
}

export default { render };
