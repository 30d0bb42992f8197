// Through time by a slider and by steps: one request at a time, the last wish wins.

import type { DoingDesk } from "../desk";
import { h, setAttrs, setName } from "../dom";
import { sign } from "./glyph";

const SETTLE = 120; // milliseconds that the slider must rest before its moment is asked for

/** A moment on or back, or the beginning of a turn. */
export type Way = "back" | "forward" | "turn-back" | "turn-forward";

/** Names of the texts that say what slider and buttons do; a way without a name has no button. */
export type Names = { slider: string } & Partial<Record<Way, string>>;

export class Scrubber {
  readonly slider = h("input", { type: "range", min: 0, step: 1 });
  /** One for each way that has a name, in their order. */
  readonly buttons: HTMLButtonElement[];
  private readonly ways: Way[];
  private wish: number | null = null;
  private asked: number | null = null;
  private seen: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param starts - in which moments turns begin; @param taken - called after the reader has gone somewhere */
  constructor(private readonly desk: DoingDesk, private readonly names: Names, style: string,
    private readonly starts: () => readonly number[], private readonly taken: () => void) {
    this.seen = desk.scene;
    this.ways = (Object.keys(names) as (keyof Names)[]).filter((way) => way !== "slider");
    this.buttons = this.ways.map((way) => {
      const button = h("button", { type: "button", class: style, "data-do": way }, sign(way));
      button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && this.take(this.target(way)));
      return button;
    });
    this.slider.addEventListener("input", () => this.take(Number(this.slider.value), true));
    this.slider.addEventListener("keydown", (event) => this.turnByPage(event));
  }

  /** The moment that the reader is on the way to, else the one that is shown. */
  get goal(): number {
    return this.wish ?? this.asked ?? this.desk.scene.time.at;
  }

  /** Goes to a moment; a wish that may change at once, as while the slider is drawn, is asked for a little later. */
  go(at: number, soon = false): void {
    this.wish = Math.min(Math.max(at, 0), this.desk.scene.time.last);
    clearTimeout(this.timer);
    if (soon) this.timer = setTimeout(() => this.send(), SETTLE);
    else this.send();
  }

  /** Follows the scene; true when it is a new one. `said` is what the slider says of its moment. */
  update(said: (goal: number) => string): boolean {
    const fresh = this.follow();
    const { scene: { time: { last } }, words } = this.desk;
    const { goal } = this;
    setAttrs(this.slider, { max: last, "aria-label": words(this.names.slider), "aria-valuetext": said(goal) });
    if (this.slider.value !== String(goal)) this.slider.value = String(goal);
    for (const [at, button] of this.buttons.entries()) {
      const way = this.ways[at] as Way;
      setName(button, words(this.names[way] ?? ""));
      // aria-disabled instead of disabled: a button that goes dead under the focus would lose it.
      setAttrs(button, { "aria-disabled": this.target(way) === goal ? "true" : null });
    }
    return fresh;
  }

  /** Gives up what was not answered. */
  stop(): void {
    clearTimeout(this.timer);
    this.wish = this.asked = null;
  }

  private follow(): boolean {
    const { scene } = this.desk;
    if (scene === this.seen) return false;
    this.seen = scene;
    this.asked = null;
    if (this.wish === scene.time.at) this.wish = null;
    this.send();
    return true;
  }

  private take(at: number, soon = false): void {
    this.go(at, soon);
    this.taken();
  }

  /** Where a way leads from the moment the reader is on the way to. */
  private target(way: Way): number {
    const { goal, desk: { scene: { time: { last } } } } = this;
    if (way === "back") return Math.max(0, goal - 1);
    if (way === "forward") return Math.min(last, goal + 1);
    const starts = [0, ...this.starts(), last];
    return way === "turn-back" ? Math.max(0, ...starts.filter((at) => at < goal)) : Math.min(last, ...starts.filter((at) => at > goal));
  }

  /** The page keys go from turn to turn. */
  private turnByPage(event: KeyboardEvent): void {
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    event.preventDefault();
    this.take(this.target(event.key === "PageUp" ? "turn-forward" : "turn-back"), true);
  }

  private send(): void {
    const { at, last } = this.desk.scene.time;
    if (this.wish === null || this.asked !== null) return;
    const wish = this.wish;
    if (wish === at) this.wish = null;
    // Refused while another deed waits for its answer: the wish stays, and goes with the scene that comes then.
    else if (this.desk.tell({ kind: "look", at: wish === last ? null : wish })) [this.asked, this.wish] = [wish, null];
  }
}
