// "Predict, then roll": whether the reader wants it, kept while the page is open, and how a prediction turned out.

import { h } from "../../shared/dom";
import { foldedCalibration } from "./calibration";
import type { Prediction } from "../types";
import type { Words } from "../../shared/types";

/** One wish for all boards of a page: it outlives a board that is drawn anew, as after a change of language. */
export const wish = { first: false };

/** The switch; `changed` is called after it was set. */
export function predictSwitch(words: Words, changed: () => void): HTMLElement {
  const box = h("input", { type: "checkbox", role: "switch" });
  box.checked = wish.first;
  box.addEventListener("change", () => {
    wish.first = box.checked;
    changed();
  });
  return h("label", { class: "al-switch-label" }, box, h("span", {}, words("board-predict-first")));
}

/** What was said, what came, and the score so far. */
export function drawPrediction(prediction: Prediction, words: Words): HTMLElement {
  const { said, said_chance, came, came_chance, right, score } = prediction;
  return h("div", { class: "al-prediction", "data-right": right },
    h("p", {}, h("strong", {}, words(right ? "board-predict-right" : "board-predict-wrong"))),
    h("p", {}, words("board-predict-said", { said, chance: said_chance })),
    right ? null : h("p", {}, words("board-predict-came", { came, chance: came_chance })),
    h("p", { class: "al-score" }, score),
    prediction.calibration.length ? foldedCalibration(prediction.calibration, words) : null);
}
