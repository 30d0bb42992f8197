// How a reader's games against computers ended, as this browser remembers them. Which end counts, the kernel says
// (views/play/told/result.py): here each game counts once, by its id, however often it is shown.

import type { Words } from "../types";

/** How a game ended: against whom, and 1 for a win, = for a draw, 0 for a loss. */
export interface Result {
  game: string;
  id: string;
  side: string;
  level: string;
  mark: string;
}

/** The record of one side against one player. */
export interface Score {
  won: number;
  drawn: number;
  of: number;
}

const MOST = 500; // games: the oldest make room

export class GameRecord {
  private readonly key: string;

  constructor(game: string) {
    this.key = `algeria-lab:record:${game}`;
  }

  /** Counts a game once; a browser that keeps nothing counts nothing. */
  note({ id, side, level, mark }: Omit<Result, "game">): void {
    const all = this.read();
    if (all.some((known) => known.id === id)) return;
    try {
      localStorage.setItem(this.key, JSON.stringify([...all, { id, side, level, mark }].slice(-MOST)));
    } catch {
      // A private window, or a full one: there is no record then.
    }
  }

  against(side: string, level: string): Score {
    const marks = this.read().filter((one) => one.side === side && one.level === level).map(({ mark }) => mark);
    const count = (wanted: string) => marks.filter((mark) => mark === wanted).length;
    return { won: count("1"), drawn: count("="), of: marks.length };
  }

  private read(): Omit<Result, "game">[] {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(found) ? found.filter(isResult) : [];
    } catch {
      return []; // damaged, or no store
    }
  }
}

/** Counts how a game ended, and says how its reader has fared against that player. */
export function noted(result: Result, words: Words): string {
  const record = new GameRecord(result.game);
  record.note(result);
  return scoreText(record.against(result.side, result.level), words);
}

/** The record in a sentence; empty before the first game. */
export function scoreText({ won, drawn, of }: Score, words: Words): string {
  if (!of) return "";
  return drawn ? words("widget-record-drawn", { won, drawn, of }) : words("widget-record-won", { won, of });
}

function isResult(value: unknown): value is Omit<Result, "game"> {
  const one = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  return ["id", "side", "level", "mark"].every((name) => typeof one[name] === "string");
}
