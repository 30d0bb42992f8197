// Saving, opening and handing on wars. The download is made here from the last save that arrived, so it works even when
// the kernel is gone; what is opened goes to the kernel, which checks it move by move. A page of our own that is loaded
// again goes on with the war that the browser has kept, before it shows another.

import "../shared/palette.css";
import "../shared/base.css";
import "./files.css";
import { isOwnPage, readMark, tidyAddress } from "../shared/address";
import { h, setAttr, setText, show } from "../shared/dom";
import { download, fileField, JSON_FILES } from "../shared/files";
import { follow, type Model as AnyModel, send, wordsOf } from "../shared/model";
import { type Kept, Store } from "../shared/store";
import type { Words } from "../shared/types";
import { KeptList } from "./kept";
import { type Links, Share } from "./share";

export type FilesMessage = { kind: "share" } | { kind: "open" | "resume" | "link"; name: string; text: string; war?: string };

export type Model = Omit<AnyModel<FilesMessage>, "set">;

interface Message {
  level: "info" | "error";
  key: string;
  text: string;
}

const LONG_ENOUGH = 8000; // milliseconds that good news stands over the page; bad news stays until it is closed
const PATIENCE = 10000; // milliseconds before the reader is told that nothing answers
const ANEW = "new"; // asked for in the address: begin afresh, whatever is kept

