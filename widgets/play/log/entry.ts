// One line of the log.

import type { LogEntry } from "../../map/types";
import { dice } from "../../shared/parts/dice";
import { setAttrs } from "../../shared/dom";
import { makeLine } from "../../shared/told/lines";

export function makeEntry(entry: LogEntry): HTMLLIElement {
  const item = makeLine(entry, "al-entry", { before: entry.faces?.length ? [dice(entry.faces)] : [] });
  setAttrs(item, { "data-kind": entry.kind, "data-places": entry.places?.join(" ") || null });
  return item;
}
