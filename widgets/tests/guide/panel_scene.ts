// What tests of the guide's panel begin with: a scene, and the panel that shows it.

import { afterEach, beforeEach, vi } from "vitest";
import guide from "../../guide/main";
import type { Prediction, Scene } from "../../guide/types";
import { SceneModel } from "../shared/model";

export const STRINGS = { "guided-fold": "Hide", "guided-unfold": "Show", "guided-state-now": "now", "guided-picture-missing": "No picture.", "guided-own-game": "Yours:", "guided-take-saved": "Saved: %name%", "guided-take-ask": "Whose?", "guided-take-hand": "Hand it in.", "guided-take-place": "place %place%" };
export const EVIL = "<img src=x onerror=run()>";

export const SCENE: Scene = {
  ply: 0, answer: 0, time: { at: 0, last: 0 }, lang: "en", dir: "ltr", scenario: "A lesson", foreword: null, status: "read", now: "Read, then go on.",
  heading: "Step 1 of 2", left: "about 4 minutes left", done: 0, most: 2,
  step: { id: "look", title: "Look", text: [{ kind: "p", items: [[{ text: "See " }, { text: "Bône", strong: true }]] }, { kind: "ul", items: [[{ text: EVIL }]] }],
    picture: null, dice: "", hints: [] },
  note: "", questions: [], buttons: [{ do: "go-on", label: "Go on", main: true }, { do: "leave", label: "Play on freely", main: false }],
  says: [], phases: [], predictions: [],
  steps: [{ id: "look", title: "Look", state: "now", jump: "", again: [] }, { id: "act", title: "Act", state: "later", jump: "Go to Act", again: [] }],
  goals: [], debrief: null, notice: null,
} as Scene;

export const CAME: Prediction = { id: "award", state: "came", ask: [], said: "You expected 5. It was 8.", more: "", after: [], scale: null };
const ends: (() => void)[] = [];

export function start(scene: Partial<Scene> = {}) {
  const model = new SceneModel<Record<string, unknown>>({ atlas: {}, strings: STRINGS, scene: { ...SCENE, ...scene } });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  ends.push(guide.render({ model: model as never, el }));
  const find = <E extends HTMLElement>(selector: string): E => el.querySelector(selector) as E;
  let answer = 0;
  const show = (next: Partial<Scene>) => model.set("scene", { ...SCENE, ...next, answer: ++answer });
  return { el, model, find, show };
}

/** Let time stand still in each test, and end what it has begun. */
export function still(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.useRealTimers();
    sessionStorage.clear();
  });
}
