// What stands at the lower edge of the window until it holds no more: what the teacher has said and the reader has read past, with what
// the reader can still do about it. It can be folded. Below it stands for a moment what came of a press, and on a phone the hand.

import { isOwnPage } from "../shared/page/address";
import { watchSize } from "../shared/page/size";
import { h, keyed, setAttrs, setText, show } from "../shared/dom";
import type { Words } from "../shared/types";

const A_MOMENT = 6000; // milliseconds

/** Something that still holds. */
export interface Line {
  kind: string;
  text: string;
  /** What its button does; none where it is only read. */
  act: string;
  /** Where it leads instead; empty where the page does it itself. */
  link: string;
  does: () => void;
}

class Row {
  private readonly text = h("span");
  private readonly act = h("button", { type: "button", class: "al-button" });
  private readonly link = h("a", { class: "al-button" });
  readonly element = h("li", {}, this.text, this.act, this.link);
  private line: Line | undefined;

  constructor() {
    for (const one of [this.act, this.link]) one.addEventListener("click", () => this.line?.does());
  }

  update(line: Line): void {
    this.line = line;
    setAttrs(this.element, { "data-kind": line.kind });
    setText(this.text, line.text);
    setText(this.act, line.act);
    setText(this.link, line.act);
    setAttrs(this.link, { href: line.link || null });
    show(this.act, line.act !== "" && line.link === "");
    show(this.link, line.act !== "" && line.link !== "");
  }
}

export class Foot {
  private readonly rows = new Map<Element, Row>();
  private readonly by = new Map<string, readonly Line[]>();
  private readonly lines = h("ul");
  private readonly said = h("p", { hidden: true });
  private readonly fold = h("button", { type: "button", class: "al-quiet-button al-hour-fold" });
  private readonly told = h("div", { class: "al-hour-told", hidden: true }, this.lines, this.said, this.fold);
  readonly element: HTMLElement;
  private readonly unwatch: () => void;
  private folded = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param hand - raises the hand, where the strip is not in sight
   */
  constructor(private readonly words: Words, hand: HTMLElement) {
    this.element = h("div", { class: "al-hour-foot" }, this.told, hand);
    this.unwatch = watchSize(this.element, () => this.makeRoom());
    this.fold.addEventListener("click", () => this.turn());
  }

  /**
   * Shows what holds.
   *
   * @param from - who says it: each shows its own lines anew
   */
  update(from: string, lines: readonly Line[]): void {
    this.by.set(from, lines);
    keyed(this.lines, this.all, ({ kind }) => kind, () => {
      const row = new Row();
      this.rows.set(row.element, row);
      return row.element;
    }, (element, line) => this.rows.get(element)?.update(line));
    this.stand();
  }

  /** The button of a line; null where there is none. */
  button(kind: string): HTMLElement | null {
    return this.lines.querySelector(`[data-kind="${kind}"] button:not([hidden])`);
  }

  /** Shows for a moment what came of something; aloud it is said elsewhere. */
  tell(text: string): void {
    setText(this.said, text);
    show(this.said, true);
    this.stand();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      show(this.said, false);
      this.stand();
    }, A_MOMENT);
  }

  /** Keeps only a short form of the lines that stand now; with a new one all are shown again. */
  shorten(): void {
    this.folded = this.kinds;
    this.stand();
  }

  end(): void {
    clearTimeout(this.timer);
    this.unwatch();
    document.documentElement.style.removeProperty("--al-foot");
  }

  private get all(): Line[] {
    return [...this.by.values()].flat();
  }

  private get kinds(): string {
    return this.all.map(({ kind, text }) => `${kind} ${text}`).join("\n");
  }

  private turn(): void {
    if (this.folded) this.folded = "";
    else this.folded = this.kinds;
    this.stand();
  }

  private stand(): void {
    const { all } = this;
    if (this.folded !== this.kinds) this.folded = "";
    const isFolded = this.folded !== "";
    setText(this.fold, isFolded ? this.words("hour-ui-unfold", { count: all.length }) : this.words("hour-ui-fold"));
    setAttrs(this.fold, { "aria-expanded": String(!isFolded) });
    show(this.fold, all.length > 0);
    show(this.lines, all.length > 0 && !isFolded);
    show(this.told, all.length > 0 || !this.said.hidden);
    this.makeRoom();
  }

  /** What else stands at the lower edge stands above it, and the end of the page is read over it. */
  private makeRoom(): void {
    if (!isOwnPage()) return;
    document.documentElement.style.setProperty("--al-foot", `${Math.round(this.element.getBoundingClientRect().height)}px`);
  }
}
