// What the browser keeps of a reader: read from its stores by the names that the widgets give it.

import { DRAFTS } from "../../shared/keeping/drafts";
import { OURS } from "../../shared/keeping/ours";

export const KINDS = ["games", "lessons", "texts", "drafts", "settings"] as const;
export type Kind = (typeof KINDS)[number];

/** How many things of each kind there are. */
export type Held = Record<Kind, number>;

const BY_NAME: readonly (readonly [begins: string, kind: Kind])[] = [
  [`${OURS}wars:lesson-`, "lessons"],
  [`${OURS}wars:`, "games"],
  [`${OURS}scenarios`, "texts"],
  [`${OURS}deck:draft`, "drafts"],
  [DRAFTS, "drafts"],
];

/** Counts what the browser's store holds, and of the tab's own what is written and not sent yet. */
export function readHeld(local: Storage, session: Storage): Held {
  const held: Held = { games: 0, lessons: 0, texts: 0, drafts: 0, settings: 0 };
  for (const key of Object.keys(local)) {
    if (!key.startsWith(OURS)) continue;
    const kind = BY_NAME.find(([begins]) => key.startsWith(begins))?.[1] ?? "settings";
    held[kind] += count(kind, local.getItem(key) ?? "");
  }
  held.drafts += Object.keys(session).filter((key) => key.startsWith(DRAFTS)).length;
  return held;
}

/** A shelf is one entry with all that stands on it: the games of a page, the texts of the studio; a lesson has one of its own. */
function count(kind: Kind, text: string): number {
  if (kind === "drafts" || kind === "settings") return 1;
  const standing = entries(text);
  return kind === "lessons" ? Math.min(1, standing) : standing;
}

/** What cannot be read is there all the same. */
function entries(text: string): number {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.length : 1;
  } catch {
    return 1;
  }
}
