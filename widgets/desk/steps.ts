// The steps of the lesson, who is at each, and what may be said to all about one.

import { h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { deed, section, told } from "./parts";
import type { Desk, Lesson, Part, Place, Step } from "./types";

class Row {
  readonly element: HTMLLIElement;
  private step: Step;
  private readonly number = h("span", { class: "al-desk-number" });
  private readonly heading = h("span", { class: "al-desk-heading" });
  private readonly mark = h("span", { class: "al-desk-mark" });
  private readonly here = h("span", { class: "al-desk-chips" });
  private readonly call: HTMLButtonElement;
  private readonly close: HTMLButtonElement;
  private warned = false;

  constructor(private readonly desk: Desk, lesson: string, step: Step) {
    this.step = step;
    const go = () => ({ do: "go", lesson, step: this.step.id, number: this.step.number });
    this.call = deed(desk, desk.words("go"), go, "al-quiet-button");
    this.close = deed(desk, desk.words("gate"), () => ({ do: "gate", lesson, step: this.step.id }), "al-quiet-button", () => this.warn(lesson));
    this.element = h("li", {}, this.number, h("span", {}, this.heading, " ", this.mark), this.here, h("span", { class: "al-desk-deeds" }, this.call, this.close));
  }

  private label(): void {
    for (const button of [this.call, this.close]) setAttr(button, "aria-label", `${button.textContent}: ${named(this.step)}`);
  }

  /** Names who is beyond already before it is closed to them; pressed again, it is closed all the same. */
  private warn(lesson: string): boolean {
    const ahead = this.warned ? "" : told(this.desk, "gate-beyond", beyond(this.desk, lesson, this.step.id));
    this.warned = ahead !== "";
    setText(this.close, this.warned ? `${this.desk.words("gate-yet")} ${ahead}` : this.desk.words("gate"));
    this.label();
    return this.warned;
  }

  update(step: Step, places: readonly Place[], isLast: boolean, now: { called: boolean; closed: boolean }): void {
    this.step = step;
    setText(this.number, step.number ? String(step.number) : "");
    setText(this.heading, step.heading);
    keyed(this.here, places, (one) => String(one.number), () => h("span", { class: "al-desk-chip" }), (chip, one) => {
      setText(chip, String(one.number));
      setAttr(chip, "data-state", one.state);
    });
    setText(this.mark, now.closed ? this.desk.words("closed") : now.called ? this.desk.words("called") : "");
    show(this.mark, now.closed || now.called);
    show(this.close, !isLast);
    setAttrs(this.element, { "data-closed": now.closed, "aria-current": now.called ? "step" : null });
    this.label();
  }
}

/** A step by number and title; by its title alone where the form that the class takes leaves it out. */
export function named({ number, heading }: Step): string {
  return number ? `${number}. ${heading}` : heading;
}

/** Who is at a later step than one of a lesson. */
export function beyond(desk: Desk, lesson: string, step: string): Place[] {
  const { lessons = [], seats = [] } = desk.told;
  const steps = (lessons.find((one) => one.id === lesson)?.steps ?? []).map((one) => one.id);
  return seats.filter(({ state, stands }) => state !== "gone" && stands.lesson === lesson && steps.indexOf(stands.step ?? "") > steps.indexOf(step));
}

export class Steps implements Part {
  readonly follows = ["lessons", "seats", "hour"] as const;
  readonly element: HTMLElement;
  private readonly title = h("p", { class: "al-desk-lesson" });
  private readonly none: HTMLElement;
  private readonly list = h("ol", { class: "al-desk-steps-list" });
  private readonly rows = new WeakMap<Element, Row>();
  private lesson = "";

  constructor(private readonly desk: Desk) {
    this.none = h("p", { class: "al-desk-quiet" });
    this.element = section(desk, "steps", this.title, this.none, this.list);
  }

  update(): void {
    const { lesson } = this.desk;
    setText(this.title, lesson?.title ?? "");
    show(this.none, !lesson?.steps.length);
    setText(this.none, this.desk.words(lesson?.reading ? "steps-reading" : "steps-none"));
    if (lesson?.id !== this.lesson) this.list.replaceChildren(); // the deeds of a row are of its lesson
    this.lesson = lesson?.id ?? "";
    if (lesson) this.paint(lesson);
  }

  private paint(lesson: Lesson): void {
    const { seats = [], hour } = this.desk.told;
    const { steps } = lesson;
    const gate = hour?.gate?.lesson === lesson.id ? steps.findIndex((one) => one.id === hour.gate?.step) : -1;
    keyed(this.list, steps, (one) => one.id, (step) => {
      const row = new Row(this.desk, lesson.id, step);
      this.rows.set(row.element, row);
      return row.element;
    }, (element, step) => {
      const at = steps.indexOf(step);
      const places = seats.filter((one) => one.state !== "gone" && one.stands.lesson === lesson.id && one.stands.step === step.id);
      const called = hour?.go?.lesson === lesson.id && hour.go.step === step.id;
      this.rows.get(element)?.update(step, places, at === steps.length - 1, { called, closed: gate >= 0 && at > gate });
    });
  }
}
