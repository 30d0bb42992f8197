// The path of lessons, drawn as a line: what each is, how long it takes, and how far the reader has come.

import type { DoingDesk, Part } from "../shared/desk";
import { h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { linkTo } from "../shared/page/pages";
import { Returning } from "./returning";
import { clearStates, lastOpen, readStates, type State } from "./state";
import type { Deed, Lesson, Scene } from "./types";

export class Path implements Part {
  private readonly title = h("h2", { id: "path", tabindex: -1 });
  private readonly lead = h("p");
  private readonly lessons = h("ol", { class: "al-home-path" });
  private readonly clear = this.button("al-home-clear", () => this.ask(true));
  private readonly asked = h("p");
  private readonly yes = this.button("", () => this.wipe());
  private readonly no = this.button("", () => this.ask(false));
  private readonly sure = h("div", { class: "al-home-sure", hidden: true }, this.asked, this.yes, this.no);
  private readonly said = h("p", { role: "status" });
  readonly element = h("section", { class: "al-home-way" }, this.title, this.lead, this.lessons, this.clear, this.sure, this.said);

  /** Where to go on, which stands at the top of the page. */
  readonly returning: Returning;

  constructor(private readonly desk: DoingDesk<Scene, Deed>) {
    this.returning = new Returning(desk);
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
    const last = lastOpen(states);
    this.returning.show(path.find(({ id }) => id === last), last === undefined ? undefined : states.get(last));
    setText(this.title, words("home-ui-path"));
    setText(this.lead, words("home-ui-path-lead"));
    keyed(this.lessons, path, ({ id }) => id, makeLesson, (item, lesson) => this.drawLesson(item, lesson, states.get(lesson.id)));
    for (const [element, key] of [[this.clear, "clear"], [this.asked, "clear-ask"], [this.yes, "clear-yes"], [this.no, "clear-no"]] as const) setText(element, words(`home-ui-${key}`));
    show(this.clear, states.size > 0 && this.sure.hidden === true);
  };

  private drawLesson(item: HTMLElement, lesson: Lesson, state: State | undefined): void {
    const { words, scene: { lang } } = this.desk;
    const part = (name: string) => item.querySelector(`.al-home-${name}`) as HTMLElement;
    const name = state ? (state.done ? "done" : state.step ? "begun" : "opened") : "new";
    setAttr(item, "data-state", name);
    setText(part("number"), lesson.number);
    setText(part("title"), lesson.title);
    setAttrs(part("title"), { href: lesson.link ? linkTo(lesson.link, lang) : null });
    setText(part("about"), lesson.about);
    setText(part("facts"), lesson.facts.join(" · "));
    setText(part("progress"), words(`home-ui-state-${name}`, { step: state?.step ?? 0, steps: state?.steps || lesson.steps }));
    setText(part("name"), words("home-ui-note"));
    keyed(part("said"), lesson.notes, (note) => note, () => h("p"), setText);
    show(part("notes"), lesson.notes.length > 0);
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
    const button = h("button", { type: "button", class: `al-button ${style}`.trim() });
    button.addEventListener("click", act);
    return button;
  }
}

function makeLesson(): HTMLLIElement {
  return h("li", {}, h("p", { class: "al-home-line" }, h("span", { class: "al-home-number" }), " ", h("span", { class: "al-home-progress" })),
    h("h3", {}, h("a", { class: "al-home-title" })), h("p", { class: "al-home-about" }), h("p", { class: "al-home-facts" }), 
    h("details", { class: "al-home-notes" }, h("summary", { class: "al-home-name" }), h("div", { class: "al-home-said" })));
}
