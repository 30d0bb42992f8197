// The wars that the browser keeps, each to go on with or to forget: a list that lies over the page.

import { h, setAttr, setText, show } from "../shared/dom";
import type { Kept } from "../shared/keeping/store";
import type { Words } from "../shared/types";

/** What the list needs of the desk it stands on. */
export interface Host {
  readonly words: Words;
  readonly lang: string;
  resume(kept: Kept): void;
  forget(kept: Kept): void;
}

export class KeptList {
  readonly hint = h("p", { class: "al-files-hint" });
  private readonly title = h("summary");
  private readonly wars = h("ul");
  private readonly list = h("div", { class: "al-files-list" }, this.wars, this.hint);
  readonly element = h("details", { class: "al-files-kept" }, this.title, this.list);

  constructor(private readonly host: Host) {
    this.element.addEventListener("click", (event) => event.stopPropagation()); // the menu around it stays open
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.fold());
  }

  /** Offers wars; `stands` says whether one of them should be gone on with, for none is played yet. */
  update(offered: readonly Kept[], stands: boolean): void {
    const { words, lang } = this.host;
    if (offered.length === 0) this.fold();
    show(this.element, offered.length > 0); // a list of nothing would say that the war on the board is not kept
    setText(this.title, `${words("files-kept")} (${offered.length})`);
    setAttr(this.element, "data-offers", stands && offered.length > 0);
    const shown = [lang, ...offered.map((kept) => `${kept.war} ${kept.when} ${kept.damaged ?? ""}`)].join();
    if (this.wars.dataset["shown"] === shown) return;
    this.wars.dataset["shown"] = shown;
    this.wars.replaceChildren(...offered.map((kept) => this.offer(kept, offered)));
  }

  /** Puts the focus on the first war; false if there is none. */
  focus(): boolean {
    const first = this.wars.querySelector("button");
    first?.focus();
    return first !== null;
  }

  private fold(): void {
    if (!this.element.open) return;
    if (this.list.contains(document.activeElement)) this.title.focus();
    this.element.open = false;
  }

  private offer(kept: Kept, all: readonly Kept[]): HTMLLIElement {
    const { words, lang } = this.host;
    const date = moment(kept.when, lang);
    const twins = all.filter((one) => one !== kept && one.label === kept.label && moment(one.when, lang) === date);
    // Wars of one name that were left in the same minute are told apart by the second.
    const values = { date: twins.length ? moment(kept.when, lang, "medium") : date, label: kept.label };
    const resume = h("button", { type: "button", class: "al-button" }, words(kept.damaged ? "files-resume-damaged" : "files-resume", values));
    resume.addEventListener("click", () => {
      this.fold();
      this.host.resume(kept);
    });
    const forget = h("button", { type: "button", class: "al-quiet-button al-files-forget", "aria-label": words("files-forget-war", values) },
      words("files-forget"));
    forget.addEventListener("click", () => this.host.forget(kept));
    return h("li", {}, resume, forget);
  }
}

/** A moment in the reader's language. */
export function moment(when: number, lang: string, timeStyle: "short" | "medium" = "short"): string {
  return new Intl.DateTimeFormat(lang || undefined, { dateStyle: "long", timeStyle }).format(new Date(when));
}
