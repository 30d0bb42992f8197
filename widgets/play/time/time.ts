// The time bar under the map: every moment of the war on a slider, steps, replay, the way back to now.

import type { Desk } from "../desk";
import type { Time } from "../types";
import type { Part } from "../../shared/desk";
import type { Words } from "../../shared/types";
import { h, keyed, setAttr, setAttrs, setName, setText, show } from "../../shared/dom";
import { sign } from "../../shared/parts/glyph";
import { focusBehind } from "../../shared/parts/menu";
import { Scrubber } from "../../shared/parts/scrubber";
import { Moments } from "./moments";
import { PACES, Replay, type Pace } from "./replay";
import { momentText, turnAt } from "./when";

const NAMES = { slider: "board-time-slider", back: "board-time-back", forward: "board-time-forward" };
const LABEL_GAP = 0.1; // of the bar between two numbers: two figures have room even on a short bar
export class TimeBar implements Part {
  readonly element: HTMLElement;
  readonly moments: Moments;
  private readonly scrubber: Scrubber;
  private readonly replay: Replay;
  private readonly play = h("button", { type: "button", class: "al-tool al-time-button", "data-do": "play" });
  private readonly ticks = h("div", { class: "al-ticks", "aria-hidden": "true" });
  private readonly marks = h("div", { class: "al-time-marks", "aria-hidden": "true" });
  private readonly moment = h("span", { class: "al-time-at", "aria-hidden": "true" });
  private readonly pace = h("select", { class: "al-time-pace" });
  private readonly now = h("button", { type: "button", class: "al-button", "data-do": "now" });
  private readonly open = h("button", { type: "button", class: "al-button", "data-do": "moments" });
  private readonly page = h("button", { type: "button", class: "al-button", "data-hot": "t" });
  private readonly pacing = h("label", { class: "al-tool-row" }, h("span"), this.pace);
  private readonly row: HTMLElement;
  /** For the menu of tools. */
  readonly tools: readonly HTMLElement[] = [this.page, this.open, this.pacing];
  private shownPlaying: boolean | null = null;

  constructor(private readonly desk: Desk) {
    this.scrubber = new Scrubber(desk, NAMES, "al-tool al-time-button", () => desk.scene.time.turns.map(([, at]) => at), () => this.taken());
    this.replay = new Replay(desk, this.scrubber, () => this.update());
    const { slider, buttons: [back, forward] } = this.scrubber;
    slider.classList.add("al-time-slider");
    this.moments = new Moments(desk, (at) => this.go(at), () => this.toggleMoments());
    this.pace.append(...Object.keys(PACES).map((name) => h("option", { value: name })));
    this.pace.value = this.replay.pace;
    // Time runs from left to right in every language.
    this.row = h("div", { class: "al-time-row", role: "group", dir: "ltr" },
      h("div", { class: "al-time-buttons" }, back, this.play, forward),
      h("div", { class: "al-time-line" }, this.marks, slider, this.ticks), this.moment, this.now);
    this.element = h("div", { class: "al-time" }, this.row, this.moments.element);
    this.listen();
  }

  /** Goes to a moment; a replay ends. */
  go(at: number): void {
    this.scrubber.go(at);
    this.taken();
  }

  toNow(): void {
    this.go(this.desk.scene.time.last);
  }

  /** Ends a replay and forgets wishes: the reader has chosen something, or the kernel is silent. */
  stop(): void {
    this.replay.stop();
    this.scrubber.stop();
    this.update();
  }

  end(): void {
    this.replay.end();
    this.scrubber.stop();
    this.moments.end();
  }

  /** The moment that is shown in words, with what came about in it; nothing while the slider itself says so. */
  says(): string {
    const { slider } = this.scrubber;
    return slider.matches(":focus") ? "" : (slider.getAttribute("aria-valuetext") ?? "");
  }

  get playing(): boolean {
    return this.replay.playing;
  }

