// The desk as the remote control of the wall: what each key does. The desk sends what comes of it.
import type { Light } from "./types";

export interface What { kind: string; lesson?: string; question?: string; experiment?: string; measure?: string; cell?: string; result?: boolean; number?: number }

/** Something that can be shown now, as the desk is told it under `shows`. */
export interface Showable { what: What; said: string; now?: boolean; /** Whether the class can vote on it again. */ again?: boolean }

/** What the wall shows, and how: as the desk is told it under `wall`. */
export interface WallNow { what: What; look: { light: Light; corner: boolean; /** As the wall says itself. */ seen?: Light }; /** Why nothing is to be seen of what was asked for. */ missing?: string; /** That some have not answered yet, while the result is hidden. */ open?: string }

export type WallWish = { do: "show"; what: What } | { do: "light"; light: Light; corner: boolean };

/** The kinds by their keys 1 to 7; a text is shown where it was read. */
export const KINDS = ["invitation", "here", "hour", "predictions", "votes", "wars", "pooled"] as const;
/** Of which kinds a result can be shown or hidden. */
const WITH_RESULT = ["predictions", "votes", "pooled"];
const SAME = ["kind", "lesson", "question", "experiment", "measure"] as const;

/** Whether two wishes show the same, be it with its result or without. */
export function isSame(one: What, other: What): boolean {
  return SAME.every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

/** The keyboard of the wall: ← → go along the list, R or Space shows the result, 1–7 choose a kind, B blanks, L changes the light. */
export class Control {
  private before: What = { kind: "invitation" };

  /** What a key asks for; null for a key that does nothing here. */
  wish(key: string, now: WallNow, shows: readonly Showable[]): WallWish | null {
    switch (key) {
      case "ArrowRight": case "PageDown": return this.along(1, now, shows);
      case "ArrowLeft": case "PageUp": return this.along(-1, now, shows);
      case " ": case "r": case "R": return this.result(now);
      case "b": case "B": return this.blank(now);
      case "l": case "L": return this.light(now);
      default: return byKind(key, now, shows);
    }
  }

  /** Shows what came, or hides it again; null where nothing comes. */
  result({ what }: WallNow): WallWish | null {
    return hasResult(what) ? { do: "show", what: { ...what, result: !what.result } } : null;
  }

  /** Wipes the wall; what was there before comes back when it is asked for again. */
  blank(now: WallNow): WallWish {
    if (now.what.kind === "blank") return { do: "show", what: this.before };
    this.before = now.what;
    return { do: "show", what: { kind: "blank" } };
  }

  light({ look }: WallNow): WallWish {
    return { do: "light", light: (look.seen || look.light) === "dark" ? "light" : "dark", corner: look.corner };
  }

  /** Lets the line of a place stand out among the wars; of none where no number is given. */
  mark({ what }: WallNow, number: number | null): WallWish | null {
    if (what.kind !== "wars") return null;
    const { number: _, ...rest } = what;
    return { do: "show", what: number === null ? rest : { ...rest, number } };
  }

  private along(step: number, now: WallNow, shows: readonly Showable[]): WallWish | null {
    const shown = now.what.kind === "blank" ? this.before : now.what;
    const place = shows.findIndex((one) => isSame(one.what, shown));
    const next = shows[place < 0 ? 0 : Math.min(Math.max(place + step, 0), shows.length - 1)];
    return next ? { do: "show", what: next.what } : null;
  }
}

/** Whether something comes of what is shown: an answer, or the wars that are kept. */
export function hasResult(what: What): boolean {
  return WITH_RESULT.includes(what.kind);
}

/** The next of a kind behind what is shown, so that the same key leads from one to the next. */
function byKind(key: string, now: WallNow, shows: readonly Showable[]): WallWish | null {
  const kind = /^[1-7]$/.test(key) ? KINDS[Number(key) - 1] : undefined;
  const all = shows.filter((one) => one.what.kind === kind);
  const next = all[(all.findIndex((one) => isSame(one.what, now.what)) + 1) % all.length];
  return next ? { do: "show", what: next.what } : null;
}
