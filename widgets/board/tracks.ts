// The two support lines, large, and the other tracks beside them.

import type { Desk, Part } from "./desk";
import { h, keyed, setAttrs, setText } from "./dom";
import type { Track } from "./types";

const LINES = new Set(["fln_psl", "gov_psl"]);

export class Tracks implements Part {
  readonly element: HTMLElement;
  private readonly title = h("h3", { class: "al-hidden-text" });
  private readonly lines = h("div", { class: "al-lines" });
  private readonly rest = h("dl", { class: "al-rest" });

  constructor(private readonly desk: Desk) {
    this.element = h("section", { class: "al-tracks" }, this.title, this.lines, this.rest);
  }

  update(): void {
    const { tracks } = this.desk.look.scene;
    setText(this.title, this.desk.words("board-tracks"));
    keyed(this.lines, tracks.filter((track) => LINES.has(track.id)), (track) => track.id, makeLine, updateLine);
    keyed(this.rest, tracks.filter((track) => !LINES.has(track.id)), (track) => track.id,
      () => h("div", {}, h("dt"), h("dd")), (row, track) => {
        setAttrs(row, { "data-side": track.side });
        setText(row.children[0] as Element, track.label);
        setText(row.children[1] as Element, track.text);
      });
  }
}

function makeLine(): HTMLElement {
  return h("div", { class: "al-line-track" },
    h("span", { class: "al-line-name" }), h("span", { class: "al-line-value" }),
    h("span", { class: "al-bar", "aria-hidden": "true" }, h("span", { class: "al-bar-fill" })));
}

function updateLine(element: HTMLElement, track: Track): void {
  const [name, value, bar] = Array.from(element.children) as [HTMLElement, HTMLElement, HTMLElement];
  setAttrs(element, { "data-side": track.side });
  setText(name, track.label);
  setText(value, track.text);
  const share = track.max > 0 ? Math.min(Math.max(track.value / track.max, 0), 1) : 0;
  (bar.firstElementChild as HTMLElement).style.inlineSize = `${(share * 100).toFixed(1)}%`;
}
