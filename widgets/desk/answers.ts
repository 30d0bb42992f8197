// What the class answered, question by question in the order of the steps.

import { h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { deed, section } from "./parts";
import { named } from "./steps";
import type { Showable } from "../wall/control";
import type { Desk, Part, Place, Question, Written } from "./types";

const OWN_WORDS = ["text", "sheet"]; // kinds of questions, as in `scenarios/quiz/own_words.py`

/** What was written in own words, one by one, each with what has it shown on the wall. */
class Texts {
  readonly element = h("ul", { class: "al-desk-texts" });

  constructor(private readonly desk: Desk, private readonly question: string, private readonly isShown: boolean, private readonly cell = "") {}

  update(texts: readonly Written[]): void {
    keyed(this.element, texts, (one) => String(one.number), (one) => this.text(one), (row, one) => {
      const [place, text] = row.children;
      if (place) setText(place as HTMLElement, `${this.desk.words("place")} ${one.number}`);
      if (text) setText(text as HTMLElement, one.text);
      const isNow = this.isNow(one);
      const button = row.querySelector("button");
      if (button) {
        setText(button, this.desk.words(isNow ? "hide" : "show"));
        button.setAttribute("aria-label", `${button.textContent}: ${this.desk.words("place")} ${one.number}`);
      }
      setAttr(row, "data-now", isNow);
      if (place && isNow) setText(place as HTMLElement, `${place.textContent} · ${this.desk.words("wall-now")}`);
    });
  }

  /** Whether a text is what the wall shows. */
  private isNow({ number }: Pick<Written, "number">): boolean {
    const { kind, question, number: shown, cell = "", lesson } = this.desk.told.wall?.what ?? { kind: "" };
    return kind === "text" && question === this.question && shown === number && cell === this.cell && lesson === this.desk.told.answers?.lesson;
  }

  private text({ number }: Written): HTMLLIElement {
    const what = { kind: "text", question: this.question, number, ...(this.cell ? { cell: this.cell } : {}) };
    const read = h("p", {});
    // What was read here is shown, whatever its writer makes of it meanwhile.
    const button = deed(this.desk, this.desk.words("show"), () => ({ do: "show", what: this.isNow({ number }) ? { kind: "blank" } : { ...what, lesson: this.desk.told.answers?.lesson, text: read.textContent } }));
    return h("li", {}, h("b", { class: "al-desk-quiet" }), read, this.isShown ? button : "");
  }
}

class Bars {
  readonly element = h("ul", { class: "al-desk-bars" });

  constructor(private readonly desk: Desk) {}

  update({ bars, answered }: Question): void {
    const rows = bars.map((one, at) => ({ ...one, key: `${at} ${one.label}` }));
    keyed(this.element, rows, (one) => one.key, () => h("li", {}, h("span", { class: "al-desk-bar-label" }), h("span", { class: "al-desk-bar", "aria-hidden": "true" }, h("span")), h("b", {}), h("span", { class: "al-desk-bar-right" })), (row, one) => {
      const [label, bar, many, right] = row.children as unknown as HTMLElement[];
      if (!label || !bar || !many || !right) return;
      setText(label, one.label);
      bar.style.setProperty("--part", String(answered ? one.many / answered : 0));
      setText(many, one.said);
      setText(right, one.is_right ? `✓ ${this.desk.words("right-bar")}` : "");
      setAttrs(row, { "data-right": one.is_right, "data-none": !one.many });
    });
    show(this.element, bars.length > 0);
  }
}

class Asked {
  readonly element: HTMLDetailsElement;
  private readonly number = h("b", { class: "al-desk-number" });
  private readonly ask = h("span", { class: "al-desk-ask" });
  private readonly said = h("span", { class: "al-desk-said" });
  private readonly bars: Bars;
  private readonly right = h("p", {});
  /** What came of a second vote, which this desk had opened. */
  private readonly voted = h("p", {});
  private readonly mistakes: HTMLElement;
  private readonly mistakeList = h("ul", {});
  private readonly none: HTMLElement;
  private readonly texts: Texts;
  private readonly sheet = h("div", {});
  private readonly cells = new Map<string, Texts>();
  private readonly wall: HTMLButtonElement;
  private wasOpened = false;

  constructor(private readonly desk: Desk, private readonly question: Question) {
    const { words } = desk;
    this.bars = new Bars(desk);
    this.wall = deed(desk, "", () => ({ do: "show", what: this.showable?.now ? { kind: "blank" } : this.showable?.what }));
    this.texts = new Texts(desk, question.id, !question.part);
    this.mistakes = h("div", {}, h("h4", {}, words("mistakes")), this.mistakeList);
    this.none = h("p", { class: "al-desk-quiet" }, words("texts-none"));
    this.element = h("details", { class: "al-desk-asked" }, h("summary", {}, this.number, this.ask, this.said),
      h("div", { class: "al-desk-answer" }, this.bars.element, this.voted, this.right, this.mistakes, this.none, this.texts.element, this.sheet, h("div", {}, this.wall)));
  }

  /** Opens it once, when most come to its step; whoever closes it then is not contradicted. */
  openOnce(): void {
    if (!this.wasOpened) this.element.open = true;
    this.wasOpened = true;
  }

  update(question: Question): void {
    setText(this.number, question.number);
    setText(this.ask, question.part ? `${question.part} · ${question.ask}` : question.ask);
    setText(this.said, question.said);
    this.bars.update(question);
    const right = question.came || (question.right && `${this.desk.words("right")} ${question.right}`);
    setText(this.right, right);
    show(this.right, right !== "");
    const voted = this.desk.told.voted?.find((one) => one.question === question.id && one.lesson === this.desk.told.answers?.lesson)?.said ?? "";
    setText(this.voted, voted);
    show(this.voted, voted !== "");
    show(this.mistakes, question.mistakes.length > 0);
    keyed(this.mistakeList, question.mistakes, (one) => `${one.said} ${one.says}`, () => h("li", {}, h("b", {}), " ", h("span", {})), (row, one) => {
      if (row.children[0]) setText(row.children[0] as HTMLElement, one.said);
      if (row.children[1]) setText(row.children[1] as HTMLElement, one.says);
    });
    const written = question.texts.length + question.sheet.reduce((sum, one) => sum + one.texts.length, 0);
    show(this.none, !question.bars.length && !written && OWN_WORDS.includes(question.kind ?? ""));
    this.offerWall();
    show(this.texts.element, !question.sheet.length && question.texts.length > 0);
    if (!question.sheet.length) this.texts.update(question.texts);
    this.paintSheet(question);
  }

  /** What shows the question on the wall, or takes it off, where the wall can show it. */
  private get showable(): Showable | undefined {
    const { shows = [], answers } = this.desk.told;
    return this.question.part ? undefined : shows.find(({ what }) => what.question === this.question.id && what.lesson === answers?.lesson);
  }

  private offerWall(): void {
    const own = this.showable;
    show(this.wall, own !== undefined);
    setText(this.wall, this.desk.words(own?.now ? "hide" : "show"));
    this.wall.setAttribute("aria-label", `${this.wall.textContent}: ${this.number.textContent}`);
  }

  private paintSheet({ sheet }: Question): void {
    keyed(this.sheet, sheet.filter((one) => one.texts.length), (one) => one.name, (one) => {
      const texts = new Texts(this.desk, this.question.id, !this.question.part, one.name);
      this.cells.set(one.name, texts);
      return h("div", {}, h("h4", {}, one.name), texts.element);
    }, (_, one) => this.cells.get(one.name)?.update(one.texts));
  }
}

export class Answers implements Part {
  readonly follows = ["answers", "lessons", "seats", "voted", "wall", "shows"] as const;
  readonly element: HTMLElement;
  private readonly none: HTMLElement;
  private readonly list = h("div", {});
  private readonly asked = new WeakMap<Element, Asked>();
  private readonly folds: HTMLElement;
  private lesson = "";

  constructor(private readonly desk: Desk) {
    this.none = h("p", { class: "al-desk-quiet" }, desk.words("answers-none"));
    const fold = (name: string, open: boolean) => {
      const button = h("button", { type: "button", class: "al-quiet-button" }, desk.words(name));
      button.addEventListener("click", () => this.list.querySelectorAll("details").forEach((one) => (one.open = open)));
      return button;
    };
    this.folds = h("p", {}, fold("open-all", true), " ", fold("close-all", false));
    this.element = section(desk, "answers", this.none, this.folds, this.list);
  }

  update(): void {
    const { answers, lessons = [], seats = [] } = this.desk.told;
    const questions = answers?.questions ?? [];
    if ((answers?.lesson ?? "") !== this.lesson) this.list.replaceChildren();
    this.lesson = answers?.lesson ?? "";
    show(this.none, !questions.length);
    show(this.folds, questions.length > 0);
    const steps = lessons.find((one) => one.id === this.lesson)?.steps ?? [];
    const most = busiest(seats, this.lesson);
    const groups = [...steps, { id: "", number: 0, heading: "" }].map((step) => ({ step, questions: questions.filter((one) => one.step === step.id) }));
    keyed(this.list, groups.filter((one) => one.questions.length), (one) => `step-${one.step.id}`, () => h("section", {}, h("h3", {}), h("div", {})), (group, { step, questions: own }) => {
      const [title, list] = group.children as unknown as HTMLElement[];
      if (title) setText(title, named(step));
      if (list) this.paint(list, own, step.id === most);
    });
  }

  private paint(list: HTMLElement, questions: readonly Question[], isNow: boolean): void {
    keyed(list, questions, (one) => one.id, (one) => {
      const asked = new Asked(this.desk, one);
      this.asked.set(asked.element, asked);
      return asked.element;
    }, (element, one) => {
      this.asked.get(element)?.update(one);
      if (isNow) this.asked.get(element)?.openOnce();
    });
  }
}

/** The step at which most are; nothing while nobody is at one. */
export function busiest(seats: readonly Place[], lesson: string): string {
  const many = new Map<string, number>();
  for (const { stands, state } of seats) {
    if (state === "here" && stands.lesson === lesson && stands.step) many.set(stands.step, (many.get(stands.step) ?? 0) + 1);
  }
  return [...many].sort(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}
