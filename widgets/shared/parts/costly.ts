// After a game: which decisions of its reader cost most. The kernel judges a few at a time, as long as somebody waits here.

import "./costly.css";
import { focusedIn, h, setAttr, setText, show } from "../dom";
import type { Seat, Words } from "../types";

/** What was done, or could have been; `steps` where the text does not say each. */
interface InWords {
  text: string;
  steps: string;
}

/** A decision that cost something: the moment before it, and what would have been better. */
interface Row {
  at: number;
  when: string;
  played: InWords;
  better: InWords;
  cost: string;
}

/** Reply to `costly`: how far the kernel has come; all but the numbers is empty until it has judged every decision. */
export interface Costly {
  done: number;
  of: number;
  sides: { side: Seat; title: string; none: string; rows: Row[] }[];
  end: string;
  note: string;
}

const SHOWN = 3; // decisions of a side at first; the others are opened
export const SLICE = 30_000; // milliseconds: one decision takes seconds at most, and longer on a busy machine

/** What it needs of the widget on which it stands. */
export interface Host {
  readonly words: Words;
  /** Asks for one more slice; null where no answer comes. */
  more(): Promise<Costly | null>;
  /** Opens a branch at a moment. */
  goOn(at: number): void;
}

/** The section with its button; one for each game that is over. */
export class CostlyView {
  readonly element = h("section", { class: "al-costly" });
  private readonly button = h("button", { type: "button", class: "al-button" });
  private readonly about = h("p", { class: "al-costly-about" });
  private readonly bar = h("progress", { max: 1, value: 0, hidden: true });
  private readonly far = h("span", { class: "al-costly-far" });
  private readonly title = h("h3", { tabindex: -1, hidden: true });
  private readonly status = h("p", { class: "al-costly-status", role: "status" });
  private readonly told = h("div", { class: "al-costly-told" });
  /** Counts the times it was begun or stopped: what an older one hears is not shown. */
  private run = 0;
  private looks = false;
  private last: Costly | null = null;

  constructor(private readonly host: Host) {
    const { words } = host;
    setText(this.button, words("widget-costly"));
    setText(this.about, words("widget-costly-about"));
    setText(this.title, words("widget-costly"));
    setAttr(this.bar, "aria-label", words("widget-costly"));
    this.button.addEventListener("click", () => (this.looks ? this.stop() : void this.look()));
    this.element.append(h("div", { class: "al-costly-head" }, this.button, this.bar, this.far, this.about), this.title, this.status, this.told);
  }

  /** Waits no longer: the kernel is asked for nothing more. */
  stop(): void {
    if (!this.looks) return;
    this.rest();
    setText(this.button, this.host.words("widget-costly-go-on"));
    const { done, of } = this.last ?? { done: 0, of: 0 };
    setText(this.status, this.last ? this.host.words("widget-costly-stopped", { done, of }) : "");
  }

  private async look(): Promise<void> {
    const { host } = this;
    const run = ++this.run;
    this.looks = true;
    setText(this.button, host.words("widget-costly-stop"));
    show(this.about, false);
    setText(this.status, host.words("widget-costly-begun"));
    let [begun, first] = [0, 0];
    for (;;) {
      const reply = await host.more();
      if (run !== this.run) return;
      if (!reply) return this.stop();
      if (!begun) [begun, first] = [performance.now(), reply.done];
      this.last = reply;
      if (reply.done === reply.of) return this.tell(reply);
      const each = reply.done > first ? (performance.now() - begun) / (reply.done - first) : 0;
      this.show(reply, Math.ceil((each * (reply.of - reply.done)) / 1000));
    }
  }

  private show({ done, of }: Costly, seconds: number): void {
    show(this.bar, true);
    [this.bar.max, this.bar.value] = [of, done];
    const { words } = this.host;
    setText(this.far, seconds ? words("widget-costly-left", { done, of, seconds }) : words("widget-costly-progress", { done, of }));
  }

  private rest(): void {
    this.run += 1;
    this.looks = false;
    show(this.bar, false);
    setText(this.far, "");
  }

  private tell({ sides, end, note }: Costly): void {
    this.rest();
    const waited = focusedIn(this.element) === this.button;
    show(this.button, false);
    show(this.title, true);
    setText(this.status, end);
    this.told.replaceChildren(...sides.flatMap((side) => [side.title ? h("h4", {}, side.title) : "", side.none ? h("p", {}, side.none) : this.rows(side.side, side.rows)]),
      h("p", { class: "al-costly-note" }, note));
    if (waited) this.title.focus({ preventScroll: true }); // the button that was pressed is gone
  }

  /** The dearest decisions of a side, and a button for the others, where there are more. */
  private rows(side: Seat, rows: readonly Row[]): HTMLElement {
    const items = rows.map((row) => this.row(side, row));
    const others = items.slice(SHOWN);
    others.forEach((item) => show(item, false));
    const list = h("ol", {}, ...items);
    if (!others.length) return list;
    const all = h("button", { type: "button", class: "al-button al-costly-all" }, this.host.words("widget-costly-all", { count: rows.length }));
    all.addEventListener("click", () => {
      others.forEach((item) => show(item, true));
      all.remove();
      others[0]?.querySelector("button")?.focus({ preventScroll: true }); // the button that was pressed is gone
    });
    return h("div", { class: "al-costly-side" }, list, all);
  }

  private row(side: Seat, { at, when, played, better, cost }: Row): HTMLElement {
    const { words } = this.host;
    const from = h("button", { type: "button", class: "al-button", "aria-label": words("widget-costly-from-which", { when, played: played.text }) }, words("widget-costly-from"));
    from.addEventListener("click", () => this.host.goOn(at));
    return h("li", { "data-side": side }, h("strong", {}, when), h("span", { class: "al-costly-cost" }, cost), from,
      this.said("widget-costly-played", played), this.said("widget-costly-better", better));
  }

  private said(label: "widget-costly-played" | "widget-costly-better", { text, steps }: InWords): HTMLElement {
    const { words } = this.host;
    return h("div", { class: "al-costly-line" }, h("p", {}, h("span", { class: "al-costly-label" }, words(label)), " ", text),
      steps ? h("details", {}, h("summary", {}, words("widget-costly-steps")), h("p", {}, steps)) : "");
  }
}
