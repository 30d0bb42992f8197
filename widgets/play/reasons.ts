// The chain of questions that leads to a choice: question, answer, what was found, the rule.

import type { Desk } from "./desk";
import type { Because } from "./types";
import { h } from "../shared/dom";
import { ruleButton, withRules } from "../shared/rule";

export function fillReasons(desk: Desk, text: string, because: readonly Because[]): HTMLElement {
  const { words } = desk;
  return h("div", { class: "al-reasons" }, text ? h("p", {}, ...withRules(text)) : null,
    h("ol", {}, ...because.map((step) => h("li", {},
      h("span", { class: "al-reason-asks" }, ...withRules(step.question)), " ",
      h("strong", { "data-answer": step.answer ? "yes" : "no" }, words(step.answer ? "board-yes" : "board-no")),
      step.found ? h("span", {}, " · ", ...withRules(step.found)) : null, ...(step.rule ? [" ", ruleButton(step.rule)] : [])))));
}
