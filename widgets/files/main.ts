// Saving, opening and handing on wars. The download is made here from the last save that arrived, so it works even when
// the kernel is gone; what is opened goes to the kernel, which checks it move by move. A page of our own that is loaded
// again goes on with the war that the browser has kept, before it shows another.

import "../shared/palette.css";
import "../shared/base.css";
import "./files.css";
import { ANEW, asHere, asksAnew, goesOnward, isOwnPage, ONWARD, readMark, tidyAddress } from "../shared/page/address";
import { forgetDrafts } from "../shared/keeping/drafts";
import { h, setAttr, setText, show } from "../shared/dom";
import { download, fileField, JSON_FILES } from "../shared/files";
import { tellSilence } from "../shared/wire/line";
import { follow, type Model as AnyModel, send, wordsOf } from "../shared/wire/model";
import { headOfTurn } from "../shared/keeping/lines_of_play";
import { type Kept, Store } from "../shared/keeping/store";
import { isKept, noteKept } from "../shared/keeping/unkept";
import type { Words } from "../shared/types";
import { KeptList } from "./kept";
import { Whose } from "./whose";
import { type Links, Share } from "./share";
import { focusBehind, Menu } from "../shared/parts/menu";

export type FilesMessage = { kind: "share" | "elsewhere" }
  | { kind: "open" | "resume" | "link"; name: string; text: string; war?: string; heads?: string[] };

export type Model = Omit<AnyModel<FilesMessage>, "set">;

interface Message {
  level: "info" | "error";
  key: string;
  text: string;
  answer: number;
}

const OPEN_FILE = "al-open-file"; // asks a desk of the same room to open a file
const LESSON = "#lesson="; // what a link to a way through a lesson begins with
const LONG_ENOUGH = 8000; // milliseconds that good news stands over the page; bad news stays until it is closed
const PATIENCE = 10000; // milliseconds before the reader is told that nothing answers
const SLOW = "files-slow"; // what it says of a war with which nothing is wrong, but that took too long
const OPENED = ["files-opened", "files-resumed", "files-link-opened", "files-turn-opened"]; // what the kernel says once another war stands on the board

function makeButton(name = ""): HTMLButtonElement {
  return h("button", { type: "button", class: `al-button ${name}` });
}

