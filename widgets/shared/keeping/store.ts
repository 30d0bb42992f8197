// The browser's own store: the last few wars, one entry each, so that a closed tab or an ended kernel loses nothing.

import { goesOn } from "./lines_of_play";

export interface Kept {
  war: string;
  save: string;
  name: string;
  label: string;
  when: number;
  /** That it could not be opened: it is offered, but not opened by itself. */
  damaged?: boolean;
}

export const MOST_KEPT = 5;
const ANEW = "-"; // the name of no war
const LATEST = 8.64e15; // milliseconds: the last moment that a date can name

/** What became of a write: a private window has no store, a full one may refuse. */
export type Written = "kept" | "full" | "unavailable";

/** The war of this page, as the store knows it. */
interface Own {
  /** What the page calls it, and what the store does: another one if somebody else plays a line of it. */
  readonly war: string;
  readonly name: string;
  /** What this page has written or taken up last; null where it has done neither. */
  readonly last: Kept | null;
}

const NOTHING: Own = { war: "", name: "", last: null };

export class Store {
  /** Whether another page was seen to play the war that this page plays. */
  isShared = false;
  private mineNow = NOTHING;
  /** Names of the lines of the same war that were there when this page last looked. */
  private known = new Set<string>();

  constructor(private readonly key: string) {}

  /** The wars kept, the last one played first, whatever the clock said; what is not of our making is passed over. */
  read(): Kept[] {
    return this.list().filter(isKept).slice(0, MOST_KEPT);
  }

  /** The war to go on with when the page is loaded: the one that it asks for, or that this tab played, else the newest. */
  mine(asked = ""): Kept | undefined {
    const whole = this.read().filter((kept) => !kept.damaged);
    if (asked) return whole.find((kept) => kept.war === asked);
    return whole.find((kept) => kept.war === this.own) ?? whole[0];
  }

  /** Whether this very tab has played it: what another one has may be somebody else's. */
  isOfTab(kept: Kept): boolean {
    return kept.war === this.own;
  }

  /** Whether whoever sits at this tab has chosen to begin anew, and nothing of it is kept yet. */
  get hasBegunAnew(): boolean {
    return this.own === ANEW;
  }

  /** Notes that choice for as long as the tab lives. */
  beginAnew(): void {
    this.own = ANEW;
  }

  /** What the store calls the war that this page calls so. */
  nameOf(war: string): string {
    return war === this.mineNow.war ? this.mineNow.name : war;
  }

  /**
   * Keeps a war as the newest; the oldest makes room for it.
   *
   * What is kept under its name and is not where this page came from stays beside it: what another page has made of
   * the war meanwhile, or an earlier war with the same dice.
   */
  keep(entry: Kept): Written {
    if (entry.war !== this.mineNow.war) this.leave();
    const all = this.read();
    const { last, name } = { ...this.mineNow, name: this.nameOf(entry.war) };
    const before = all.find((kept) => kept.war === name);
    const follows = !before || before.save === last?.save || goesOn(before.save, entry.save);
    if (!follows && last) this.isShared = true;
    const own = { ...entry, war: follows ? name : freeName(name, all) };
    if (before?.save === entry.save) own.when = before.when; // opened again, not played on
    const written = this.write([own, ...all.filter((kept) => kept.war !== own.war)].slice(0, MOST_KEPT));
    this.mineNow = { war: entry.war, name: own.war, last: written === "kept" ? own : last };
    this.own = own.war;
    this.look();
    return written;
  }

  /** Notes that this page goes on with a war as it was kept: what it writes next follows upon that. */
  take(kept: Pick<Kept, "war" | "save">): void {
    this.leave();
    this.own = kept.war;
    const found = this.read().find(({ war }) => war === kept.war);
    this.mineNow = { war: kept.war, name: kept.war, last: found ? { ...found, save: kept.save } : null };
    this.known = this.lines();
  }

  /** Notes that this page plays another war from now on: what it writes next follows upon nothing that is kept. */
  leave(): void {
    this.mineNow = NOTHING;
    this.known.clear();
    this.isShared = false;
  }

  /** Looks whether another page has gone on with the war of this page, and saves its last decision from being lost. */
  look(): void {
    const { last, name } = this.mineNow;
    if (!last) return;
    const [all, lines] = [this.read(), this.lines()];
    const now = all.find((kept) => kept.war === name);
    // Two pages that write at the same moment: the other had not seen our last decision yet.
    if (now && now.save !== last.save && goesOn(now.save, last.save)) this.write([last, ...all.filter((kept) => kept !== now)]);
    else if (now && now.save !== last.save) this.isShared = true;
    if (this.known.size && [...lines].some((line) => line !== name && !this.known.has(line))) this.isShared = true;
    this.known = lines;
  }

  /** Notes that a war could not be opened. */
  setAside(war: string): void {
    this.write(this.read().map((kept) => (kept.war === war ? { ...kept, damaged: true } : kept)));
  }

  /** Puts what is kept and cannot be read where nothing is written over it; true where there was such a thing. */
  rescue(): boolean {
    const [text, list] = [this.text(), this.list()];
    if (!text || (text.startsWith("[") && list.length > 0 && list.every(isKept)) || text === "[]") return false;
    try {
      localStorage.setItem(`${this.key}:damaged`, text);
    } catch {
      return true; // it stays where it is until a war is kept
    }
    this.write(this.read());
    return true;
  }

  forget(war: string): Written {
    return this.write(this.read().filter((kept) => kept.war !== war));
  }

  /** Whether the store can be written to at all: some browsers only refuse when it is tried. */
  available(): boolean {
    try {
      const probe = `${this.key}:probe`;
      localStorage.setItem(probe, "1");
      localStorage.removeItem(probe);
      return true;
    } catch (error) {
      return isFull(error);
    }
  }

  /** The name of the war that this tab plays; it lives as long as the tab. */
  private get own(): string {
    try {
      return sessionStorage.getItem(this.key) ?? "";
    } catch {
      return ""; // a browser that keeps nothing
    }
  }

  private set own(war: string) {
    try {
      sessionStorage.setItem(this.key, war);
    } catch {
      // The newest war stands in for it.
    }
  }

  /** The names of all lines of the war that this page plays. */
  private lines(): Set<string> {
    const root = rootOf(this.mineNow.name);
    return new Set(this.read().map(({ war }) => war).filter((war) => rootOf(war) === root));
  }

  private text(): string {
    try {
      return localStorage.getItem(this.key) ?? "";
    } catch {
      return "";
    }
  }

  private list(): unknown[] {
    try {
      const found: unknown = JSON.parse(this.text() || "[]");
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  }

  private write(entries: Kept[]): Written {
    try {
      localStorage.setItem(this.key, JSON.stringify(entries));
      return "kept";
    } catch (error) {
      return isFull(error) ? "full" : "unavailable";
    }
  }
}

/** The name that all lines of a war begin with. */
function rootOf(war: string): string {
  return war.split(" ")[0] ?? war;
}

/** A name for one more line of a war. */
function freeName(war: string, all: readonly Kept[]): string {
  const taken = new Set(all.map((kept) => kept.war));
  for (let number = 2; ; number += 1) {
    const name = `${rootOf(war)} ${number}`;
    if (!taken.has(name)) return name;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"].includes(error.name);
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const kept = value as Record<string, unknown>;
  return ["war", "save", "name", "label"].every((key) => typeof kept[key] === "string") && isMoment(kept["when"]);
}

function isMoment(value: unknown): boolean {
  return typeof value === "number" && Math.abs(value) <= LATEST;
}
