// How a run stands: a bar, the numbers, what went wrong, and now and then a word for those who cannot see it. At its end a way to
// what came out, which may stand far below.

import { h, setAttrs, setText, show } from "../shared/dom";
import type { Host, Progress } from "./types";

const RESULTS = ".al-laboratory-results, .al-pane";

export class ProgressView {
  private readonly bar = h("progress");
  private readonly text = h("span", { class: "al-lab-count" });
  private readonly notes = h("ul", { class: "al-lab-notes" });
  private readonly error = h("p", { class: "al-lab-error", role: "alert" });
  private readonly said = h("p", { class: "al-lab-said", role: "status" });
  private readonly onward = h("button", { type: "button", class: "al-quiet-button" });
  private readonly shown = h("div", { class: "al-lab-progress", hidden: true }, this.bar, this.text, this.onward, this.notes, this.error);
  // The live region stands outside of what is hidden: it must be there before it speaks.
  readonly element = h("div", {}, this.shown, this.said);

  constructor(private readonly host: Host) {
    this.onward.addEventListener("click", () => this.toResults());
  }

  update(progress: Progress | null): void {
    const begins = progress?.going === true && this.bar.dataset["going"] !== "true";
    show(this.shown, progress !== null);
    if (!progress) return setText(this.said, "");
    setAttrs(this.bar, { max: progress.wars, value: progress.done, "aria-label": this.host.words("lab-ui-progress") });
    this.bar.dataset["going"] = String(progress.going);
    setText(this.text, progress.text);
    if (this.notes.textContent !== progress.notes.join("")) this.notes.replaceChildren(...progress.notes.map((note) => h("li", {}, note)));
    setText(this.error, progress.error);
    show(this.error, Boolean(progress.error));
    setText(this.said, progress.said);
    setText(this.onward, this.host.words("lab-ui-to-results"));
    show(this.onward, !progress.going && progress.done > 0);
    if (begins) this.shown.scrollIntoView({ block: "nearest" });
  }

  /** Leads to the first result below. */
  private toResults(): void {
    const follows = (other: Node) => this.element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const result = [...document.querySelectorAll<HTMLElement>(RESULTS)].find((one) => follows(one) && one.checkVisibility());
    if (!result) return;
    setAttrs(result, { tabindex: -1 });
    result.focus({ preventScroll: true });
    result.scrollIntoView({ block: "start" });
  }
}
