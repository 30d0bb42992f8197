// The form in which an owner of the printed game enters its cards. The kernel checks; here it is only drawn.

import "../shared/palette.css";
import "../shared/base.css";
import "./deck.css";
import { h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { download } from "../shared/files";
import { tellSilence } from "../shared/wire/line";
import { follow, type Model as AnyModel, send, wordsOf } from "../shared/wire/model";
import type { Words } from "../shared/types";
import { BeginView, HeadView } from "./head";
import { forget, keep, textOf } from "./kept";
import { RowView } from "./row";
import type { CardDraft, Draft, Host, Message, Notice, Scene, Told, Verdict } from "./types";

export type Model = Omit<AnyModel<Message>, "set">;

export const REST = 250; // milliseconds that the keys must rest before the kernel looks
export const PATIENCE = 6000; // milliseconds before a file is written here because the kernel does not answer

class Form implements Host {
  private readonly title = h("h2");
  private readonly intro = h("p");
  private readonly copyright = h("p", { class: "al-deck-care" });
  private readonly begin: BeginView;
  private readonly head: HeadView;
  private readonly cardsTitle = h("h3");
  private readonly cardsFault = h("p", { class: "al-deck-error", hidden: true, tabindex: -1 });
  private readonly rows = h("div", { class: "al-deck-rows" });
  private readonly counts = h("ul", { class: "al-deck-counts" });
  private readonly says = h("p", { class: "al-deck-says", role: "status" });
  private readonly warningsTitle = h("h4");
  private readonly warnings = h("ul");
  private readonly warningsPart = h("div", { class: "al-deck-warnings", hidden: true }, this.warningsTitle, this.warnings);
  private readonly mendButton = h("button", { type: "button", class: "al-button" });
  private readonly saveButton = h("button", { type: "button", class: "al-button" });
  private readonly useButton = h("button", { type: "button", class: "al-primary" });
  private readonly noteText = h("p", { role: "status" });
  private readonly noteClose = h("button", { type: "button", class: "al-close" }, "×");
  private readonly note = h("div", { class: "al-deck-note" }, this.noteText, this.noteClose);
  private readonly told = h("p", { class: "al-deck-told", role: "status" });
  private readonly state = h("section", { class: "al-deck-stand" });
  private readonly page = h("div", { class: "al-widget al-deck", role: "region" });
  private readonly unfollow: () => void;
  readonly words: Words;
  private views: RowView[] = [];
  private draft: Draft | null = null;
  private edition = 0;
  private ticket = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private dirty = false;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.words = wordsOf(model);
    const form = this;
    this.begin = new BeginView(this, {
      begin: (value) => form.send({ kind: "begin", value }),
      open: (name, text) => form.send({ kind: "open", name, text }),
      notify: (text, level) => form.notify(text, level),
      get unsaved() {
        return form.dirty;
      },
    });
    this.head = new HeadView(this, () => this.draft as Draft);
    this.lay();
    this.unfollow = follow(model, { "change:draft": this.take, "change:scene": this.draw, "change:strings": this.draw,
      "change:verdict": this.judge, "change:message": this.hear, "msg:custom": this.receive });
    this.take();
  }

  destroy(): void {
    clearTimeout(this.timer);
    clearTimeout(this.waiting);
    this.unfollow();
    this.el.replaceChildren();
  }

  get scene(): Scene {
    return this.model.get("scene") as Scene;
  }

  changed(soon: boolean): void {
    this.dirty = true;
    this.ticket += 1;
    // What was said of the draft as it was, such as that it is not yet playable, may no longer hold.
    if (!this.note.classList.contains("al-deck-fault")) this.notify("");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), soon ? 0 : REST);
    if (soon) this.draw();
  }

  next(at: number): void {
    const here = this.views[at];
    if (here) here.element.open = false;
    this.views[at + 1]?.open();
  }

  say(text: string): void {
    this.told.textContent = text;
  }

  notify(text: string, level: Notice["level"] = "info"): void {
    // A screen reader repeats an equal text only if it is set anew.
    this.noteText.textContent = text;
    this.note.classList.toggle("al-deck-fault", level === "error");
    show(this.noteClose, text !== "");
  }

  private lay(): void {
    this.noteClose.hidden = true;
    this.useButton.hidden = true;
    this.mendButton.addEventListener("click", () => this.goToFault());
    this.saveButton.addEventListener("click", () => this.save());
    this.useButton.addEventListener("click", () => this.check("use"));
    this.noteClose.addEventListener("click", () => {
      this.notify("");
      this.saveButton.focus();
    });
    const deeds = h("div", { class: "al-deck-line" }, this.mendButton, this.saveButton, this.useButton);
    this.state.append(this.counts, this.says, deeds, this.note);
    this.page.append(this.title, this.intro, this.copyright, this.begin.element, this.head.element,
      h("section", { class: "al-deck-part" }, this.cardsTitle, this.cardsFault, this.rows, this.warningsPart), this.state, this.told);
    this.el.replaceChildren(this.page);
  }

  /** Takes over a draft that the kernel has put: another deck than that on the page. */
  private readonly take = (): void => {
    const { edition, data } = (this.model.get("draft") ?? {}) as { edition?: number; data?: Draft };
    if (!data || edition === undefined || edition === this.edition) return;
    clearTimeout(this.timer);
    this.edition = edition;
    this.ticket = 0;
    this.dirty = false;
    this.draft = structuredClone(data);
    this.views = this.draft.cards.map((card: CardDraft, at) => new RowView(this, card, at));
    this.rows.replaceChildren(...this.views.map((view) => view.element));
    const first = this.views[0];
    if (first && !first.card.name) first.element.open = true;
    this.draw();
  };

  private readonly draw = (): void => {
    if (!this.scene?.sides || !this.draft) return;
    const { words } = this;
    setAttrs(this.page, { lang: this.scene.lang, dir: this.scene.dir, "aria-label": words("deck-ui-label") });
    for (const [element, key] of [[this.title, "title"], [this.intro, "intro"], [this.copyright, "copyright"],
      [this.cardsTitle, "cards"], [this.warningsTitle, "warnings"], [this.mendButton, "first-fault"],
      [this.saveButton, "save"], [this.useButton, "use"]] as const) setText(element, words(`deck-ui-${key}`));
    setAttrs(this.noteClose, { "aria-label": words("deck-ui-close") });
    setAttrs(this.state, { "aria-label": words("deck-ui-state") });
    this.begin.update();
    this.head.update();
    for (const [at, view] of this.views.entries()) view.update(this.draft.side, at === this.views.length - 1);
    this.judge();
  };

  /** Shows what the kernel says of the draft, unless it speaks of an older one. */
  private readonly judge = (): void => {
    const verdict = (this.model.get("verdict") ?? {}) as Partial<Verdict>;
    if (!verdict.rows || verdict.edition !== this.edition || (verdict.ticket ?? 0) < this.ticket) return;
    const known = verdict as Verdict;
    this.head.judge(known);
    for (const view of this.views) view.judge(known);
    const whole = [...(known.faults["cards"] ?? []), ...(known.faults[""] ?? [])];
    setText(this.cardsFault, whole.join(" "));
    show(this.cardsFault, whole.length > 0);
    keyed(this.counts, known.counts, (count) => count.key, () => h("li"), (item, count) => {
      setText(item, `${count.right ? "✓ " : ""}${count.text}`);
      setAttr(item, "data-right", count.right);
    });
    setText(this.says, known.says);
    setAttr(this.state, "data-ready", known.ready);
    show(this.mendButton, !known.ready);
    show(this.useButton, known.ready && this.scene.use);
    show(this.warningsPart, known.warnings.length > 0);
    keyed(this.warnings, known.warnings, (text) => text, () => h("li"), (item, text) => setText(item, text));
  };

  /** Opens the first card that is not complete, or goes to the first field that is wrong. */
  private goToFault(): void {
    const wrong = this.page.querySelector<HTMLElement>(".al-deck-part > .al-deck-grid [aria-invalid]");
    const card = this.views.find((view) => view.element.dataset["state"] !== "good");
    if (wrong) return wrong.focus();
    if (!card) return this.cardsFault.focus();
    card.open();
    card.element.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }

  private look(): void {
    if (this.draft) keep(this.draft);
    this.check("check");
  }

  private check(kind: "check" | "save" | "use"): boolean {
    clearTimeout(this.timer);
    if (!this.draft) return false;
    return this.send({ kind, draft: this.draft, ticket: this.ticket, edition: this.edition });
  }

  private save(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.saveHere(), PATIENCE);
    if (!this.check("save")) this.saveHere();
  }

  /** Writes the draft without the kernel: what somebody has typed for an hour must not be lost with it. */
  private saveHere(): void {
    clearTimeout(this.waiting);
    const name = "deck-draft.json";
    if (!this.draft) return;
    download(new Blob([textOf(this.draft)], { type: "application/json" }), name);
    this.dirty = false;
    this.notify(this.words("deck-ui-saved-unchecked", { file: name }), "error");
  }

  private readonly receive = (told: Told): void => {
    if (told.kind !== "file") return;
    clearTimeout(this.waiting);
    download(new Blob([told.text], { type: "application/json" }), told.name);
    this.dirty = false;
    forget();
  };

  private readonly hear = (): void => {
    const { text, level } = (this.model.get("message") ?? {}) as Partial<Notice>;
    // Whatever it says: the kernel is there.
    clearTimeout(this.waiting);
    this.notify(text ?? "", level ?? "info");
  };

  private send(message: Message): boolean {
    return send(this.model, message, () => tellSilence(() => this.notify(this.words("deck-ui-no-answer"), "error")));
  }
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const form = new Form(model, el);
  return () => form.destroy();
}

export default { render };
