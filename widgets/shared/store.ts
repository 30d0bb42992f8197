// The browser's own store: the last few wars, one entry each, so that a closed tab or an ended kernel loses nothing.

export interface Kept {
  war: string;
  save: string;
  name: string;
  label: string;
  when: number;
  /** The page that wrote it: two pages may play the same war. */
  page?: string;
  /** That it could not be opened: it is offered, but not opened by itself. */
  damaged?: boolean;
}

export const MOST_KEPT = 5;
const LATEST = 8.64e15; // milliseconds: the last moment that a date can name

/** What became of a write: a private window has no store, a full one may refuse. */
export type Written = "kept" | "full" | "unavailable";

export class Store {
  /** Whether another page was seen to play the war that this page plays. */
  isShared = false;
  private readonly page = Math.random().toString(36).slice(2);

  constructor(private readonly key: string) {}

  /** The wars kept, newest first; what is not of our making is passed over. */
  read(): Kept[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(found) ? found.filter(isKept).sort((one, two) => two.when - one.when).slice(0, MOST_KEPT) : [];
    } catch {
      return [];
    }
  }

  /** The war to go on with when the page is loaded: the one that it asks for, or that this tab played, else the newest. */
  mine(asked = ""): Kept | undefined {
    const whole = this.read().filter((kept) => !kept.damaged);
    if (asked) return whole.find((kept) => kept.war === asked);
    return whole.find((kept) => kept.war === this.own) ?? whole[0];
  }

  /**
   * Keeps a war as the newest; the oldest make room for it.
   *
   * The same war begun anew from the same seed bears the same name: what was played before stays beside it. So does
   * what another page has made of it meanwhile.
   */
  keep(entry: Kept): Written {
    const all = this.read();
    const before = all.find((kept) => kept.war === entry.war);
    const others = all.filter((kept) => kept.war !== entry.war && kept.war !== `${entry.war} ${this.page}`);
    if (before?.page && before.page !== this.page) {
      this.isShared = true;
      others.unshift({ ...before, war: `${before.war} ${before.page}` });
    } else if (before && before.save.length > 2 * entry.save.length) others.unshift({ ...before, war: `${before.war} earlier` });
    others.length = Math.min(others.length, MOST_KEPT - 1);
    this.own = entry.war;
    const when = before?.save === entry.save ? before.when : entry.when; // opened again, not played on
    for (let room = others.length; room >= 0; room -= 1) {
      const written = this.write([{ ...entry, when, page: this.page }, ...others.slice(0, room)]);
      if (written !== "full") return written;
    }
    return "full";
  }

  /** Notes that this page goes on with a war: what it writes next follows upon what is kept. */
  take(war: string): void {
    this.own = war;
    this.write(this.read().map((kept) => (kept.war === war ? { ...kept, page: this.page } : kept)));
  }

  /** Notes that a war could not be opened. */
  setAside(war: string): void {
    this.write(this.read().map((kept) => (kept.war === war ? { ...kept, damaged: true } : kept)));
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

  private write(entries: Kept[]): Written {
    try {
      localStorage.setItem(this.key, JSON.stringify(entries));
      return "kept";
    } catch (error) {
      return isFull(error) ? "full" : "unavailable";
    }
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