class Desk {
  private readonly menuButton = h("button", { type: "button", class: "al-files-menu", "aria-expanded": "false" });
  private readonly beginButton = h("button", { type: "button" });
  private readonly saveButton = h("button", { type: "button" });
  private readonly openButton = h("button", { type: "button" });
  private readonly shareButton = h("button", { type: "button" });
  private readonly studioButton = h("button", { type: "button", class: "al-files-studio", hidden: true });
  private readonly input = fileField((name, text) => this.open({ kind: "open", name, text }),
    (name, why) => this.say(this.words(`files-${why}`, { name }), "error"), `${JSON_FILES},.yaml,.yml`);
  private readonly note = h("p", { class: "al-files-note", role: "status" });
  private readonly anewButton = h("button", { type: "button", class: "al-files-quiet", hidden: true });
  private readonly closeButton = h("button", { type: "button", class: "al-files-close", hidden: true }, "×");
  private readonly said = h("div", { class: "al-files-said" }, this.note, this.anewButton, this.closeButton);
  private readonly page = h("div", { class: "al-widget al-files", role: "group" });
  private readonly panel: HTMLElement;
  private readonly kept: KeptList;
  private readonly share: Share;
  /** What a link begins with. */
  private readonly mark: string;
  private readonly store: Store;
  private readonly words: Words;
  private readonly unfollow: () => void;
  private hasStore: boolean;
  private saidFull = false;
  private saidShared = false;
  /** The war of the store that is being opened. */
  private opening: Kept | undefined;
  private fault = "";
  /** Whether the links that come are for the studio, where a scenario is to begin at this moment. */
  private goesOn = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private reading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.words = wordsOf(model);
    this.store = new Store(`algeria-lab:wars:${this.trait("shelf")}`);
    this.hasStore = this.store.available();
    const desk = this;
    this.kept = new KeptList({ words: this.words, get lang() { return desk.trait("lang"); },
      resume: (kept) => this.resume(kept, "open"), forget: (kept) => this.forget(kept) });
    this.mark = `#${this.trait("mark") || "war"}=`;
    this.share = new Share(this.words, this.mark, this.mark === "#war=" ? () => this.toStudio() : undefined);
    this.panel = h("div", { class: "al-files-panel" }, this.beginButton, this.saveButton, this.openButton, this.shareButton, this.studioButton, this.input, this.kept.element);
    this.page.append(this.menuButton, this.panel, this.said, this.share.element);
    if (!this.hasStore) this.page.append(this.kept.hint);
    this.listen();
    el.replaceChildren(this.page);
    this.unfollow = follow(model, { "change:save": this.onSave, "change:message": this.onMessage, "change:strings": this.draw,
      "change:links": this.onLinks });
    this.draw();
    this.goOn();
  }

  destroy(): void {
    clearTimeout(this.waiting);
    clearTimeout(this.reading);
    removeEventListener("storage", this.draw);
    removeEventListener("hashchange", this.followLink);
    this.unfollow();
    this.el.replaceChildren();
  }

  private listen(): void {
    this.beginButton.addEventListener("click", () => this.begin());
    this.saveButton.addEventListener("click", () => this.save());
    this.openButton.addEventListener("click", () => this.input.click());
    this.shareButton.addEventListener("click", () => {
      this.leaveMenu();
      this.tell({ kind: "share" });
    });
    this.studioButton.addEventListener("click", () => this.toStudio());
    this.closeButton.addEventListener("click", () => this.unsay(true));
    this.anewButton.addEventListener("click", () => {
      this.beginButton.focus();
      this.unsay(false);
      this.begin();
    });
    this.menuButton.addEventListener("click", () => this.unfold(this.menuButton.ariaExpanded !== "true"));
    this.panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || this.menuButton.ariaExpanded !== "true") return;
      this.unfold(false);
      this.menuButton.focus();
    });
    addEventListener("storage", this.draw); // another page has kept a war
    addEventListener("hashchange", this.followLink);
  }

  private trait(name: string): string {
    return String(this.model.get(name) ?? "");
  }

  private readonly draw = (): void => {
    this.page.setAttribute("aria-label", this.words("files-label"));
    this.closeButton.setAttribute("aria-label", this.words("files-close"));
    setText(this.menuButton, this.words("files-menu"));
    setText(this.beginButton, this.words("files-begin"));
    show(this.beginButton, this.words("files-begin") !== "");
    setText(this.saveButton, this.words("files-save"));
    setText(this.openButton, this.words("files-open"));
    setText(this.shareButton, this.words("files-share"));
    setText(this.studioButton, this.words("files-studio"));
    setAttr(this.studioButton, "title", this.words("files-studio-about"));
    show(this.studioButton, isOwnPage() && this.mark === "#war=");
    setText(this.anewButton, this.words("files-begin"));
    setText(this.kept.hint, this.words(this.hasStore ? "files-store-note" : "files-no-store"));
    this.saveButton.disabled = !this.trait("save");
    this.drawKept();
  };

  /** Offers every war of the store but the one that is being played. */
  private drawKept(): void {
    const offered = this.store.read().filter((kept) => kept.war !== this.trait("war") && kept.save !== this.trait("save"));
    this.kept.show(this.hasStore);
    this.kept.update(offered, !this.trait("save"));
  }

  /** On a narrow page what can be done with a war is folded away behind one button. */
  private unfold(shown: boolean): void {
    this.menuButton.ariaExpanded = String(shown);
    setAttr(this.panel, "data-open", shown);
  }

  /** Asks the choices before a war, which stand beside this desk, to open. */
  private begin(): void {
    this.leaveMenu();
    this.page.dispatchEvent(new Event("al-begin", { bubbles: true }));
  }

  /** Folds the menu before something opens over the page: what is folded away could not take the focus back. */
  private leaveMenu(): void {
    if (this.menuButton.ariaExpanded === "true") this.menuButton.focus();
    this.unfold(false);
  }

  /** Goes on where the reader was, or with what a link brings; a page in which a war is played already stays. */
  private goOn(): void {
    const asked = new URLSearchParams(location.search).has(ANEW);
    if (isOwnPage() && asked) tidyAddress(ANEW);
    if (!isOwnPage() || this.trait("save")) return this.settle();
    if (readMark(this.mark)) return this.followLink();
    const kept = asked ? undefined : this.store.mine(this.trait("war"));
    if (kept) this.resume(kept, "resume");
    else this.settle();
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
    clearTimeout(this.reading);
    if (text && level === "info") this.reading = setTimeout(() => this.unsay(false), LONG_ENOUGH);
  }

  /** Takes away what was said; the focus never falls with it. */
  private unsay(byReader: boolean): void {
    const focused = byReader || this.said.contains(document.activeElement);
    this.say("");
    if (focused) this.openButton.focus();
  }

  private save(): void {
    const name = this.trait("name");
    download(new Blob([this.trait("save")], { type: "application/json" }), name);
    this.say(this.words("files-saved", { name }));
  }

  private resume(kept: Kept, kind: "open" | "resume"): void {
    this.opening = kept;
    this.open({ kind, name: kind === "resume" ? kept.label : kept.name, text: kept.save, war: kept.war });
  }

  private open(message: Extract<FilesMessage, { name: string }>): void {
    this.unfold(false);
    this.say(this.words("files-opening", { name: message.name }));
    this.tell(message);
  }

  private tell(message: FilesMessage): void {
    clearTimeout(this.waiting);
    const sayNoAnswer = () => this.say(this.words("files-no-answer"), "error");
    if (message.kind !== "share") this.waiting = setTimeout(sayNoAnswer, PATIENCE);
    if (!send(this.model, message, sayNoAnswer)) clearTimeout(this.waiting);
  }

  private forget(kept: Kept): void {
    this.store.forget(kept.war);
    this.say(this.words("files-forgotten"));
    this.drawKept();
    // The pressed button is gone: the focus goes on to what is still there.
    if (!this.kept.focus()) this.openButton.focus();
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
    const there = new URL("studio.ipynb", location.href);
    [there.search, there.hash] = [location.search, `${this.mark}${links.position}`];
    location.assign(there);
  };

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
    if (this.store.isShared && !this.saidShared) this.say(this.words("files-two-pages"), "error");
    this.saidShared = this.store.isShared;
  }

  private readonly onMessage = (): void => {
    clearTimeout(this.waiting);
    const { text, level, key } = (this.model.get("message") ?? {}) as Partial<Message>;
    const { opening } = this;
    this.opening = undefined;
    if (opening && level === "info") this.store.take(opening.war);
    if (opening && level === "error") this.store.setAside(opening.war);
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
