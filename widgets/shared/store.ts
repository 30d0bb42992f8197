// The browser's own store: the last few wars, one entry each, so that a closed tab or an ended kernel loses nothing.

export interface Kept {
  war: string;
  save: string;
  name: string;
  label: string;
  when: number;
}

export const MOST_KEPT = 5;

/** What became of a write: a private window has no store, a full one may refuse. */
export type Written = "kept" | "full" | "unavailable";

export class Store {
  constructor(private readonly key: string) {}

  /** The wars kept, newest first; what is not of our making is passed over. */
  read(): Kept[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(found) ? found.filter(isKept).sort((one, two) => two.when - one.when) : [];
    } catch {
      return [];
    }
  }

  /**
   * Keeps a war as the newest; the oldest make room for it.
   *
   * The same war begun anew from the same seed bears the same name: what was played before stays beside it.
   */
  keep(entry: Kept): Written {
    const all = this.read();
    const before = all.find((kept) => kept.war === entry.war);
    const others = all.filter((kept) => kept.war !== entry.war);
    if (before && before.save.length > 2 * entry.save.length) others.unshift({ ...before, war: `${before.war} earlier` });
    others.length = Math.min(others.length, MOST_KEPT - 1);
    for (let room = others.length; room >= 0; room -= 1) {
      const written = this.write([entry, ...others.slice(0, room)]);
      if (written !== "full") return written;
    }
    return "full";
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
  return ["war", "save", "name", "label"].every((key) => typeof kept[key] === "string") && Number.isFinite(kept["when"]);
}
