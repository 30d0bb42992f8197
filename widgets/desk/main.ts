// The desk of whoever opened the room: asks the server each second, and paints what has changed.

import "./desk.css";
import { h, setAttr, setText, show } from "../shared/dom";
import { Answers } from "./answers";
import { HandedIn } from "./handed";
import { Hands } from "./hands";
import { Places } from "./places";
import { Locked, Server } from "./server";
import { Steps } from "./steps";
import { ToAll } from "./to_all";
import { Tables } from "./tables";
import type { Desk, Lesson, Part, Told, Wish } from "./types";
import { Top } from "./top";
import { WallControl } from "./wall_control";

const EVERY = 1000; // milliseconds between two looks
const LATER = 3000; // where the server did not answer
const PREFIX = "desk-page-";
const SHORT = 12_000; // milliseconds for which a word stays that nobody must act on

export class DeskPage implements Desk {
  readonly told: Told = { marks: {} };
  readonly url: string;
  private readonly server: Server;
  private readonly parts: Part[];
  private readonly notice = h("p", { class: "al-desk-warning", hidden: true });
  private chosen = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking = false;
  private wasSilent = false;

  constructor(private readonly root: HTMLElement, private readonly texts: Record<string, string>, readonly lang: string) {
    this.url = root.dataset["desk"] ?? "";
    root.classList.add("al-widget");
    this.server = new Server(this.url, lang, root.dataset["base"] ?? "/");
    const top = new Top(this, (lesson) => this.choose(lesson));
    const saying = [new ToAll(this), new Steps(this), new WallControl(this)];
    const people = [new Hands(this), new Places(this), new Tables(this)];
    const work = [new Answers(this), new HandedIn(this)];
    this.parts = [top, ...people, ...saying, ...work];
    const column = (name: string, parts: Part[]) => h("div", { class: `al-desk-${name}` }, ...parts.map((one) => one.element));
    root.querySelector(".al-desk-head")?.after(h("div", { role: "alert" }, this.notice), top.element,
      h("div", { class: "al-desk-columns" }, column("people", people), column("saying", saying), column("work", work)));
    root.querySelector("[data-wall]")?.before(top.ways);
    this.leadWall();
  }

  get lesson(): Lesson | undefined {
    const { lessons = [] } = this.told;
    return lessons.find((one) => one.id === this.chosen) ?? lessons[0];
  }

  readonly words = (name: string): string => this.texts[PREFIX + name] ?? name;

  async act(wish: Wish): Promise<boolean> {
    const done = wish.do === "look" || (await this.server.post(wish));
    if (done) await this.look();
    else this.say(this.words("refused"), SHORT);
    return done;
  }

  /** Looks from now on, again and again, while the page is seen; returns what ends that. */
  start(): () => void {
    const lookIfSeen = () => void (document.hidden || this.look());
    document.addEventListener("visibilitychange", lookIfSeen);
    lookIfSeen();
    return () => {
      document.removeEventListener("visibilitychange", lookIfSeen);
      clearTimeout(this.timer);
    };
  }

  private choose(lesson: string): void {
    this.chosen = lesson;
    for (const part of this.parts) part.update();
    void this.look();
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    clearTimeout(this.timer);
    let next = EVERY;
    try {
      this.take(await this.server.look(this.chosen));
      if (this.wasSilent) this.say(this.words("back"), SHORT);
      this.markSilent(false);
    } catch (error) {
      this.markSilent(true);
      next = LATER;
      this.say(this.words(error instanceof Locked ? "locked" : "silent"));
    }
    this.looking = false;
    if (!document.hidden) this.timer = setTimeout(() => void this.look(), next);
  }

  /** Takes what has changed, and lets those parts paint that follow it. */
  private take(told: Told): void {
    const changed = Object.keys(told).filter((name) => name !== "marks");
    Object.assign(this.told, told);
    for (const part of this.parts) if (part.follows.some((name) => changed.includes(name))) part.update();
  }

  private markSilent(isSilent: boolean): void {
    this.wasSilent = isSilent;
    setAttr(this.root, "data-silent", isSilent);
  }

  private say(text: string, milliseconds = 0): void {
    setText(this.notice, text);
    show(this.notice, true);
    if (milliseconds) setTimeout(() => this.notice.textContent === text && show(this.notice, false), milliseconds);
  }

  /** The wall speaks the language of its desk. */
  private leadWall(): void {
    const link = this.root.querySelector<HTMLAnchorElement>("[data-wall]");
    if (!link) return;
    const target = new URL(link.href);
    target.searchParams.set("lang", this.lang);
    link.href = target.href;
  }
}

/** Begins at the page of the desk, in its language. */
export function begin(): DeskPage | undefined {
  const root = document.getElementById("al-desk");
  const texts = root?.dataset.words;
  if (!root || !texts) return undefined;
  const said = JSON.parse(texts) as Record<string, Record<string, string>>;
  const lang = document.documentElement.lang in said ? document.documentElement.lang : "en";
  const page = new DeskPage(root, said[lang] ?? {}, lang);
  page.start();
  return page;
}

begin();
