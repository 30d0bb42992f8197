// The time bar under the map: every moment of the war on a slider, steps, replay, the way back to now.

import type { Desk } from "./desk";
import type { Time } from "./types";
import type { Part } from "../shared/desk";
import type { Words } from "../shared/types";
import { h, keyed, setAttr, setAttrs, setText, svg } from "../shared/dom";
import { Moments } from "./moments";
import { PACES, Replay, Seeker, type Pace } from "./seek";
import { momentText, turnAt } from "./when";

const LABEL_GAP = 0.055; // share of the bar that the number of a turn needs
const SIGNS = {
  back: "M11 3L5 8L11 13ZM3 3h2v10h-2Z",
  forward: "M5 3L11 8L5 13ZM11 3h2v10h-2Z",
  play: "M4 2.5L13 8L4 13.5Z",
  pause: "M4 3h3v10h-3ZM9 3h3v10h-3Z",
} as const;

type Sign = keyof typeof SIGNS;

function signButton(name: Sign): HTMLButtonElement {
  return h("button", { type: "button", class: "al-time-button", "data-do": name },
    svg("svg", { viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" }, svg("path", { d: SIGNS[name] })));
}

export class TimeBar implements Part {
  readonly element: HTMLElement;
  readonly moments: Moments;
  private readonly seeker: Seeker;
  private readonly replay: Replay;
  private readonly back = signButton("back");
  private readonly play = signButton("play");
  private readonly forward = signButton("forward");
  private readonly slider = h("input", { type: "range", min: 0, step: 1, class: "al-time-slider" });
  private readonly ticks = h("div", { class: "al-ticks", "aria-hidden": "true" });
  private readonly marks = h("div", { class: "al-time-marks", "aria-hidden": "true" });
  private readonly place = h("span", { class: "al-time-at", "aria-hidden": "true" });
  private readonly pace = h("select", { class: "al-time-pace" });
  private readonly now = h("button", { type: "button", class: "al-small-button", "data-do": "now" });
  private readonly open = h("button", { type: "button", class: "al-small-button", "data-do": "moments" });
  private readonly row: HTMLElement;

  constructor(private readonly desk: Desk) {
    this.seeker = new Seeker(desk);
    this.replay = new Replay(desk, this.seeker, () => this.update());
    this.moments = new Moments(desk, (at) => this.go(at), () => this.toggleMoments());
    this.pace.append(...Object.keys(PACES).map((name) => h("option", { value: name })));
    this.pace.value = this.replay.pace;
    // Time runs from left to right in every language.
    this.row = h("div", { class: "al-time-row", role: "group", dir: "ltr" },
      h("div", { class: "al-time-buttons" }, this.back, this.play, this.forward),
      h("div", { class: "al-time-line" }, this.marks, this.slider, this.ticks), this.place, this.pace, this.now, this.open);
    this.element = h("div", { class: "al-time" }, this.row, this.moments.element);
    this.listen();
  }

  /** Goes to a moment; a replay ends. */
  go(at: number): void {
    this.replay.stop();
    this.seeker.go(at);
    this.update();
  }

  toNow(): void {
    this.go(this.desk.scene.time.last);
  }

  /** Ends a replay and forgets wishes: the reader has chosen something, or the kernel is silent. */
  stop(): void {
    this.replay.stop();
    this.seeker.stop();
    this.update();
  }

  /** The moment that is shown in words, with what came about in it; nothing while the slider itself says so. */
  says(): string {
    return this.slider.matches(":focus") ? "" : (this.slider.getAttribute("aria-valuetext") ?? "");
  }

  get playing(): boolean {
    return this.replay.playing;
  }

  update(): void {
    if (this.seeker.update()) this.replay.update();
    const { words, scene: { time } } = this.desk;
    const { goal } = this.seeker;
    setAttr(this.row, "aria-label", words("board-time"));
    this.updateButtons(time, goal, words);
    this.updateSlider(time, goal, words);
    this.drawTicks(time);
    setText(this.place, `${goal} / ${time.last}`);
    for (const option of Array.from(this.pace.options)) setText(option, words(`board-time-${option.value}`));
    setAttr(this.pace, "aria-label", words("board-time-pace"));
    this.moments.update();
  }

  toggleMoments(): void {
    this.moments.open = !this.moments.open;
    this.update();
    if (this.moments.open) this.moments.focus();
    else this.open.focus({ preventScroll: true });
  }

  private updateButtons(time: Time, goal: number, words: Words): void {
    const { playing } = this.replay;
    const buttons: [HTMLButtonElement, string, boolean][] = [
      [this.back, "board-time-back", goal > 0],
      [this.forward, "board-time-forward", goal < time.last],
      [this.play, playing ? "board-time-pause" : goal < time.last ? "board-time-play" : "board-time-replay", time.last > 0]];
    for (const [button, key, live] of buttons) {
      setAttrs(button, { "aria-label": words(key), title: words(key), "aria-disabled": live ? null : "true" });
    }
    setAttr(this.play.querySelector("path") as Element, "d", playing ? SIGNS.pause : SIGNS.play);
    setText(this.now, words("board-time-now-short"));
    setAttrs(this.now, { title: words("board-time-now"), "aria-disabled": time.at < time.last ? null : "true" });
    setText(this.open, words("board-moments-short"));
    setAttrs(this.open, { title: words("board-moments"), "aria-expanded": String(this.moments.open) });
  }

  private updateSlider(time: Time, goal: number, words: Words): void {
    setAttrs(this.slider, { max: time.last, "aria-label": words("board-time-slider") });
    if (this.slider.value !== String(goal)) this.slider.value = String(goal);
    const said = goal === time.at ? this.desk.look.log.filter((entry) => entry.ply === goal).at(-1)?.text : undefined;
    setAttr(this.slider, "aria-valuetext", [momentText(words, turnAt(time, goal), goal, time.last), said].filter(Boolean).join(". "));
    this.slider.style.setProperty("--al-gone", share(goal, time));
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
      [this.back, () => this.go(this.seeker.goal - 1)],
      [this.forward, () => this.go(this.seeker.goal + 1)],
      [this.play, () => (this.replay.playing ? this.replay.stop() : this.replay.start())],
      [this.now, () => this.toNow()],
      [this.open, () => this.toggleMoments()]];
    for (const [button, act] of does) {
      button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && act());
    }
    this.slider.addEventListener("input", () => this.seek(Number(this.slider.value)));
    this.slider.addEventListener("keydown", (event) => this.turnByPage(event));
    this.pace.addEventListener("change", () => (this.replay.pace = this.pace.value as Pace));
  }

  private seek(at: number): void {
    this.replay.stop();
    this.seeker.go(at, true);
    this.update();
  }

  /** The page keys go from turn to turn. */
  private turnByPage(event: KeyboardEvent): void {
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    event.preventDefault();
    const { time } = this.desk.scene;
    const starts = [0, ...time.turns.map(([, at]) => at), time.last];
    const { goal } = this.seeker;
    this.seek(event.key === "PageUp" ? Math.min(...starts.filter((at) => at > goal), time.last)
      : Math.max(...starts.filter((at) => at < goal), 0));
  }
}

/** Where a moment stands on the bar; the thumb of a slider never hangs over its ends. */
function share(at: number, time: Time): string {
  const part = time.last ? at / time.last : 1;
  return `calc(8px + ${part.toFixed(4)} * (100% - 16px))`;
}
