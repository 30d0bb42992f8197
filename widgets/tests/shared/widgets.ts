// Every widget, as small as it can be drawn, with a model without a kernel.

import board from "../../algeria/main";
import begin from "../../begin/main";
import deck from "../../deck/main";
import duel from "../../duel/main";
import files from "../../files/main";
import guide from "../../guide/main";
import question from "../../guide/questions/main";
import home from "../../home/main";
import hour from "../../hour/main";
import lab from "../../lab/main";
import pane from "../../pane/main";
import studio from "../../studio/main";
import teachers from "../../teachers/main";
import * as table from "../duel/scenes";
import * as war from "../play/fake";
import { SceneModel } from "./model";

interface Widget {
  render(cell: { model: never; el: HTMLElement }): () => void;
  state: Record<string, unknown>;
}

const PAGE = { ply: 0, answer: 0, time: { at: 0, last: 0 }, lang: "en", dir: "ltr", title: "Page", lead: [], notice: null };
const FRAME = { turn: 0, control: {}, forces: {}, support: [50, 44], held: [0, 0], says: "Turn 1 begins." };
export const QUESTION = {
  id: "q1", lang: "en", dir: "ltr", kind: "places", field: "places", title: "Choose", ask: [], picture: {}, unit: "", options: [{ id: "V-4", text: "Mostaganem" }],
  pairs: [], open: true, given: "", outcome: "", said: "", tries: "", hints: [], more: false, revealable: false, key: "", rule: "", after: [], rubric: [], earlier: [], again: false,
};

/** Those that have a line to the kernel on which they ask. */
export const WITH_LINE: Record<string, Widget> = {
  board: { render: board.render as never, state: { atlas: war.atlas, scene: war.scene({ time: { ...war.scene().time, last: 9 } }) } },
  duel: { render: duel.render as never, state: { atlas: table.atlas, scene: table.scene() } },
  guide: { render: guide.render as never, state: { atlas: {}, scene: { ...PAGE, scenario: "A lesson", foreword: null, status: "ask", now: "Read.", heading: "Step 1", left: "",
    done: 0, most: 2, step: { id: "look", title: "Look", text: [], picture: null, dice: "", hints: [] }, note: "", questions: [QUESTION],
    buttons: [{ do: "go-on", label: "Go on", main: true }], says: [], phases: [], predictions: [], steps: [], goals: [], debrief: null } } },
  home: { render: home.render as never, state: { atlas: { viewBox: [0, 0, 100, 60], coast: "M0 0", borders: { area: "", region: "", state: "" }, letter: 10, land: [], places: [] },
    scene: { ...PAGE, war: { number: 3, title: "A war", frames: [FRAME, { ...FRAME, turn: 1 }], end: "It ends." }, many: null, path: [], ways: [], tables: [], doors: [], ending: [],
      throw: { places: [], place: "III-1", question: "What?", why: "Because.", rows: [], result: null } } } },
  teachers: { render: teachers.render as never, state: { atlas: {}, scene: { ...PAGE, sections: [], lessons: [], programmes: [], receipts: {}, command: "" } } },
};

export const WIDGETS: Record<string, Widget> = {
  ...WITH_LINE,
  begin: { render: begin.render as never, state: { form: { lang: "en", dir: "ltr", title: "A new war", note: "", more: "", begin: "Begin", cancel: "Cancel", aside: "", fields: [] } } },
  deck: { render: deck.render as never, state: { draft: { edition: 1, data: { deck_id: "own", label: "Own", side: "FLN", provenance: "custom", note: "", cards: [] } }, message: {},
    scene: { lang: "en", dir: "ltr", use: true, starts: [], sides: [["FLN", "FLN"]], provenances: [["custom", "own"]], kinds: [], fronts: [], icons: { FLN: [] }, names: {}, why: {} },
    verdict: { ticket: 0, edition: 1, faults: {}, warnings: [], counts: [], rows: [], ready: false, says: "Not yet" } } },
  files: { render: files.render as never, state: { shelf: "algeria", war: "w1", save: "{1}", name: "a.json", label: "1954", lang: "en", message: {} } },
  hour: { render: hour.render as never, state: { atlas: {}, scene: { ...PAGE, heard: true, place: 7, nickname: "", raised: false, holds: {}, wait: null, go: null, form: null } } },
  lab: { render: lab.render as never, state: { scene: { lang: "en", dir: "ltr", parts: [], link: "abc", write: false }, progress: {}, message: {} } },
  pane: { render: pane.render as never, state: { bokeh_version: "3.9.2", height: 240, summary: "", table: [["turn"], [1]], labels: {} } },
  question: { render: question.render as never, state: { view: QUESTION } },
  studio: { render: studio.render as never, state: { put: { edition: 1, text: "format: algeria-scenario/1\n", own: "w" }, rooms: {}, starters: [], lang: "en" } },
};

/** Puts a widget into the page; a model that is given is shared with other views. */
export function put({ render, state }: Widget, model = new SceneModel<Record<string, unknown>>({ strings: {}, ...structuredClone(state) })) {
  const el = document.createElement("div");
  document.body.append(el);
  return { el, model, end: render({ model: model as never, el }) };
}
