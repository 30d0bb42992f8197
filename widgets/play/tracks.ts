// The tracks that count most, large, and the other tracks beside them.

import type { Desk } from "./desk";
import type { Track } from "./types";
import type { Part } from "../shared/desk";
import { signed } from "../shared/bars";
import { h, keyed, setAttrs, setText } from "../shared/dom";
import "./tracks.css";
import { currentBranch } from "./when";

export class Tracks implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { class: "al-hidden-text" });
  private readonly lines = h("div", { class: "al-lines" });
  private readonly rest = h("dl", { class: "al-rest" });

  /** Values before the last choice, and where those that are shown were read. */
  private before = new Map<string, number>();
  private now: { ply: number; branch: string; past: boolean; values: Map<string, number> } | null = null;

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-tracks" }, this.title, this.lines, this.rest);
  }

  update(): void {
    const { atlas: { gauges }, scene: { tracks, time } } = this.desk;
    const past = time.at < time.last;
    this.compare(past);
    setText(this.title, this.desk.words("board-tracks"));
    keyed(this.lines, tracks.filter((track) => gauges.includes(track.id)), (track) => track.id, makeLine,
      (element, track) => updateLine(element, track, this.changed(track), this.desk.words(past ? "board-since-moment" : "board-since")));
    keyed(this.rest, tracks.filter((track) => !gauges.includes(track.id)), (track) => track.id,
      () => h("div", {}, h("dt"), h("dd")), (row, track) => {
        setAttrs(row, { "data-side": track.side });
        setText(row.children[0] as Element, track.label);
        setText(row.children[1] as Element, track.text);
      });
  }

  /**
   * Remembers what the tracks showed before the last choice, and in a look back one moment before.
   *
   * After a take-back, a leap in time or in another branch there is nothing to compare with.
   */
  private compare(past: boolean): void {
    const { ply, time, tracks } = this.desk.scene;
    const values = new Map(tracks.map((track) => [track.id, track.value]));
    const branch = currentBranch(time);
    const { now } = this;
    if (!now || branch !== now.branch || ply < now.ply || (now.past && ply > now.ply + 1)) this.before = values;
    else if (ply > now.ply) this.before = now.values;
    this.now = { ply, branch, past, values };
  }

  private changed(track: Track): number {
    return track.value - (this.before.get(track.id) ?? track.value);
  }
}

function makeLine(): HTMLElement {
  return h("div", { class: "al-line-track" },
    h("span", { class: "al-line-name" }), h("span", { class: "al-line-value" }), h("span", { class: "al-change" }),
    h("span", { class: "al-bar", "aria-hidden": "true" }, h("span", { class: "al-bar-fill" })));
}

function updateLine(element: HTMLElement, track: Track, change: number, since: string): void {
  const [name, value, moved, bar] = Array.from(element.children) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  setText(moved, change ? signed(change) : "");
  setAttrs(moved, { title: change ? since : null, "aria-label": change ? `${signed(change)} ${since}` : null, role: change ? "img" : null });
  setAttrs(element, { "data-side": track.side });
  setText(name, track.label);
  setText(value, track.text);
  const share = track.max > 0 ? Math.min(Math.max(track.value / track.max, 0), 1) : 0;
  (bar.firstElementChild as HTMLElement).style.setProperty("--al-share", share.toFixed(3));
}
