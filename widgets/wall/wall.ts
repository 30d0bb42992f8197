// The page for the projector: asks each second what to show, and draws it when it is something else than before.
import { setText, show as setShown } from "../shared/dom";
import { drawPredictions, drawVotes } from "./bars";
import { drawWars } from "./fan";
import { Room } from "./light";
import { drawHere, drawHour, drawText } from "./plain";
import { drawPooled } from "./pooled";
import type { Both, Drawn, Show, Told } from "./types";
import { spoken, Words } from "./words";

const EACH = 1_000; // milliseconds between two looks at the server
const PATIENCE = 8_000; // milliseconds for an answer
const SPEAK = 15_000; // milliseconds between two things that are read aloud of one drawing
const TYPED = 1_500; // milliseconds in which the digits of one number are typed

export class Wall {
  readonly room = new Room();
  private readonly words: Words;
  private drawn = "";
  private told: Told | null = null;
  private marked: number | null = null;
  private spokenAt = 0;
  private spokenKind = "";
  private digits = "";
  private digitAt = 0;

  constructor(private readonly page: HTMLElement) {
    this.words = new Words(JSON.parse(page.dataset.words ?? "{}") as Record<string, Both>, spoken());
    this.room.draw();
    const light = this.part<HTMLButtonElement>(".al-wall-light");
    light.addEventListener("click", () => {
      this.room.turn();
      this.nameLight();
    });
    this.nameLight();
    addEventListener("resize", () => this.draw(true));
    addEventListener("keydown", (event) => this.hear(event));
  }

  /** Asks once, draws what came, and asks again a second later. */
  async look(): Promise<void> {
    let silent = false;
    try {
      const answer = await fetch(`${this.page.dataset.wall ?? ""}?light=${this.room.isDark ? "dark" : "light"}`, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
      if (answer.status === 403) return location.reload(); // another room, with a key that this page does not hold
      this.take((await answer.json()) as Told);
    } catch {
      silent = true; // what is drawn stays
    }
    setShown(this.part(".al-wall-silent"), silent);
    setTimeout(() => void this.look(), EACH);
  }

  take(told: Told): void {
    this.told = told;
    this.room.take(told.look.light, told.look.turns);
    this.nameLight();
    this.draw(false);
  }

  private draw(again: boolean): void {
    if (!this.told) return;
    const { show, look } = this.told;
    const now = JSON.stringify([show, this.marked]);
    const isInvitation = show.kind === "invitation";
    setShown(this.part("#al-class"), isInvitation);
    setShown(this.part(".al-wall-show"), !isInvitation);
    setShown(this.part(".al-wall-corner"), look.corner && !isInvitation && show.kind !== "blank");
    document.documentElement.dataset.shows = show.kind;
    if (now === this.drawn && !again) return;
    this.drawn = now;
    const root = this.part(".al-wall-show");
    root.dataset.kind = show.kind;
    if (again) root.dataset.drawn = "";
    if (!isInvitation) this.put(root, show);
    this.speak(root, show);
  }

  private put(root: HTMLElement, show: Show): void {
    if ("waits" in show || show.kind === "blank") {
      root.dataset.drawn = "";
      root.replaceChildren(...("waits" in show ? [paragraph(this.words.say("wall-waits"))] : []));
      return;
    }
    // What is drawn anew is no frame that the next drawing may fill.
    if (["here", "hour", "text", "wars"].includes(show.kind)) root.dataset.drawn = "";
    this.paint(root, show as Drawn);
  }

  private paint(root: HTMLElement, show: Drawn): void {
    const words = this.words;
    if (show.kind === "here") drawHere(root, show, words);
    else if (show.kind === "hour") drawHour(root, show, words);
    else if (show.kind === "text") drawText(root, show, words);
    else if (show.kind === "predictions") drawPredictions(root, show, words);
    else if (show.kind === "votes") drawVotes(root, show, words);
    else if (show.kind === "wars") drawWars(root, { ...show, marked: this.marked ?? show.marked }, words);
    else drawPooled(root, show, words);
  }

  /** Reads aloud what is shown: at once when it is of another kind, else now and then. */
  private speak(root: HTMLElement, show: Show): void {
    const now = Date.now();
    if (show.kind === this.spokenKind && now - this.spokenAt < SPEAK) return;
    [this.spokenKind, this.spokenAt] = [show.kind, now];
    const said = ["h1", ".al-wall-many", ".al-wall-area > .al-wall-waits", ".al-wall-foot p:not(.al-wall-legend)"].flatMap((one) => Array.from(root.querySelectorAll(`:scope > ${one}`), (found) => found.textContent ?? ""));
    setText(this.part(".al-wall-spoken"), show.kind === "invitation" ? "" : sentences(said));
  }

  /** Who types the number of a place at the wall finds its line; Escape lets go of it. */
  private hear(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || this.told?.show.kind !== "wars") return;
    if (event.key === "Escape") this.marked = null;
    else if (/^\d$/.test(event.key)) {
      const now = Date.now();
      this.digits = now - this.digitAt < TYPED ? (this.digits + event.key).slice(-3) : event.key;
      this.digitAt = now;
      this.marked = Number(this.digits);
    } else return;
    this.draw(false);
  }

  private nameLight(): void {
    setText(this.part(".al-wall-light"), this.words.say(this.room.isDark ? "wall-light" : "wall-dark"));
  }

  private part<E extends HTMLElement>(which: string): E {
    const found = this.page.querySelector<E>(which);
    if (!found) throw new Error(`the page of the wall has no ${which}`);
    return found;
  }
}

/** Texts one after the other, each ended as a sentence is. */
function sentences(texts: string[]): string {
  return texts.map((text) => text.trim()).filter(Boolean).map((text) => (/[.?!…]$/.test(text) ? text : `${text}.`)).join(" ");
}

function paragraph(text: string): HTMLElement {
  const said = document.createElement("p");
  said.className = "al-wall-waits";
  said.textContent = text;
  return said;
}
