// New, open, save, share: a row of buttons, and the texts that the browser keeps.

import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { fileField } from "../shared/files";
import { Menu } from "../shared/parts/menu";
import type { Kept, Store } from "../shared/keeping/store";
import type { Host } from "./types";

const WRITES: readonly string[] = ["form", "text", "position"]; // tabs in which something is written

export interface Starter {
  id: string;
  title: string;
  /** What a teacher would say who wants it. */
  says: string;
}

export interface Deeds {
  begin(which: string): void;
  open(name: string, text: string): void;
  resume(kept: Kept): void;
  save(): void;
  share(): void;
  undo(): void;
  redo(): void;
}

export class Bar {
  private readonly starters = h("ul");
  private readonly fresh = new Menu("al-studio-new", this.starters);
  private readonly openButton = h("button", { type: "button", class: "al-button" });
  private readonly saveButton = h("button", { type: "button", class: "al-button" });
  private readonly shareButton = h("button", { type: "button", class: "al-button" });
  private readonly undoButton = h("button", { type: "button", class: "al-button" });
  private readonly redoButton = h("button", { type: "button", class: "al-button" });
  private readonly stands = h("span", { class: "al-studio-stands" });
  private readonly keptList = h("ul");
  private readonly keptNote = h("p", { class: "al-studio-hint" });
  private readonly kept = new Menu("al-studio-kept", this.keptList, this.keptNote);
  private readonly input: HTMLInputElement;
  readonly element: HTMLElement;

  constructor(private readonly host: Host, private readonly deeds: Deeds, private readonly store: Store) {
    this.input = fileField((name, text) => deeds.open(name, text), (name, why) => host.say(host.words(`studio-ui-${why}`, { name }), "error"));
    this.input.accept = ".yaml,.yml,.json,text/yaml,application/yaml,application/json";
    this.openButton.addEventListener("click", () => this.input.click());
    this.saveButton.addEventListener("click", () => deeds.save());
    this.shareButton.addEventListener("click", () => deeds.share());
    for (const [button, act] of [[this.undoButton, () => deeds.undo()], [this.redoButton, () => deeds.redo()]] as const) button.addEventListener("click", act);
    this.element = h("div", { class: "al-studio-bar", role: "group" }, this.fresh.element, this.openButton, this.saveButton, this.shareButton, this.undoButton, this.redoButton, this.kept.element, this.stands, this.input);
  }

  end(): void {
    this.fresh.end();
    this.kept.end();
  }

  /** Says how the text stands, in a word: the list of what is wrong says it to those who do not see it. */
  tell(says: string, isWrong: boolean): void {
    setText(this.stands, says);
    setAttr(this.stands, "data-wrong", isWrong ? "" : null);
  }

  /** Says what can be taken back; a button that can do nothing now keeps the focus all the same. */
  remember(done: number, undone: number): void {
    setAttr(this.undoButton, "aria-disabled", done > 0 ? null : "true");
    setAttr(this.redoButton, "aria-disabled", undone > 0 ? null : "true");
  }

  /** Offers to take back what was written, but not beside a board with an undo of its own, which one would take it for. */
  standBeside(shown: string): void {
    for (const button of [this.undoButton, this.redoButton]) show(button, WRITES.includes(shown));
  }

  update(starters: readonly Starter[], own: string): void {
    const { words } = this.host;
    setAttr(this.element, "aria-label", words("studio-ui-files"));
    for (const [part, name] of [[this.fresh.button, "new"], [this.openButton, "open"], [this.saveButton, "save"], [this.shareButton, "share"], [this.undoButton, "undo"], [this.redoButton, "redo"],
      [this.keptNote, "kept-note"]] as const) setText(part, words(`studio-ui-${name}`));
    keyed(this.starters, starters, ({ id }) => id, ({ id }) => this.offer(() => this.deeds.begin(id)), (item, { title, says }) => {
      const [name, about] = Array.from(item.firstElementChild?.children ?? []) as [HTMLElement, HTMLElement];
      setText(name, title);
      setText(about, says);
      show(about, says !== "");
    });
    const offered = this.store.read().filter(({ war }) => war !== own);
    setText(this.kept.button, words("studio-ui-kept", { count: offered.length }));
    show(this.kept.element, offered.length > 0);
    const date = new Intl.DateTimeFormat(this.host.lang, { dateStyle: "long", timeStyle: "short" });
    keyed(this.keptList, offered, ({ war, when }) => `${war} ${when}`, (kept) => this.offer(() => this.deeds.resume(kept)), (item, kept) => {
      const [name, about] = Array.from(item.firstElementChild?.children ?? []) as [HTMLElement, HTMLElement];
      setText(name, kept.label);
      setText(about, date.format(new Date(kept.when)));
    });
  }

  private offer(act: () => void): HTMLLIElement {
    const button = h("button", { type: "button", class: "al-quiet-button" }, h("strong"), h("span"));
    button.addEventListener("click", act);
    return h("li", {}, button);
  }
}
