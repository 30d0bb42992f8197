// What is new: all that happened since the reader's last choice, the last roll first to the eye; in a look back, what
// the moment brought.

import type { LogEntry } from "../map/types";
import type { Desk } from "./desk";
import type { Part } from "../shared/desk";
import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { LineBox } from "../shared/lines";
import { makeEntry } from "./entry";
import { currentBranch } from "./when";

export class News implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly box = new LineBox("al-news-box");
  private fresh: LogEntry[] = [];
  private seen: { ply: number; last: number; branch: string } | null = null;

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-news" }, this.title, this.box.element);
  }

  update(): void {
    const { look: { log }, scene: { time }, words } = this.desk;
    const past = time.at < time.last;
    const lines = past ? log.filter((entry) => entry.ply === time.at) : this.sinceLast();
    const title = `${words(past ? "board-news-then" : "board-news")} (${lines.length})`;
    setText(this.title, title);
    this.box.name(title);
    const roll = lines.filter((entry) => !!entry.faces?.length).at(-1);
    keyed(this.box.list, lines, (entry) => `${entry.id}:${entry.text}`, makeEntry,
      (item, entry) => setAttr(item, "data-last-roll", entry === roll));
    show(this.element, lines.length > 0);
  }

  /** Lines that came with the last choice; none after a take-back or in another branch. */
  private sinceLast(): LogEntry[] {
    const { look: { log }, scene: { ply, time } } = this.desk;
    const last = log.at(-1)?.id ?? -1;
    const branch = currentBranch(time);
    if (this.seen && branch === this.seen.branch && ply > this.seen.ply) {
      const before = this.seen.last;
      this.fresh = log.filter((entry) => entry.id > before);
      // In the next frame: now it would make the page lay out twice.
      requestAnimationFrame(() => this.box.toStart());
    } else if (ply !== this.seen?.ply || branch !== this.seen.branch) this.fresh = [];
    this.seen = { ply, last, branch };
    return this.fresh;
  }
}
