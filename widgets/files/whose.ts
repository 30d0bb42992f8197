// What the browser keeps of a lesson may be somebody else's: at a computer that many use, whoever comes chooses first.

import { h, setText, show } from "../shared/dom";
import type { Kept } from "../shared/keeping/store";
import type { Words } from "../shared/types";
import { moment } from "./kept";

export class Whose {
  private readonly question = h("p");
  private readonly goOn = h("button", { type: "button", class: "al-button" });
  private readonly anew = h("button", { type: "button", class: "al-button" });
  private readonly note = h("p", { class: "al-files-hint" });
  readonly element = h("section", { class: "al-files-whose", hidden: true }, this.question, this.goOn, this.anew, this.note);
  private kept: Kept | undefined;

  /** @param chosen - called with what is to be gone on with; with nothing to begin anew */
  constructor(private readonly words: Words, private readonly lang: () => string, chosen: (kept: Kept | undefined) => void) {
    const choose = (kept: Kept | undefined) => {
      this.withdraw();
      chosen(kept);
    };
    this.goOn.addEventListener("click", () => choose(this.kept));
    this.anew.addEventListener("click", () => choose(undefined));
  }

  /** Asks, before anything of it is shown. */
  ask(kept: Kept): void {
    this.kept = kept;
    document.documentElement.dataset["choosing"] = "";
    this.update();
  }

  /** Asks no more. */
  withdraw(): void {
    this.kept = undefined;
    delete document.documentElement.dataset["choosing"];
    this.update();
  }

  update(): void {
    const { kept, words } = this;
    show(this.element, kept !== undefined);
    if (!kept) return;
    setText(this.question, words("files-whose"));
    setText(this.goOn, words("files-whose-on", { label: kept.label, date: moment(kept.when, this.lang()) }));
    setText(this.anew, words("files-whose-anew"));
    setText(this.note, words("files-whose-note"));
  }
}
