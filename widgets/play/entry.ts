// One line of the log.

import { die } from "../shared/dice";
import { h } from "../shared/dom";
import { ruleButton, withRules } from "../shared/rule";
import type { LogEntry } from "../map/types";

export function makeEntry(entry: LogEntry): HTMLLIElement {
  const item = h("li", { class: "al-entry", "data-seat": entry.seat, "data-kind": entry.kind,
    "data-places": entry.places?.join(" ") || null });
  if (entry.faces?.length) item.append(h("span", { class: "al-dice" }, ...entry.faces.map(die)));
  item.append(h("span", { class: "al-entry-text" }, ...withRules(entry.text)));
  // The sentence may already name its rules; the tag is for those that do not.
  if (entry.rule && !entry.text.includes(entry.rule)) item.append(" ", ruleButton(entry.rule));
  return item;
}
