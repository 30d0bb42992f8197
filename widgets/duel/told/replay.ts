// The replay: a slider over the moments of the game, steps by moment and by turn.

import type { Part } from "../../shared/desk";
import { h, setAttr, setText, show } from "../../shared/dom";
import { Scrubber } from "../../shared/parts/scrubber";
import type { Desk } from "../desk";

const NAMES = { "turn-back": "duel-table-replay-turn-back", back: "duel-table-replay-back", slider: "duel-table-replay-slider",
  forward: "duel-table-replay-forward", "turn-forward": "duel-table-replay-turn-forward" };

export class Replay implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly scrubber: Scrubber;
  private readonly moment = h("output", { class: "al-duel-replay-place" });
  private readonly note = h("p", { class: "al-hint" });

  constructor(private readonly desk: Desk) {
    this.scrubber = new Scrubber(desk, NAMES, "al-tool", () => desk.scene.time.turns.map(({ ply }) => ply), () => this.update());
    const { slider, buttons: [turnBack, back, forward, turnForward] } = this.scrubber;
    this.element = h("section", { class: "al-duel-replay", hidden: true }, this.title,
      h("div", { class: "al-duel-replay-row" }, turnBack, back, slider, forward, turnForward, this.moment), this.note);
  }

  update(): void {
    const { scene: { time }, words } = this.desk;
    this.scrubber.update((goal) => this.said(goal));
    show(this.element, time.last > 0 && (time.open || time.at < time.last));
    setText(this.title, words("duel-table-replay"));
    setAttr(this.element, "aria-label", words("duel-table-replay"));
    setText(this.note, words("duel-table-replay-open"));
    show(this.note, time.open);
    setText(this.moment, this.said(this.scrubber.goal));
  }

  /** Gives up wishes that were not answered. */
  stop(): void {
    this.scrubber.stop();
  }

  private said(goal: number): string {
    const { scene: { time }, words } = this.desk;
    const turn = time.turns.filter(({ ply }) => ply <= goal).at(-1)?.turn;
    return [turn ? `${words("duel-table-turn")} ${turn}` : "", `${goal} / ${time.last}`].filter(Boolean).join(" · ");
  }
}
