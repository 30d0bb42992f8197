// The path of lessons, a line each: what it is, how far the reader has come, how long it takes.

import type { DoingDesk, Part } from "../shared/desk";
import { h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { linkTo } from "../shared/page/pages";
import { Returning } from "./returning";
import { clearStates, readStates, whereToGoOn, type State } from "./state";
import type { Deed, Lesson, Scene } from "./types";
import { Ways } from "./ways";

export class Path implements Part {
  private readonly title = h("h2", { id: "path", tabindex: -1 });
  private readonly lead = h("p", { class: "al-hint" });
  private readonly ways: Ways;
  private readonly lessons = h("ol", { class: "al-home-path" });
  private readonly notesName = h("summary");
  private readonly notes = h("dl");
  private readonly folded = h("details", { class: "al-home-notes" }, this.notesName, this.notes);
  private readonly clear = this.button("al-quiet-button al-home-clear", () => this.ask(true));
  private readonly asked = h("p");
  private readonly yes = this.button("al-danger", () => this.wipe());
  private readonly no = this.button("al-button", () => this.ask(false));
  private readonly sure = h("div", { class: "al-home-sure", hidden: true }, this.asked, this.no, this.yes);
  private readonly said = h("p", { role: "status" });
  readonly element: HTMLElement;

  /** Where to go on, which stands at the top of the page. */
  readonly returning: Returning;

  /** `turned` is called when the reader has begun a lesson, or has none under way any more. */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, private readonly turned: () => void) {
    this.returning = new Returning(desk);
    this.ways = new Ways(desk, this.update);
    this.element = h("section", { class: "al-home-way" }, this.title, this.lead, this.ways.element, this.lessons, this.folded, this.clear, this.sure, this.said);
    addEventListener("storage", this.update);
    addEventListener("pageshow", this.update); // come back to with the browser's own button
  }

  destroy(): void {
    removeEventListener("storage", this.update);
    removeEventListener("pageshow", this.update);
  }

  readonly update = (): void => {
    const { words, scene: { path } } = this.desk;
    const states = readStates(path.map(({ id }) => id));
    const way = this.way();
    const onward = whereToGoOn(way.filter(({ link }) => link).map(({ id }) => id), states, this.ways.chosen?.take);
    this.returning.show(path.find(({ id }) => id === onward), states.get(onward ?? ""));
    setText(this.title, words("home-ui-path"));
    setText(this.lead, words("home-ui-path-lead"));
    this.ways.update();
    this.ways.tell(states);
    keyed(this.lessons, way, ({ id }) => id, makeLesson, (item, lesson) => this.drawLesson(item, lesson, states.get(lesson.id)));
    this.drawNotes(way.filter(({ notes }) => notes.length > 0));
    for (const [element, key] of [[this.clear, "clear"], [this.asked, "clear-ask"], [this.yes, "clear-yes"], [this.no, "clear-no"]] as const) setText(element, words(`home-ui-${key}`));
    show(this.clear, states.size > 0 && this.sure.hidden === true);
    this.turned();
  };

  /** The lessons of the way that was chosen, in its order. */
  private way(): Lesson[] {
    const { path } = this.desk.scene;
    const ids = this.ways.chosen?.lessons ?? path.map(({ id }) => id);
    return ids.flatMap((id) => path.filter((lesson) => lesson.id === id));
  }

  private drawLesson(item: HTMLElement, lesson: Lesson, state: State | undefined): void {
    const { words, scene: { lang } } = this.desk;
    const part = (name: string) => item.querySelector(`.al-home-${name}`) as HTMLElement;
    const name = state ? (state.done ? "done" : state.step ? "begun" : "opened") : "new";
    setAttr(item, "data-state", name);
    const spoken = lesson.lang === lang ? { lang: null, dir: null } : { lang: lesson.lang, dir: "auto" };
    for (const own of ["title", "about"]) setAttrs(part(own), spoken);
    setText(part("title"), lesson.title);
    setAttrs(part("title"), { href: lesson.link ? linkTo(lesson.link, lang) : null });
    setText(part("about"), lesson.about);
    const says = name === "done" && state?.passed ? (state.passed === 1 ? "passed-one" : "passed") : name;
    const progress = words(`home-ui-state-${says}`, { passed: state?.passed ?? 0, step: state?.step ?? 0, steps: state?.steps || lesson.steps });
    setText(part("progress"), [lesson.number, progress].join(" · "));
    setText(part("facts"), lesson.facts.join(" · "));
  }

  /** What each lesson warns of, in one fold: on the path it would be said six times, and it stands before the lesson itself. */
  private drawNotes(lessons: readonly Lesson[]): void {
    setText(this.notesName, this.desk.words("home-ui-notes"));
    show(this.folded, lessons.length > 0);
    this.notes.replaceChildren(...lessons.flatMap(({ title, notes }) => [h("dt", {}, title), ...notes.map((note) => h("dd", {}, note))]));
  }

  private ask(asks: boolean): void {
    show(this.sure, asks);
    this.update();
    (asks ? this.no : this.clear).focus();
  }

  private wipe(): void {
    show(this.sure, false);
    setText(this.said, this.desk.words(clearStates() ? "home-ui-cleared" : "home-ui-no-store"));
    this.update();
    this.title.focus({ preventScroll: true });
  }

  private button(style: string, act: () => void): HTMLButtonElement {
    const button = h("button", { type: "button", class: style });
    button.addEventListener("click", act);
    return button;
  }
}

function makeLesson(): HTMLLIElement {
  return h("li", {}, h("h3", {}, h("a", { class: "al-home-title" })), h("p", { class: "al-home-about" }),
    h("p", { class: "al-home-line" }, h("span", { class: "al-home-progress" }), h("span", { class: "al-home-facts" })));
}
