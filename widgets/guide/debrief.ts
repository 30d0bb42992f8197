// The debrief: what to talk about, what the reader's own game says to it, and on what the scenario rests.

import type { DoingDesk, Part } from "../shared/desk";
import { h, setText, show } from "../shared/dom";
import { Draft } from "../shared/keeping/drafts";
import { withRules } from "../shared/told/rule";
import { prose } from "../shared/told/prose";
import { HandIn } from "./hand_in";
import { type Request, TakeAlong } from "./take";
import { TraceCard } from "./trace";
import type { Ask, Debrief, Deed, Scene, Section, Side } from "./types";

const MOST_LETTERS = 4000; // of what is written to a question
const SIGNS = { for: "+", against: "−", open: "?" } as const;

export class DebriefView implements Part {
  readonly element = h("div", { class: "al-lead-debrief" });
  private readonly page = h("div", { class: "al-lead-looking-back" });
  private readonly rests = h("div", { class: "al-lead-looking-back" });
  private readonly trace: TraceCard;
  private readonly handIn: HandIn;
  private readonly take: TakeAlong;
  private drawn = "";

  constructor(private readonly desk: DoingDesk<Scene, Deed>, request: Request) {
    this.trace = new TraceCard(desk);
    this.handIn = new HandIn(desk);
    this.take = new TakeAlong(desk, request, this.handIn);
    this.element.append(this.page, this.handIn.element, this.trace.element, this.rests, this.take.element);
  }

  update(): void {
    const { debrief } = this.desk.scene;
    // What the reader writes is in its box already: a new one would take the focus from it.
    const drawn = JSON.stringify([debrief, this.desk.scene.lang], (key, value: unknown) => (key === "trace" || key === "own" ? null : value));
    if (drawn !== this.drawn) {
      this.page.replaceChildren(...(debrief ? this.draw(debrief) : []));
      this.rests.replaceChildren(...(debrief ? this.restsOn(debrief) : []));
    }
    this.drawn = drawn;
    this.trace.update();
    this.handIn.update();
    this.take.update();
    show(this.element, debrief !== null);
  }

  private draw({ sections, score }: Debrief): HTMLElement[] {
    return [...(score ? [h("p", { class: "al-lead-score" }, score)] : []), ...sections.map((section) => this.section(section))];
  }

  /** On what the scenario rests, and who made it. */
  private restsOn({ sources, made }: Debrief): HTMLElement[] {
    const { words } = this.desk;
    const listed = (title: string, items: readonly string[]) =>
      (items.length ? [h("section", {}, h("h3", {}, title), h("ul", {}, ...items.map((item) => h("li", {}, item))))] : []);
    return [...listed(words("guided-sources"), sources), ...listed(words("guided-made"), made)];
  }

  private section({ title, told, asks, sides }: Section): HTMLElement {
    return h("section", {}, h("h3", {}, title),
      ...(told.length ? [h("ul", { class: "al-lead-told" }, ...told.map((line) => h("li", {}, ...withRules(line))))] : []),
      ...(sides.length ? [h("div", { class: "al-lead-sides" }, ...sides.map((side) => this.side(side)))] : []),
      ...(asks.length ? [h("ol", {}, ...asks.map((ask) => this.ask(ask)))] : []));
  }

  /** What comes from the game, or from sources; for, against or open is told by a sign, a rule and a word. */
  private side({ title, note, rows }: Side): HTMLElement {
    const row = ({ side, label, text, from }: Side["rows"][number]) =>
      h("li", { "data-side": side }, h("p", { class: "al-lead-side" }, h("span", { "aria-hidden": "true" }, SIGNS[side]), ` ${label}`),
        ...prose(text, withRules), ...(from ? [h("p", { class: "al-lead-link" }, from)] : []));
    return h("div", {}, h("h4", {}, title), ...(rows.length ? [h("ul", {}, ...rows.map(row))] : []), note && h("p", { class: "al-hint" }, note));
  }

  private ask({ text, told, link, place, own = "" }: Ask): HTMLElement {
    const { words } = this.desk;
    return h("li", {}, ...prose(text, withRules),
      ...(told.length ? [h("div", { class: "al-lead-own" }, h("p", {}, words("guided-own-game")), h("ul", {}, ...told.map((line) => h("li", {}, ...withRules(line)))))] : []),
      link && h("p", { class: "al-lead-link" }, `${words("guided-read-on")} ${link}`),
      place != null && this.box(place, own));
  }

  /** A box for whoever is alone with a question: kept with the lesson, printed in the report, read by nobody else. */
  private box(place: number, own: string): HTMLElement {
    const { words } = this.desk;
    const area = h("textarea", { rows: 3, maxlength: MOST_LETTERS, "aria-label": words("guided-own-words") });
    const said = h("span", { class: "al-hint", role: "status" });
    const keep = h("button", { type: "button", class: "al-button" }, words("guided-own-keep"));
    const draft = new Draft(`say:${place}`);
    const written = draft.read(own); // what was not kept when the reader was called away
    let kept = own;
    area.value = typeof written === "string" ? written : own;
    area.addEventListener("input", () => {
      setText(said, "");
      draft.keep(area.value, [kept]);
    });
    keep.addEventListener("click", () => {
      const isKept = this.desk.tell({ kind: "say", place, text: area.value });
      setText(said, isKept ? words("guided-own-kept") : "");
      if (!isKept) return;
      kept = area.value;
      draft.forget();
    });
    return h("details", { class: "al-lead-own-words", open: area.value !== "" }, h("summary", {}, words("guided-own-words")), area,
      h("p", { class: "al-lead-buttons" }, keep, said));
  }
}