class Desk {
  private readonly beginButton = makeButton();
  private readonly elsewhereButton = makeButton();
  private readonly saveButton = makeButton();
  private readonly openButton = makeButton();
  private readonly shareButton = makeButton();
  private readonly studioButton = makeButton("al-files-studio");
  private readonly input = fileField((name, text) => this.open({ kind: "open", name, text }),
    (name, why) => this.say(this.words(`files-${why}`, { name }), "error"), `${JSON_FILES},.yaml,.yml`);
  private readonly note = h("p", { class: "al-files-note", role: "status" });
  private readonly anewButton = h("button", { type: "button", class: "al-quiet-button", hidden: true });
  private readonly closeButton = h("button", { type: "button", class: "al-close", hidden: true }, "×");
  private readonly said = h("div", { class: "al-files-said" }, this.note, this.anewButton, this.closeButton);
  private readonly page = h("div", { class: "al-widget al-files", role: "group" });
  private readonly menu: Menu;
  private readonly kept: KeptList;
  private readonly share: Share;
  private readonly whose: Whose;
  /** What a link begins with. */
  private readonly mark: string;
  private readonly store: Store;
  private readonly words: Words;
  private readonly unfollow: () => void;
  private hasStore: boolean;
  private saidFull = false;
  private saidShared = false;
  /** The number of the last answer of the kernel that was followed. */
  private heard: unknown;
  /** The war of the store that is being opened. */
  private opening: Kept | undefined;
  private fault = "";
  /** Whether the links that come are for the studio, where a scenario is to begin at this moment. */
  private goesOn = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private unsaying: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.words = wordsOf(model);
    this.store = new Store(`algeria-lab:wars:${this.trait("shelf")}`);
    this.hasStore = this.store.available();
    const desk = this;
    this.kept = new KeptList({ words: this.words, get lang() { return desk.trait("lang"); },
      resume: (kept) => this.resume(kept, "open"), forget: (kept) => this.forget(kept) });
    this.mark = `#${this.trait("mark") || "war"}=`;
    this.share = new Share(this.words, this.mark, this.mark === "#war=" ? () => this.toStudio() : undefined);
    this.menu = new Menu("al-files", this.beginButton, this.elsewhereButton, this.saveButton, this.openButton, this.shareButton, this.studioButton, this.kept.element);
    if (this.mark === LESSON) this.menu.beQuiet();
    this.whose = new Whose(this.words, () => this.trait("lang"), (kept) => this.chosen(kept));
    this.page.append(this.menu.element, this.input, this.said, this.share.element, this.whose.element);
    if (!this.hasStore) this.page.append(this.kept.hint);
    this.listen();
    el.replaceChildren(this.page);
    this.unfollow = follow(model, { "change:save": this.onSave, "change:message": this.onMessage, "change:strings": this.draw,
      "change:links": this.onLinks });
    if (this.trait("save")) this.store.take({ war: this.trait("war"), save: this.trait("save") });
    this.draw();
    const isDamaged = this.hasStore && this.store.rescue();
    this.goOn();
    if (isDamaged) this.say(this.words("files-store-damaged"), "error");
  }

  destroy(): void {
    this.whose.withdraw();
    clearTimeout(this.waiting);
    clearTimeout(this.unsaying);
    this.menu.end();
    removeEventListener("storage", this.onStorage);
    noteKept(true);
    removeEventListener("hashchange", this.followLink);
    removeEventListener(OPEN_FILE, this.openFile);
    this.unfollow();
    this.el.replaceChildren();
  }

  private listen(): void {
    this.beginButton.addEventListener("click", () => this.begin());
    this.elsewhereButton.addEventListener("click", () => {
      this.tell({ kind: "elsewhere" });
      this.begin();
    });
    this.saveButton.addEventListener("click", () => this.save());
    this.openButton.addEventListener("click", () => this.input.click());
    this.shareButton.addEventListener("click", () => {
      this.menu.leave();
      this.tell({ kind: "share" });
    });
    this.studioButton.addEventListener("click", () => this.toStudio());
    this.closeButton.addEventListener("click", () => this.unsay(true));
    this.anewButton.addEventListener("click", () => {
      focusBehind(this.beginButton);
      this.unsay(false);
      this.begin();
    });
    addEventListener("storage", this.onStorage);
    addEventListener("hashchange", this.followLink);
    addEventListener(OPEN_FILE, this.openFile);
  }

  private trait(name: string): string {
    return String(this.model.get(name) ?? "");
  }

  private readonly draw = (): void => {
    this.page.setAttribute("aria-label", this.words("files-label"));
    this.closeButton.setAttribute("aria-label", this.words("files-close"));
    setText(this.menu.button, this.words("files-menu"));
    setText(this.beginButton, this.words("files-begin"));
    show(this.beginButton, this.words("files-begin") !== "");
    const elsewhere = ((this.model.get("strings") ?? {}) as Record<string, string>)["hand-menu"] ?? "";
    setText(this.elsewhereButton, elsewhere);
    show(this.elsewhereButton, elsewhere !== "");
    setText(this.saveButton, this.words("files-save"));
    setText(this.openButton, this.words("files-open"));
    setText(this.shareButton, this.words("files-share"));
    show(this.shareButton, this.words("files-share") !== "");
    setText(this.studioButton, this.words("files-studio"));
    setAttr(this.studioButton, "title", this.words("files-studio-about"));
    show(this.studioButton, isOwnPage() && this.mark === "#war=" && this.words("files-studio") !== "");
    setText(this.anewButton, this.words("files-begin"));
    setText(this.kept.hint, this.words(this.hasStore ? "files-store-note" : "files-no-store"));
    this.saveButton.disabled = !this.trait("save");
    this.whose.update();
    this.drawKept();
  };

  /** Offers every war of the store but the one that is being played. */
  private drawKept(): void {
    const own = this.store.nameOf(this.trait("war"));
    const offered = this.store.read().filter((kept) => kept.war !== own && kept.save !== this.trait("save"));
    const focused = this.kept.element.contains(document.activeElement);
    this.kept.update(this.hasStore ? offered : [], !this.trait("save"));
    setAttr(this.menu.button, "data-offers", this.kept.element.hasAttribute("data-offers"));
    if (focused && this.kept.element.hidden) focusBehind(this.openButton);
  }

  /** Asks the choices before a war, which stand beside this desk, to open; what is folded away could not take the focus back. */
  private begin(): void {
    this.menu.leave();
    this.page.dispatchEvent(new Event("al-begin", { bubbles: true }));
  }

  /** Goes on where the reader was, or with what a link brings; a page in which a war is played already stays. */
  private goOn(): void {
    const asked = asksAnew();
    if (asked) {
      forgetDrafts();
      tidyAddress(ANEW);
    }
    const isChosen = goesOnward();
    if (isChosen) tidyAddress(ONWARD);
    if (!isOwnPage() || this.trait("save")) return this.settle();
    if (readMark(this.mark)) return this.followLink();
    this.goOnWith(asked ? undefined : this.store.mine(this.trait("war")), isChosen);
  }

  /** Goes on with what is kept; of a lesson it asks first whether it is the reader's, unless the reader has said so. */
  private goOnWith(kept: Kept | undefined, isChosen: boolean): void {
    const mayBeAnothers = this.mark === LESSON && !isChosen;
    if (kept && mayBeAnothers && this.store.hasBegunAnew) return this.settle();
    if (kept && mayBeAnothers && !this.store.isOfTab(kept)) return this.whose.ask(kept);
    if (kept) this.resume(kept, "resume");
    else this.settle();
  }

  /** Goes on with what is kept, or begins anew, as the reader has chosen; a tab that is loaded again asks no second time. */
  private chosen(kept: Kept | undefined): void {
    if (kept) return this.resume(kept, "resume");
    this.store.beginAnew();
    forgetDrafts();
    this.settle();
  }

  private readonly followLink = (): void => {
    const text = isOwnPage() ? readMark(this.mark) : "";
    if (!text) return;
    tidyAddress();
    this.open({ kind: "link", name: this.words("files-link-name"), text });
  };

  /** Shows the board: there is nothing to open, or it has been opened. */
  private settle(): void {
    delete document.documentElement.dataset["opening"];
  }

  private say(text: string, level: Message["level"] = "info"): void {
    this.note.classList.toggle("al-files-error", level === "error");
    // A screen reader repeats an equal text only if it is set anew.
    this.note.textContent = text;
    this.closeButton.hidden = !text;
    show(this.anewButton, false);
    clearTimeout(this.unsaying);
    if (text && level === "info") this.unsaying = setTimeout(() => this.unsay(false), LONG_ENOUGH);
  }

  /** Takes away what was said; the focus never falls with it. */
  private unsay(byReader: boolean): void {
    const focused = byReader || this.said.contains(document.activeElement);
    this.say("");
    if (focused) focusBehind(this.openButton);
  }

  private save(): void {
    const name = this.trait("name");
    download(new Blob([this.trait("save")], { type: "application/json" }), name);
    noteKept(true);
    this.say(this.words("files-saved", { name }));
  }

  private resume(kept: Kept, kind: "open" | "resume"): void {
    this.opening = kept;
    this.open({ kind, name: kind === "resume" ? kept.label : kept.name, text: kept.save, war: kept.war });
  }

  private open(message: Extract<FilesMessage, { name: string }>): void {
    this.menu.leave();
    this.whose.withdraw();
    this.say(this.words("files-opening", { name: message.name }));
    const heads = message.war ? [] : this.heads();
    this.tell(heads.length ? { ...message, heads } : message);
  }

  /** What is kept of games that are handed to and fro: a turn that comes must go on from there. */
  private heads(): string[] {
    return this.store.read().map(({ save }) => headOfTurn(save)).filter((head) => head !== "");
  }

  /** Asks for a file, where the line of such a game says that one has come. */
  private readonly openFile = (event: Event): void => {
    if ((event.target as Element | null)?.closest?.(".al-room") === this.page.closest(".al-room")) this.input.click();
  };

  private tell(message: FilesMessage): void {
    clearTimeout(this.waiting);
    const sayNoAnswer = () => tellSilence(() => this.say(this.words("files-no-answer"), "error"));
    if (message.kind !== "share" && message.kind !== "elsewhere") this.waiting = setTimeout(sayNoAnswer, PATIENCE);
    if (!send(this.model, message, sayNoAnswer)) clearTimeout(this.waiting);
  }

  private forget(kept: Kept): void {
    this.store.forget(kept.war);
    this.say(this.words("files-forgotten"));
    if (!isKept()) this.keep(); // there may be room now
    this.drawKept();
    // The pressed button is gone: the focus goes on to what is still there.
    if (!this.kept.focus()) focusBehind(this.openButton);
  }

  /** Asks for a link to the moment on the board, to begin a scenario there. */
  private toStudio(): void {
    this.goesOn = true;
    this.tell({ kind: "share" });
  }

  /** Shows the links that were asked for, or goes to the studio with the one to the moment on the board. */
  private readonly onLinks = (): void => {
    const links = (this.model.get("links") ?? {}) as Links;
    if (!this.goesOn) return this.share.open(links, this.trait("lang"));
    this.goesOn = false;
    if (!links.position) return this.say(this.words("files-link-too-long"), "error");
    const there = new URL(asHere("studio.ipynb"), location.href);
    [there.search, there.hash] = [location.search, `${this.mark}${links.position}`];
    location.assign(there);
  };

  private readonly onSave = (): void => {
    this.turnTo();
    if (this.trait("save")) this.keep();
    else this.leave();
    this.draw();
  };

  private keep(): void {
    if (!this.hasStore) return noteKept(false);
    const written = this.store.keep({ war: this.trait("war"), save: this.trait("save"), name: this.trait("name"),
      label: this.trait("label"), when: Date.now() });
    if (written === "full" && !this.saidFull) this.say(this.words("files-store-full"), "error");
    this.saidFull ||= written === "full";
    if (written === "unavailable") this.loseStore();
    noteKept(written === "kept");
    this.tellShared();
  }

  /** Nothing is to be kept: another war begins, in which nobody has decided anything. */
  private leave(): void {
    this.store.leave();
    this.saidShared = false;
    noteKept(true);
  }

  /** The browser keeps nothing any more: it is said, and stands there from now on. */
  private loseStore(): void {
    this.hasStore = false;
    this.say(this.words("files-no-store"), "error");
    this.page.append(this.kept.hint);
  }

  /** Says once that another page plays the same war. */
  private tellShared(): void {
    if (this.store.isShared && !this.saidShared) this.say(this.words("files-two-pages"), "error");
    this.saidShared = this.store.isShared;
  }

  /** Another page has kept a war. */
  private readonly onStorage = (): void => {
    this.store.look();
    this.tellShared();
    this.draw();
  };

  /** Follows the kernel once to a war that it has opened: what is kept next goes on from that one. */
  private turnTo(): void {
    const { level, key, answer } = (this.model.get("message") ?? {}) as Partial<Message>;
    if (answer === this.heard) return;
    this.heard = answer;
    const { opening } = this;
    this.opening = undefined;
    if (opening && level === "error" && key !== SLOW) this.store.setAside(opening.war);
    if (level !== "info" || !OPENED.includes(key ?? "")) return;
    this.leave();
    if (opening) this.store.take(opening);
  }

  private readonly onMessage = (): void => {
    clearTimeout(this.waiting);
    const { text, level, key } = (this.model.get("message") ?? {}) as Partial<Message>;
    this.turnTo();
    if (key === "files-link-failed" && !this.trait("save")) return this.goOnWithout(text ?? "");
    this.say([this.fault, text].filter(Boolean).join(" "), this.fault ? "error" : level);
    this.fault = "";
    show(this.anewButton, key === "files-resumed" && this.words("files-begin") !== "");
    this.settle();
    this.drawKept();
  };

  /** Goes on with the reader's own war after a link that brought none, and says so. */
  private goOnWithout(text: string): void {
    const kept = this.store.mine();
    if (kept) this.resume(kept, "resume");
    else this.settle();
    this.say(text, "error");
    if (kept) this.fault = text; // to be said again beside the answer
  }
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const desk = new Desk(model, el);
  return () => desk.destroy();
}

export default { render };
