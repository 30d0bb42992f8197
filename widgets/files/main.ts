// Saving and opening wars. The download is made here from the last save that arrived, so it works even when the
// kernel is gone; what is opened goes to the kernel, which checks it move by move.

import "../shared/palette.css";
import "../shared/base.css";
import "./files.css";
import { h, setAttr, setText, show } from "../shared/dom";
import { download, fileField } from "../shared/files";
import { follow, type Model as AnyModel, send, wordsOf } from "../shared/model";
import { type Kept, Store } from "../shared/store";
import type { Words } from "../shared/types";

export interface OpenMessage {
  kind: "open";
  name: string;
  text: string;
}

export type Model = Omit<AnyModel<OpenMessage>, "set">;

interface Message {
  level: "info" | "error";
  text: string;
}

const LONG_ENOUGH = 8000; // milliseconds that good news stands over the page; bad news stays until it is closed
const PATIENCE = 10000; // milliseconds before the reader is told that nothing answers

class Desk {
  private readonly saveButton = h("button", { type: "button" });
  private readonly openButton = h("button", { type: "button" });
  private readonly input = fileField((name, text) => this.open(name, text),
    (name, why) => this.say(this.words(`files-${why}`, { name }), "error"));
  private readonly hint = h("p", { class: "al-files-hint" });
  private readonly note = h("p", { class: "al-files-note", role: "status" });
  private readonly closeButton = h("button", { type: "button", class: "al-files-close", hidden: true }, "×");
  private readonly said = h("div", { class: "al-files-said" }, this.note, this.closeButton);
  private readonly keptTitle = h("summary");
  private readonly kept = h("ul");
  private readonly keptList = h("div", { class: "al-files-list" }, this.kept);
  private readonly keptPart = h("details", { class: "al-files-kept" }, this.keptTitle, this.keptList);
  private readonly page = h("div", { class: "al-widget al-files", role: "group" });
  private readonly store: Store;
  private readonly words: Words;
  private readonly unfollow: () => void;
  private hasStore: boolean;
  private saidFull = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private reading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.words = wordsOf(model);
    this.store = new Store(`algeria-lab:wars:${this.trait("shelf")}`);
    this.hasStore = this.store.available();
    this.saveButton.addEventListener("click", () => this.save());
    this.openButton.addEventListener("click", () => this.input.click());
    const buttons = h("div", { class: "al-files-buttons" }, this.saveButton, this.openButton, this.input);
    this.page.append(buttons, this.keptPart, this.said);
    this.closeButton.addEventListener("click", () => this.unsay(true));
    (this.hasStore ? this.keptList : this.page).append(this.hint);
    this.keptPart.addEventListener("keydown", (event) => event.key === "Escape" && this.foldKept());
    el.replaceChildren(this.page);
    this.unfollow = follow(model, { "change:save": this.onSave, "change:message": this.onMessage, "change:strings": this.draw });
    this.draw();
  }

  destroy(): void {
    clearTimeout(this.waiting);
    clearTimeout(this.reading);
    this.unfollow();
    this.el.replaceChildren();
  }

  private trait(name: string): string {
    return String(this.model.get(name) ?? "");
  }

  private readonly draw = (): void => {
    this.page.setAttribute("aria-label", this.words("files-label"));
    this.closeButton.setAttribute("aria-label", this.words("files-close"));
    setText(this.saveButton, this.words("files-save"));
    setText(this.openButton, this.words("files-open"));
    setText(this.hint, this.words(this.hasStore ? "files-store-note" : "files-no-store"));
    this.saveButton.disabled = !this.trait("save");
    this.drawKept();
  };

  /** Offers every war of the store but the one that is being played. */
  private drawKept(): void {
    const offered = this.store.read().filter((kept) => kept.war !== this.trait("war") && kept.save !== this.trait("save"));
    setText(this.keptTitle, `${this.words("files-kept")} (${offered.length})`);
    show(this.keptPart, this.hasStore);
    setAttr(this.keptPart, "data-offers", offered.length > 0 && !this.trait("save"));
    const shown = offered.map((kept) => `${kept.war} ${kept.when}`).join();
    if (this.kept.dataset["shown"] === `${this.trait("lang")} ${shown}`) return;
    this.kept.dataset["shown"] = `${this.trait("lang")} ${shown}`;
    this.kept.replaceChildren(...offered.map((kept) => this.offer(kept)));
  }

  private foldKept(): void {
    if (!this.keptPart.open) return;
    if (this.keptList.contains(document.activeElement)) this.keptTitle.focus();
    this.keptPart.open = false;
  }

  private offer(kept: Kept): HTMLLIElement {
    const values = { date: this.date(kept.when), label: kept.label };
    const resume = h("button", { type: "button" }, this.words("files-resume", values));
    resume.addEventListener("click", () => {
      this.foldKept();
      this.open(kept.name, kept.save);
    });
    const forget = h("button", { type: "button", class: "al-files-quiet", "aria-label": this.words("files-forget-war", values) },
      this.words("files-forget"));
    forget.addEventListener("click", () => this.forget(kept));
    return h("li", {}, resume, forget);
  }

  private date(when: number): string {
    const wish = this.trait("lang") || undefined;
    return new Intl.DateTimeFormat(wish, { dateStyle: "long", timeStyle: "short" }).format(new Date(when));
  }

  private say(text: string, level: Message["level"] = "info"): void {
    this.note.classList.toggle("al-files-error", level === "error");
    // A screen reader repeats an equal text only if it is set anew.
    this.note.textContent = text;
    this.closeButton.hidden = !text;
    clearTimeout(this.reading);
    if (text && level === "info") this.reading = setTimeout(() => this.unsay(false), LONG_ENOUGH);
  }

  /** Takes away what was said; the focus never falls with it. */
  private unsay(byReader: boolean): void {
    const focused = byReader || this.closeButton.matches(":focus");
    this.say("");
    if (focused) this.openButton.focus();
  }

  private save(): void {
    const name = this.trait("name");
    download(new Blob([this.trait("save")], { type: "application/json" }), name);
    this.say(this.words("files-saved", { name }));
  }

  private open(name: string, text: string): void {
    this.say(this.words("files-opening", { name }));
    clearTimeout(this.waiting);
    const sayNoAnswer = () => this.say(this.words("files-no-answer"), "error");
    this.waiting = setTimeout(sayNoAnswer, PATIENCE);
    if (!send(this.model, { kind: "open", name, text }, sayNoAnswer)) clearTimeout(this.waiting);
  }

  private forget(kept: Kept): void {
    this.store.forget(kept.war);
    this.say(this.words("files-forgotten"));
    this.drawKept();
    // The pressed button is gone: the focus goes on to what is still there.
    (this.kept.querySelector("button") ?? this.openButton).focus();
  }

  private readonly onSave = (): void => {
    if (this.trait("save")) this.keep();
    this.draw();
  };

  private keep(): void {
    if (!this.hasStore) return;
    const written = this.store.keep({ war: this.trait("war"), save: this.trait("save"), name: this.trait("name"),
      label: this.trait("label"), when: Date.now() });
    if (written === "full" && !this.saidFull) this.say(this.words("files-store-full"), "error");
    if (written === "full") this.saidFull = true;
    if (written === "unavailable") this.hasStore = false;
  }

  private readonly onMessage = (): void => {
    clearTimeout(this.waiting);
    const { text, level } = (this.model.get("message") ?? {}) as Partial<Message>;
    this.say(text ?? "", level ?? "info");
  };
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const desk = new Desk(model, el);
  return () => desk.destroy();
}

export default { render };
