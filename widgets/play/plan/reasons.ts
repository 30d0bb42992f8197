// The chain of questions that leads to a choice: question, answer, what was found, the rule.

import type { Desk } from "../desk";
import type { Because } from "../types";
import { h } from "../../shared/dom";
import { ruleButton, withRules } from "../../shared/told/rule";

export function fillReasons(desk: Desk, text: string, because: readonly Because[]): HTMLElement {
  const { words } = desk;
  const says = (step: Because) => words(step.answer ? "board-yes" : "board-no");
  return h("div", { class: "al-reasons" }, text ? h("p", {}, ...withRules(text)) : null,
    h("ol", {}, ...stationsOf(because).map(({ step, tests }) => {
      const item = fillReason(step, says(step));
      if (tests.length) item.append(h("details", { class: "al-tests" },
        h("summary", {}, words("board-tests", { count: tests.length })), h("ol", {}, ...tests.map((test) => fillReason(test, says(test))))));
      return item;
    })));
}

interface Station {
  step: Because;
  /** Tests by which candidates fell out before this one was chosen. */
  tests: Because[];
}

/** The boxes of the path, in order: what candidates were tested by stands under the choice that came of it. */
function stationsOf(because: readonly Because[]): Station[] {
  const found: Station[] = [];
  let tests: Because[] = [];
  for (const step of because) {
    if (step.kind === "test") tests.push(step);
    else {
      found.push({ step, tests });
      tests = [];
    }
  }
  return [...found, ...tests.map((step) => ({ step, tests: [] }))];
}

/** What was found is left out where it only says the answer again. */
function fillReason({ question, answer, found, rule, kind = "question" }: Because, says: string): HTMLElement {
  const asks = kind === "question";
  return h("li", { "data-kind": kind, "data-way": asks ? (answer ? "yes" : "no") : null },
    h("span", { class: "al-reason-asks" }, ...withRules(question)), " ",
    asks ? h("strong", { "data-answer": answer ? "yes" : "no" }, says) : null,
    found && found !== says ? h("span", {}, asks ? " · " : "", ...withRules(found)) : null, ...(rule ? [" ", ruleButton(rule)] : []));
}
