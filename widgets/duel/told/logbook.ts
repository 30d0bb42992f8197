// The log: all that this viewer may know to have happened, turn by turn, newest last.

import { h, keyed, setText } from "../../shared/dom";
import type { Desk } from "../desk";
import type { LogLine } from "../types";
import type { Part } from "../../shared/desk";
import { drawLine, lineKey } from "./lines";
import { LineBox } from "../../shared/told/lines";

type Entry = { key: string; turn: number; line: LogLine | null };

/** The lines with a heading before each turn. */
function withTurns(log: readonly LogLine[]): Entry[] {
  return log.flatMap((line, at) => [
    ...(line.turn !== log[at - 1]?.turn ? [{ key: `turn ${line.turn} ${at}`, turn: line.turn, line: null }] : []),
    { key: lineKey(line, at), turn: line.turn, line },
  ]);
}

export class Logbook implements Part {
  readonly element: HTMLElement;
  private readonly name = h("span");
  private readonly count = h("span", { class: "al-duel-badge" });
  private readonly box = new LineBox("al-duel-log-box");
  private length = 0;

  constructor(private readonly desk: Desk) {
    const fold = h("details", { class: "al-duel-log" }, h("summary", {}, h("h3", {}, this.name), this.count), this.box.element);
    fold.addEventListener("toggle", () => this.box.toEnd());
    this.element = fold;
  }

  update(): void {
    const { scene: { log }, words } = this.desk;
    setText(this.name, words("duel-table-log"));
    setText(this.count, String(log.length));
    this.box.name(words("duel-table-log"));
    keyed(this.box.list, withTurns(log), (entry) => entry.key, (entry) => this.make(entry), () => undefined);
    if (log.length !== this.length) this.box.toEnd();
    this.length = log.length;
  }

  private make({ turn, line }: Entry): HTMLElement {
    if (line) return drawLine(this.desk, line);
    const { words } = this.desk;
    return h("li", { class: "al-duel-log-turn" }, turn > 0 ? `${words("duel-table-turn")} ${turn}` : words("duel-table-turn-before"));
  }
}
