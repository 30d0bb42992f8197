// Who has begun a lesson sees first where to go on: which lesson, how far it is, and one way into it. Who has ended one, the next.

import type { Desk } from "../shared/desk";
import { h, keyed, setAttr, setText, show } from "../shared/dom";
import { linkOnward, linkTo } from "../shared/page/pages";
import type { State } from "./state";
import type { Lesson, Scene } from "./types";

export class Returning {
  private readonly where = h("p", { class: "al-home-line" });
  private readonly lesson = h("h2");
  private readonly about = h("p");
  private readonly dots = h("p", { class: "al-home-dots", "aria-hidden": "true" });
  private readonly go = h("a", { class: "al-primary" });
  readonly element = h("section", { class: "al-home-return" }, this.where, this.lesson, this.about, this.dots, this.go);

  constructor(private readonly desk: Desk<Scene>) {}

  /** What the page is headed by, as a name of fixed words; empty for who is new. */
  heading: "" | "home-ui-return" | "home-ui-return-next" = "";

  /** Shows the lesson that was left last, or that comes next, which has no state; nothing where there is none. */
  show(lesson: Lesson | undefined, state: State | undefined): void {
    const { words, scene: { lang } } = this.desk;
    this.heading = !lesson ? "" : state ? "home-ui-return" : "home-ui-return-next";
    show(this.element, lesson !== undefined);
    if (!lesson) return;
    const step = state?.step ?? 0;
    const steps = state?.steps || lesson.steps;
    const known = step ? [words("home-ui-state-begun", { step, steps })] : [];
    setText(this.where, [lesson.number, ...known, ...lesson.facts].join(" · "));
    setText(this.lesson, lesson.title);
    setText(this.about, lesson.about);
    keyed(this.dots, Array.from({ length: steps }, (_, at) => at + 1), String, () => h("i"), (dot, at) =>
      setAttr(dot, "data-state", at < step ? "done" : at === step ? "now" : "later"));
    setText(this.go, step ? words("home-ui-return-step", { step }) : words(state ? "home-ui-return-go" : "home-ui-begin"));
    // Who presses it has chosen to go on; who comes by the path may be somebody else.
    this.go.href = state ? linkOnward(lesson.link, lang) : linkTo(lesson.link, lang);
  }
}
