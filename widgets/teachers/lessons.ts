// Lessons by what a teacher looks for: programme, minutes, age of the class, content notes.

import type { Desk, Part } from "../shared/desk";
import { h, keyed, newName, setAttrs, setText, show } from "../shared/dom";
import { linkTo } from "../shared/page/pages";
import { BriefFold } from "./brief";
import type { AskSheet } from "./papers";
import type { Lesson, Scene } from "./types";

const MINUTES = [50, 90];
const AGES = [13, 14, 15, 16, 17, 18];

/** A menu with its label. */
class Wish {
  private readonly label = h("label");
  readonly menu = h("select", { id: newName() });
  readonly element = h("p", {}, this.label, this.menu);

  constructor(changed: () => void) {
    this.label.htmlFor = this.menu.id;
    this.menu.addEventListener("change", changed);
  }

  update(name: string, options: readonly [value: string, text: string][]): void {
    setText(this.label, name);
    const { value } = this.menu;
    keyed(this.menu, options, ([key]) => `=${key}`, ([key]) => h("option", { value: key }), (option, [, text]) => setText(option, text));
    this.menu.value = value;
  }
}

export class Lessons implements Part {
  private readonly programme = this.wish();
  private readonly minutes = this.wish();
  private readonly age = this.wish();
  private readonly notes = this.wish();
  private readonly where = h("p", { class: "al-hint" });
  private readonly found = h("p", { role: "status", class: "al-teach-found" });
  private readonly list = h("ul", { class: "al-teach-lessons" });
  readonly element = h("div", { class: "al-teach-which" }, h("div", { class: "al-teach-wishes" }, this.programme.element, this.minutes.element, this.age.element, this.notes.element),
    this.where, this.found, this.list);

  private readonly briefs = new Map<string, BriefFold>();

  constructor(private readonly desk: Desk<Scene>, private readonly ask: AskSheet) {}

  end(): void {
    for (const brief of this.briefs.values()) brief.end();
  }

  update(): void {
    const { words, scene: { lessons, programmes, lang } } = this.desk;
    const any: [string, string] = ["", words("teach-ui-any")];
    this.programme.update(words("teach-ui-programme"), [any, ...programmes.map(({ id, title }) => [id, title] as [string, string])]);
    this.minutes.update(words("teach-ui-minutes"), [any, ...MINUTES.map((minutes) => [`${minutes}`, `${minutes}`] as [string, string])]);
    this.age.update(words("teach-ui-age"), [any, ...AGES.map((age) => [`${age}`, `${age}`] as [string, string])]);
    this.notes.update(words("teach-ui-notes"), [any, ["without", words("teach-ui-without")]]);
    show(this.notes.element, lessons.some(({ notes }) => notes.length === 0)); // no menu whose only choice finds nothing
    const fitting = lessons.filter((lesson) => this.fits(lesson));
    setText(this.where, programmes.find(({ id }) => id === this.programme.menu.value)?.place ?? "");
    setText(this.found, fitting.length ? words("teach-ui-found", { count: fitting.length }) : words("teach-ui-none"));
    keyed(this.list, fitting, ({ id }) => id, (lesson) => this.make(lesson), (item, lesson) => this.draw(item, lesson, lang));
  }

  private fits({ programmes, periods, age, notes }: Lesson): boolean {
    const [programme, minutes, years, wish] = [this.programme, this.minutes, this.age, this.notes].map(({ menu }) => menu.value);
    return (!programme || programmes.includes(programme)) && (!minutes || periods.includes(Number(minutes)))
      && (!years || age <= Number(years)) && (!wish || notes.length === 0);
  }

  /** Makes the row of a lesson; what was made of its sheets outlives a filter that hides it. */
  private make({ id }: Lesson): HTMLLIElement {
    const brief = this.briefs.get(id) ?? new BriefFold(this.desk, this.ask);
    this.briefs.set(id, brief);
    const item = makeLesson();
    item.append(brief.element);
    return item;
  }

  private draw(item: HTMLElement, lesson: Lesson, lang: string): void {
    this.briefs.get(lesson.id)?.update(lesson);
    this.drawAbout(item, lesson, lang);
  }

  private drawAbout(item: HTMLElement, { number, title, about, facts, notes, aims, link }: Lesson, lang: string): void {
    const { words } = this.desk;
    const part = (name: string) => item.querySelector(`.al-teach-${name}`) as HTMLElement;
    setText(part("title"), title);
    setText(part("facts"), [number, ...facts].join(" · "));
    setText(part("about"), about);
    const goals = part("aims").lastElementChild as HTMLElement;
    setText(part("aims").firstElementChild as Element, words("teach-ui-aims"));
    keyed(goals, aims, (aim) => aim, () => h("li"), (line, aim) => setText(line, aim));
    show(part("aims"), aims.length > 0);
    part("note").replaceChildren(h("b", {}, `${words("teach-ui-note")}.`), ` ${notes.join(" ")}`);
    show(part("note"), notes.length > 0);
    setText(part("open"), words("teach-ui-open"));
    setAttrs(part("open"), { href: link ? linkTo(link, lang) : null, "aria-label": words("widget-labelled", { label: words("teach-ui-open"), value: title }) });
    show(part("open"), link !== "");
  }

  private wish(): Wish {
    return new Wish(() => this.update());
  }
}

function makeLesson(): HTMLLIElement {
  const part = (name: string) => ({ class: `al-teach-${name}` });
  return h("li", {}, h("h3", part("title")), h("p", part("facts")), h("p", part("about")), h("p", part("note")),
    h("a", { class: "al-button al-teach-open" }), h("details", part("aims"), h("summary"), h("ul")));
}