  update(): void {
    const { words, scene: { time } } = this.desk;
    if (this.scrubber.update((goal) => this.said(goal))) this.replay.update();
    const { goal, slider } = this.scrubber;
    slider.style.setProperty("--al-gone", share(goal, time));
    setAttr(this.row, "aria-label", words("board-time"));
    this.updateButtons(time, goal, words);
    this.drawTicks(time);
    setText(this.moment, `${goal} / ${time.last}`);
    for (const option of Array.from(this.pace.options)) setText(option, words(`board-time-${option.value}`));
    setText(this.pacing.firstElementChild as Element, words("board-time-pace"));
    this.moments.update();
  }

  toggleMoments(): void {
    this.moments.open = !this.moments.open;
    this.update();
    if (this.moments.open) this.moments.focus();
    else focusBehind(this.open);
  }

  /** The reader has gone somewhere: a replay ends. */
  private taken(): void {
    this.replay.stop();
    this.update();
  }

  /** A moment in words, with what came about in it where it is the one that is shown. */
  private said(goal: number): string {
    const { words, look: { log }, scene: { time } } = this.desk;
    const came = goal === time.at ? log.filter((entry) => entry.ply === goal).at(-1)?.text : undefined;
    return [momentText(words, turnAt(time, goal), goal, time.last), came].filter(Boolean).join(". ");
  }

  private updateButtons(time: Time, goal: number, words: Words): void {
    const { playing } = this.replay;
    setName(this.play, words(playing ? "board-time-pause" : goal < time.last ? "board-time-play" : "board-time-replay"));
    setAttrs(this.play, { "aria-disabled": time.last > 0 ? null : "true" });
    if (this.shownPlaying !== playing) this.play.replaceChildren(sign(playing ? "pause" : "play"));
    this.shownPlaying = playing;
    setText(this.now, words("board-time-now-short"));
    setAttrs(this.now, { title: words("board-time-now"), "aria-disabled": time.at < time.last ? null : "true" });
    setText(this.page, words("board-page-turn"));
    setAttrs(this.page, { title: words("board-page-turn-title"), "data-turn-page": pageAt(time) });
    show(this.page, pageAt(time) > 0);
    setText(this.open, words("board-moments-short"));
    setAttrs(this.open, { title: words("board-moments"), "aria-expanded": String(this.moments.open) });
  }

  /** Where turns begin, with as many numbers as there is room for; and the bookmarks over the bar. */
  private drawTicks(time: Time): void {
    let labelled = -1;
    const ticks = time.turns.filter(([turn]) => turn > 0).map(([turn, at]) => {
      const here = time.last ? at / time.last : 0;
      const shown = labelled < 0 || here - labelled >= LABEL_GAP;
      if (shown) labelled = here;
      return { turn, at, shown };
    });
    keyed(this.ticks, ticks, ({ turn }) => String(turn), () => h("span"), (element, { turn, at, shown }) => {
      element.style.left = share(at, time);
      setText(element, shown ? String(turn) : "");
    });
    keyed(this.marks, time.marks, ({ name, at }) => `${at} ${name}`, () => h("span"), (element, { name, at }) => {
      element.style.left = share(at, time);
      setAttr(element, "title", name);
    });
  }

  private listen(): void {
    const does: [HTMLElement, () => void][] = [
      [this.play, () => (this.replay.playing ? this.replay.stop() : this.replay.start())],
      [this.now, () => this.toNow()],
      [this.open, () => this.toggleMoments()]];
    for (const [button, act] of does) {
      button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && act());
    }
    this.pace.addEventListener("change", () => (this.replay.pace = this.pace.value as Pace));
  }
}

/** The page at hand: that of the turn that is looked back at, else of the last that has ended; or the game says which. */
function pageAt({ at, last, turn, turns, pages }: Time): number {
  if (pages) return pages.here;
  const first = turns.find(([one]) => one > 0)?.[0] ?? 1; // a lesson may begin in a later turn
  return at < last ? turn : Math.max(turn - 1, Math.min(turn, first));
}

/** Where a moment stands on the bar; the thumb of a slider never hangs over its ends. */
function share(at: number, time: Time): string {
  const part = time.last ? at / time.last : 1;
  return `calc(8px + ${part.toFixed(4)} * (100% - 16px))`;
}
