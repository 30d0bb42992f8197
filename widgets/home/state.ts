// How far a reader has come in each lesson: read from what the browser keeps of them, and never sent anywhere.

import { DRAFTS } from "../shared/keeping/drafts";
import { Store } from "../shared/keeping/store";

/** The shelf of one lesson begins so in the browser's store; its id follows. */
export const SHELF = "algeria-lab:wars:lesson-";

/** Where the browser keeps which way through the course was chosen. */
export const WAY_KEPT = "algeria-lab:way";

export interface State {
  /** The step that was reached, counted from 1; 0 where it is not known. */
  step: number;
  steps: number;
  done: boolean;
  /** How many questions were passed over in a lesson that is done. */
  passed: number;
  when: number;
}

/** What is kept of these lessons, by their ids; of each what was played last. */
export function readStates(ids: readonly string[]): Map<string, State> {
  const found = new Map<string, State>();
  for (const id of ids) {
    const kept = new Store(`${SHELF}${id}`).read()[0];
    if (kept) found.set(id, stateOf(kept.save, kept.when));
  }
  return found;
}

/** The lesson that the reader left last and has not ended. */
function lastOpen(states: ReadonlyMap<string, State>): string | undefined {
  return [...states].filter(([, state]) => !state.done).sort(([, one], [, other]) => other.when - one.when)[0]?.[0];
}

/**
 * Where to go on: with the lesson that was left last, else with the first one of a way not begun after that which was ended last.
 * Nowhere once as many of the way are done as it takes.
 */
export function whereToGoOn(ids: readonly string[], states: ReadonlyMap<string, State>, take = ids.length): string | undefined {
  const [latest] = [...states].sort(([, one], [, other]) => other.when - one.when)[0] ?? [];
  if (latest === undefined) return undefined;
  const open = lastOpen(states);
  if (open !== undefined || ids.filter((id) => states.get(id)?.done).length >= take) return open;
  return [...ids.slice(ids.indexOf(latest) + 1), ...ids].find((id) => !states.has(id));
}

/** Forgets all lessons, also such as are in no list any more, and what was being written in them; false where the browser has no store. */
export function clearStates(): boolean {
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (key.startsWith(SHELF) || key.startsWith(DRAFTS) || key === WAY_KEPT) store.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}

/** What an entry says of the way through a lesson; it stands before the journal (`views/pages/lesson/kept.py`). */
function stateOf(save: string, when: number): State {
  const { step, steps, done, passed } = parsed(save);
  return { step: whole(step), steps: whole(steps), done: done === true, passed: whole(passed), when };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
  } catch {
    return {}; // damaged: the lesson says so when it is opened
  }
}

function whole(value: unknown): number {
  return Number.isInteger(value) && (value as number) > 0 ? (value as number) : 0;
}
