// The living map: a war between two computer players, unrolled turn by turn; it can be halted, stepped and read.

import type { DoingDesk, Part } from "../shared/desk";
import { h, keyed, reducedMotion, setAttr, setAttrs, setText, show } from "../shared/dom";
import { Lines } from "./lines";
import { Picture } from "./picture";
import type { Atlas, Deed, Frame, Scene } from "./types";

const PACE = 2800; // milliseconds for a turn: long enough to read its sentence
const START = 1800;

export class Living implements Part {
  private readonly picture: Picture;
  private readonly lines: Lines;
  private readonly title = h("h2");
  private readonly says = h("p", { class: "al-home-says" });
  private readonly key = h("p", { class: "al-home-key" });
  private readonly play = this.button(() => (this.timer === undefined ? this.go() : this.halt()));
  private readonly back = this.button(() => this.step(-1));
  private readonly forward = this.button(() => this.step(1));
  private readonly another = this.button(() => this.desk.tell({ kind: "another" }));
  private readonly tableName = h("summary");
  private readonly head = h("tr");
  private readonly rows = h("tbody");
  readonly element: HTMLElement;
  private at = 0;
  private shown = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `chosen` is called with a place that the reader picks on the map. */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, atlas: Atlas, chosen: (place: string) => void) {
    this.picture = new Picture(atlas, chosen);
    this.lines = new Lines(desk.words);
    this.element = h("section", { class: "al-home-living" }, this.title, this.picture.element,
      h("div", { class: "al-home-course" },
        h("div", { class: "al-home-play" }, this.back, this.play, this.forward, this.another), this.lines.element),
      this.says, this.key,
      h("details", {}, this.tableName, h("div", { class: "al-home-table", tabindex: 0, role: "group" }, h("table", {}, h("thead", {}, this.head), this.rows))));
    // What moves by itself asks for leave.
    if (!reducedMotion()) this.timer = setTimeout(() => this.advance(), START);
  }

  update(): void {
    const { war, throw: { places } } = this.desk.scene;
    if (this.shown !== war.number) {
      const begins = this.shown !== -1;
      this.shown = war.number;
      this.at = 0;
      if (begins) this.go();
    }
    const words = this.desk.words;
    setText(this.title, war.title);
    setText(this.key, words("home-ui-key"));
    this.picture.offer(places, (name) => words("widget-labelled", { label: words("home-ui-throw"), value: name }));
    this.fillTable();
    this.draw();
  }

  /** Goes back to the beginning and waits there: the reader decides something. */
  rest(): void {
    this.halt();
    this.at = 0;
    this.draw();
  }

  destroy(): void {
    this.halt();
    this.picture.destroy();
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.draw();
  }

  private get frames(): readonly Frame[] {
    return this.desk.scene.war.frames;
  }

  private go(): void {
    if (this.at >= this.frames.length - 1) this.at = 0;
    this.timer = setTimeout(() => this.advance(), PACE / 2);
    this.draw();
  }

  private advance(): void {
    this.timer = undefined;
    if (!this.element.isConnected) return;
    this.at = Math.min(this.at + 1, this.frames.length - 1);
    if (this.at < this.frames.length - 1) this.timer = setTimeout(() => this.advance(), PACE);
    this.draw();
  }

  private step(by: number): void {
    this.halt();
    this.at = Math.max(0, Math.min(this.at + by, this.frames.length - 1));
    this.draw();
  }

  private draw(): void {
    const { words, scene: { war } } = this.desk;
    const last = this.frames.length - 1;
    const frame = this.frames[this.at];
    if (!frame) return;
    this.picture.show(frame, words("widget-labelled", { label: words("home-ui-map"), value: frame.says }));
    this.lines.show(this.frames, this.at);
    setText(this.says, this.at === last ? `${frame.says} ${war.end}` : frame.says);
    const going = this.timer !== undefined;
    setText(this.play, words(going ? "home-ui-pause" : this.at === last ? "home-ui-again" : "home-ui-play"));
    for (const [button, sign, name, off] of [[this.back, "‹", "home-ui-back", this.at === 0], [this.forward, "›", "home-ui-forward", this.at === last]] as const) {
      setText(button, sign);
      setAttrs(button, { "aria-label": words(name), title: words(name), "aria-disabled": off ? "true" : null });
    }
    setText(this.another, words("home-ui-another"));
    show(this.another, this.at === last || !going);
  }

  private fillTable(): void {
    const { words } = this.desk;
    setText(this.tableName, words("home-ui-table"));
    setAttr(this.tableName.nextElementSibling as Element, "aria-label", words("home-ui-table"));
    const [support, areas] = [words("home-ui-support"), words("home-ui-areas")];
    const titles = [words("home-ui-turn"), ...[support, areas].flatMap((what) => ["fln", "gov"].map((side) => `${what}, ${words(`home-ui-${side}`)}`))];
    this.head.replaceChildren(...titles.map((title) => h("th", { scope: "col" }, title)));
    keyed(this.rows, this.frames, ({ turn }) => `${this.desk.scene.war.number} ${turn}`, () => h("tr"), (row, { turn, support: levels, held }) =>
      row.replaceChildren(h("th", { scope: "row" }, turn ? String(turn) : words("home-ui-start")), ...[...levels, ...held].map((value) => h("td", {}, String(value)))));
  }

  private button(act: () => void): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button" });
    button.addEventListener("click", act);
    return button;
  }
}
