// New, open, save, share: a row of buttons, and the texts that the browser keeps.

import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { fileField } from "../shared/files";
import { Menu } from "../shared/parts/menu";
import type { Kept, Store } from "../shared/keeping/store";
import type { Host } from "./types";

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
}

export class Bar {
  private readonly starters = h("ul");
  private readonly fresh = new Menu("al-studio-new", this.starters);
  private readonly openButton = h("button", { type: "button", class: "al-button" });
  private readonly saveButton = h("button", { type: "button", class: "al-button" });
  private readonly shareButton = h("button", { type: "button", class: "al-button" });
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
    this.element = h("div", { class: "al-studio-bar", role: "group" }, this.fresh.element, this.openButton, this.saveButton, this.shareButton, this.kept.element, this.input);
  }

  end(): void {
    this.fresh.end();
    this.kept.end();
  }

  update(starters: readonly Starter[], own: string): void {
    const { words } = this.host;
    setAttr(this.element, "aria-label", words("studio-ui-files"));
    for (const [part, name] of [[this.fresh.button, "new"], [this.openButton, "open"], [this.saveButton, "save"], [this.shareButton, "share"],
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
