// What happened since the reader's last choice, close to the prompt: on narrow widgets the log is far below.

import type { Desk, Part } from "./desk";
import { h, keyed, setAttr, setText, show } from "./dom";
import { makeEntry } from "./log";
import type { LogEntry } from "./types";

export class News implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3");
  private readonly list = h("ol");
  // A region that scrolls must be reachable by keyboard.
  private readonly box = h("div", { class: "al-news-box", tabindex: 0, role: "group" }, this.list);
  private fresh: LogEntry[] = [];
  private seen: { ply: number; last: number } | null = null;

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-news" }, this.title, this.box);
  }

  update(): void {
    const { look, words } = this.desk;
    const { log, scene: { ply } } = look;
    const last = log.at(-1)?.id ?? -1;
    if (this.seen && ply > this.seen.ply) {
      const before = this.seen.last;
      this.fresh = log.filter((entry) => entry.id > before);
      this.box.scrollTop = 0;
    } else if (!this.seen || ply < this.seen.ply) this.fresh = [];
    this.seen = { ply, last };
    const title = `${words("board-news")} (${this.fresh.length})`;
    setText(this.title, title);
    this.box.setAttribute("aria-label", title);
    const roll = this.fresh.filter((entry) => !!entry.faces?.length).at(-1);
    keyed(this.list, this.fresh, (entry) => `${entry.id}:${entry.text}`, makeEntry,
      (item, entry) => setAttr(item, "data-last-roll", entry === roll));
    show(this.element, this.fresh.length > 0);
  }
}
