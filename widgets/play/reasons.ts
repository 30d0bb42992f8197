// The chain of questions that leads to a choice: question, answer, what was found, the rule.

import type { Desk } from "./desk";
import type { Because } from "./types";
import { h } from "../shared/dom";
import { ruleButton, withRules } from "../shared/rule";

export function fillReasons(desk: Desk, text: string, because: readonly Because[]): HTMLElement {
  const { words } = desk;
  return h("div", { class: "al-reasons" }, text ? h("p", {}, ...withRules(text)) : null,
    h("ol", {}, ...because.map((step) => fillReason(step, words(step.answer ? "board-yes" : "board-no")))));
}

/** What was found is left out where it only says the answer again. */
function fillReason({ question, answer, found, rule }: Because, says: string): HTMLElement {
  return h("li", {},
    h("span", { class: "al-reason-asks" }, ...withRules(question)), " ",
    h("strong", { "data-answer": answer ? "yes" : "no" }, says),
    found && found !== says ? h("span", {}, " · ", ...withRules(found)) : null, ...(rule ? [" ", ruleButton(rule)] : []));
}
