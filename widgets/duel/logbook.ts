// The log: all that this viewer may know to have happened, turn by turn, newest last.

import { h, keyed, setAttr, setText } from "../shared/dom";
import type { Desk } from "./desk";
import type { LogLine } from "./types";
import type { Part } from "../shared/desk";
import { lineKey, makeLine } from "./lines";

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
  private readonly list = h("ol", { class: "al-duel-log-list" });
  // A region that scrolls must be reachable by keyboard.
  private readonly box = h("div", { class: "al-duel-log-box", role: "group", tabindex: 0 }, this.list);
  private length = 0;

  constructor(private readonly desk: Desk) {
    const fold = h("details", { class: "al-duel-log" }, h("summary", {}, h("h3", {}, this.name), this.count), this.box);
    fold.addEventListener("toggle", () => this.toEnd());
    this.element = fold;
  }

  update(): void {
    const { scene: { log }, words } = this.desk;
    setText(this.name, words("table-log"));
    setText(this.count, String(log.length));
    setAttr(this.box, "aria-label", words("table-log"));
    keyed(this.list, withTurns(log), (entry) => entry.key, (entry) => this.make(entry), () => undefined);
    if (log.length !== this.length) this.toEnd();
    this.length = log.length;
  }

  private make({ turn, line }: Entry): HTMLElement {
    if (line) return makeLine(this.desk, line, "li");
    const { words } = this.desk;
    return h("li", { class: "al-duel-log-turn" }, turn > 0 ? `${words("table-turn")} ${turn}` : words("table-turn-before"));
  }

  private toEnd(): void {
    this.box.scrollTop = this.box.scrollHeight;
  }
}
