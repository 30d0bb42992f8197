// What a server tells a wall, for tests.
import type { Both, HereShow, PooledShow, PredictionsShow, VotesShow, WarsShow } from "../../wall/types";

export const both = (text: string): Both => ({ en: text, fr: `${text} (fr)` });
const question = { id: "q", ask: both("Who?"), unit: both("") };
const bar = (letter: string, count: number, came = 0) => ({ letter, text: both(`option ${letter}`), count, came });

export const predictions: PredictionsShow = { kind: "predictions", question, result: false, here: 5, answered: 4, bars: [bar("a", 1), bar("b", 2)] };
export const numbers: PredictionsShow = { kind: "predictions", question, result: true, here: 5, answered: 4, numbers: [[3, 3], [5, 1]], came: [4] };
export const votes: VotesShow = {
  kind: "votes", question, result: true, here: 4, moved: 1, again: 2,
  before: { answered: 4, bars: [bar("a", 3), bar("b", 1)] }, after: { answered: 2, bars: [bar("a", 1), bar("b", 1, 1)] },
};
export const here: HereShow = { kind: "here", lesson: both("Lesson"), here: 3, steps: [{ number: 1, heading: both("One"), here: 2 }, { number: 2, heading: both("Two"), here: 0 }], opening: 0, debrief: 0, elsewhere: 1 };
export const wars: WarsShow = {
  kind: "wars", measure: both("Support"), marked: null,
  lines: [{ number: 3, points: [[1, 50], [2, 40]] }, { number: 12, points: [[1, 50], [2, 40]] }],
  fan: { parts: [0.05, 0.25, 0.5, 0.75, 0.95], rows: [{ turn: 1, values: [30, 40, 45, 50, 60] }, { turn: 2, values: [20, 30, 35, 40, 50] }], wars: 8000 },
};
export const pooled: PooledShow = {
  kind: "pooled", about: both("About"), measure: both("Support"), range: [0, 99], share: false, readers: 2, wars: 80, kept: 2000, result: false, apart: [5, 3, 7],
  rows: [{ way: both("one"), wars: 80, mean: [10, 8, 12], kept: null }, { way: both("two"), wars: 80, mean: [15, 14, 16], kept: null }],
};

/** Words that say their own name and the values that they were given. */
export const texts = Object.fromEntries(
  ["answered %n%/%of%", "answered-again %n%/%of%", "share %n% (%percent%)", "came-none", "answers-none", "here-none", "moved %n%/%of%", "moved-none", "voting %n%/%of%", "came", "right", "before", "after", "predictions", "votes", "number", "count", "numbers", "came-number %n%", "wars", "wars-count %n%", "fan %n%", "marked %n%",
    "place %n%", "turn %n%", "pooled", "pooled-size %readers%/%n%", "interval", "mean %mean% (%low%–%high%)", "kept %n%: %mean%", "no-wars", "apart-higher %mean% (%low%–%high%)", "apart-lower %mean% (%low%–%high%)",
    "apart-unclear %low%–%high%", "here", "here-one", "here-now", "debrief", "elsewhere", "hour", "waits", "written-before", "written-after", "dark", "light"]
    .map((text) => [`wall-${text.split(" ")[0]?.replace(":", "")}`, { en: text.replace("share ", ""), fr: `${text} (fr)` }]),
);

/** The page of a wall. */
export function page(): HTMLElement {
  const root = document.createElement("div");
  root.dataset.wall = "/wall";
  root.dataset.words = JSON.stringify(texts);
  root.innerHTML = `<section class="al-wall-show" hidden></section><p class="al-wall-spoken" role="status"></p><div id="al-class"></div>
    <footer><p class="al-wall-corner" hidden></p><p class="al-wall-silent" hidden></p><button class="al-wall-light"></button></footer>`;
  document.body.replaceChildren(root);
  return root;
}
