// How far a reader has come in each lesson: read from what the browser keeps of them, and never sent anywhere.

import { type Kept, Store } from "../shared/store";

/** The shelf of the lessons in the browser's store. */
export const SHELF = "algeria-lab:wars:lesson";

export interface State {
  /** The last step that was begun, counted from 1; 0 where it is not known. */
  step: number;
  steps: number;
  done: boolean;
  when: number;
}

/** What is kept of each lesson, by its id. */
export function readStates(): Map<string, State> {
  const found = new Map<string, State>();
  for (const kept of new Store(SHELF).read()) {
    const [id, state] = stateOf(kept);
    if (id && !found.has(id)) found.set(id, state); // the newest stands first
  }
  return found;
}

/** The lesson that the reader left last and has not ended. */
export function lastOpen(states: ReadonlyMap<string, State>): string | undefined {
  return [...states].filter(([, state]) => !state.done).sort(([, one], [, other]) => other.when - one.when)[0]?.[0];
}

/** Forgets all lessons; false where the browser has no store. */
export function clearStates(): boolean {
  try {
    localStorage.removeItem(SHELF);
    sessionStorage.removeItem(SHELF);
    return true;
  } catch {
    return false;
  }
}

/** What one entry says: the id of the lesson stands in its journal, the place beside it. */
function stateOf({ save, war, when }: Kept): [string, State] {
  const data = parsed(save);
  const journal = table(data["journal"]);
  const progress = table(data["progress"]);
  const id = typeof journal["scenario"] === "string" ? journal["scenario"] : war;
  return [id, { step: whole(progress["step"]), steps: whole(progress["steps"]), done: progress["done"] === true, when }];
}

function parsed(text: string): Record<string, unknown> {
  try {
    return table(JSON.parse(text));
  } catch {
    return {}; // damaged: the lesson page says so when it is opened
  }
}

function table(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function whole(value: unknown): number {
  return Number.isInteger(value) && (value as number) > 0 ? (value as number) : 0;
}
