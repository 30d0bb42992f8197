// The replay: a slider over the moments of the game, steps by moment and by turn. One request at a time, the last wish wins.

import { h, setAttr, setAttrs, setText, show } from "../shared/dom";
import type { Desk } from "./desk";
import type { Scene } from "./types";
import type { Part } from "../shared/desk";
import { sign, type Sign } from "./glyphs";

const SETTLE = 120; // milliseconds that the slider must rest before its moment is asked for

const STEPS: [name: string, sign: Sign][] = [["turn-back", "first"], ["back", "back"], ["forward", "forward"], ["turn-forward", "last"]];

export class Replay implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly slider = h("input", { type: "range", min: 0, step: 1 });
  private readonly place = h("output", { class: "al-duel-replay-place" });
  private readonly note = h("p", { class: "al-hint" });
  private readonly buttons = STEPS.map(([name, glyph]) => h("button", { type: "button", class: "al-tool", "data-do": name }, sign(glyph)));
  private wish: number | null = null;
  private asked = false;
  private seen: Scene | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {
    const [turnBack, back, forward, turnForward] = this.buttons;
    this.element = h("section", { class: "al-duel-replay", hidden: true }, this.title,
      h("div", { class: "al-duel-replay-row" }, turnBack, back, this.slider, forward, turnForward, this.place), this.note);
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value), SETTLE));
    for (const [at, button] of this.buttons.entries()) button.addEventListener("click", () => this.step(STEPS[at]?.[0] ?? ""));
  }

  update(): void {
    const { scene, words } = this.desk;
    const { time } = scene;
    if (scene !== this.seen) this.asked = false;
    this.seen = scene;
    if (this.wish === time.at) this.wish = null;
    this.send();
    show(this.element, time.last > 0 && (time.open || time.at < time.last));
    setText(this.title, words("table-replay"));
    setText(this.note, words("table-replay-open"));
    show(this.note, time.open);
    setAttr(this.element, "aria-label", words("table-replay"));
    this.updateSlider();
    for (const [at, button] of this.buttons.entries()) {
      const name = `table-replay-${STEPS[at]?.[0] ?? ""}`;
      const live = at < this.buttons.length / 2 ? this.goal > 0 : this.goal < time.last;
      setAttrs(button, { "aria-label": words(name), title: words(name), "aria-disabled": live ? null : "true" });
    }
  }

  /** Gives up wishes that were not answered. */
  stop(): void {
    clearTimeout(this.timer);
    this.wish = null;
    this.asked = false;
  }

  private get goal(): number {
    return this.wish ?? this.desk.scene.time.at;
  }

  private updateSlider(): void {
    const { scene: { time }, words } = this.desk;
    const turn = time.turns.filter(({ ply }) => ply <= this.goal).at(-1)?.turn;
    setAttrs(this.slider, { max: time.last, "aria-label": words("table-replay-slider") });
    if (this.slider.value !== String(this.goal)) this.slider.value = String(this.goal);
    const text = [turn ? `${words("table-turn")} ${turn}` : "", `${this.goal} / ${time.last}`].filter(Boolean).join(" · ");
    setAttr(this.slider, "aria-valuetext", text);
    setText(this.place, text);
  }

  private step(name: string): void {
    const { time } = this.desk.scene;
    const starts = time.turns.map(({ ply }) => ply);
    if (name === "back") this.go(this.goal - 1);
    else if (name === "forward") this.go(this.goal + 1);
    else if (name === "turn-back") this.go(Math.max(0, ...starts.filter((ply) => ply < this.goal)));
    else this.go(Math.min(time.last, ...starts.filter((ply) => ply > this.goal)));
  }

  private go(at: number, later = 0): void {
    this.wish = Math.max(0, Math.min(this.desk.scene.time.last, at));
    clearTimeout(this.timer);
    if (later) this.timer = setTimeout(() => this.send(), later);
    else this.send();
    this.updateSlider();
  }

  private send(): void {
    const { time } = this.desk.scene;
    if (this.wish === null || this.asked || this.wish === time.at) return;
    // Refused while another answer is awaited: the wish stays, and goes with the scene that comes then.
    this.asked = this.desk.tell({ kind: "look", at: this.wish === time.last ? null : this.wish });
  }
}
