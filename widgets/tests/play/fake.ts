// A small war for tests, and a model that records what the board sends and listens to.

import board from "../../algeria/main";
import type { Action, Atlas, LogEntry, Place } from "../../map/types";
import type { Message, Question, Scene } from "../../play/types";
import { game, group, keyed, LOOKS } from "./game";
import { SceneModel } from "../shared/model";

const square = (x: number, y: number) => `M${x} ${y}h90v90h-90Z`;

function place(id: string, name: string, kind: string, x: number, y: number): Place {
  return { id, name, modern: "", kind, look: LOOKS[kind] ?? "land", path: square(x, y),
    centre: [x + 45, y + 45] as [number, number], label: [x + 45, y + 12] as [number, number],
    room: 30 };
}

// V-1 V-2 in a row, V-3 under V-1, FRANCE alone far in the north.
export const atlas: Atlas = {
  deeds: { suppress: "The Police strike at the FLN by force." },
  ...game,
  viewBox: [0, 0, 300, 300],
  land: [],
  coast: "M0 100H300",
  regions: [{ id: "V", number: "Wilaya V", name: "West", label: [50, 150], height: [11, 12] }],
  places: [place("V-1", "Mecheria", "remote", 0, 100), place("V-2", "Tlemcen", "rural", 100, 100),
    place("V-3", "Sidi Bel Abbes", "rural", 0, 200), place("FRANCE", "France", "country", 100, 0)],
  neighbours: { "V-1": ["V-2", "V-3"], "V-2": ["V-1"], "V-3": ["V-1"], FRANCE: [] },
};

/** The same map with other places, in a row. */
export const placesOf = (ids: readonly string[]): Atlas =>
  ({ ...atlas, neighbours: Object.fromEntries(ids.map((id) => [id, []])), places: ids.map((id, at) => place(id, id, "rural", at * 100, 0)) });

export function action(id: string, targets: string[] = [], change: Partial<Action> = {}): Action {
  return { id, group: "Mission", text: `Do ${id}`, targets, ...change };
}

export function line(id: number, change: Partial<LogEntry> = {}): LogEntry {
  return { id, ply: id, turn: 1, seat: "fln", kind: "rolled", rule: "A:9.14", text: `Line ${id}.`, ...change };
}

/** Lines of the log by their ids; a number stands for a plain line. */
export function lines(...found: (number | LogEntry)[]): Scene["log"] {
  const entries = found.map((entry) => (typeof entry === "number" ? line(entry) : entry));
  return Object.fromEntries(entries.map((entry) => [String(entry.id), entry]));
}

export function scene(change: Partial<Scene> = {}): Scene {
  const state = (says: string, control: "fln" | "gov" | "" = "") => ({ control, says });
  return {
    format: 2, answer: 0, ply: 7, lang: "en", dir: "ltr", heading: "1954 · turn 1",
    prompt: { seat: "fln", text: "Choose a mission.", why: "Operations phase", yours: true },
    places: { "V-1": state("Mecheria (V-1), remote.", "fln"), "V-2": state("Tlemcen (V-2), rural."),
      "V-3": { ...state("Sidi Bel Abbes (V-3), rural.", "gov"), marks: { terror: 1 } }, FRANCE: { says: "France." } },
    pieces: keyed(group({ ids: ["band-1", "band-2"], label: "2 Bands, operations box" }),
      group({ place: "V-3", kind: "police", box: "PTL", ids: ["police-1"], label: "1 Police, patrol box" })),
    tracks: [{ id: "fln_psl", label: "FLN support", value: 50, max: 99, text: "50", side: "fln" },
      { id: "gov_psl", label: "Government support", value: 65, max: 99, text: "65", side: "gov" },
      { id: "air", label: "Air Points", value: 4, max: 6, text: "4 of 6", side: "gov" }],
    actions: [action("fln raid V-1", ["V-1"], { rolls: true }), action("fln move V-1", ["V-1"]),
      action("fln raid V-2", ["V-2"]), action("fln pick band-1", ["band-1"]), action("fln pass")],
    log: lines(1), log_count: 1, can: { undo: true, redo: false },
    time: { at: 7, last: 7, turn: 1, turns: [[1, 0]], marks: [], branches: [] }, motion: [], rolls: [], ...change,
  };
}

export class FakeModel extends SceneModel<Message> {
  /** Answers to questions, by what they ask; a question without one is left open. */
  replies: Partial<Record<Question["what"], (question: never) => unknown>> = {};

  constructor(first: Scene = scene(), strings: Record<string, string> = {}, drawn = atlas) {
    super({ atlas: drawn, strings, scene: first });
  }

  override send(message: Message): void {
    super.send(message);
    if (message.kind !== "ask") return;
    const answer = this.replies[message.what];
    if (answer) this.receive({ kind: "reply", ask: message.ask, view: message.view, reply: answer(message as never) });
  }

  /** What was sent to change something. */
  get deeds(): Message[] {
    return this.sent.filter((message) => message.kind !== "ask");
  }

  /** The questions of one kind, without their numbers. */
  asked(what: Question["what"]): Record<string, unknown>[] {
    return this.sent.flatMap((message) => {
      if (message.kind !== "ask" || message.what !== what) return [];
      const { kind: _kind, ask: _ask, view: _view, ply: _ply, ...question } = message;
      return [question];
    });
  }
}

export interface Shown {
  model: FakeModel;
  el: HTMLElement;
  end(): void;
  one(selector: string): HTMLElement;
  all(selector: string): HTMLElement[];
  click(selector: string): void;
  key(key: string, change?: KeyboardEventInit): KeyboardEvent;
}

/** Renders the board in the page as a notebook would. */
export function show(first: Scene = scene(), strings: Record<string, string> = {}, style = "", drawn = atlas): Shown {
  const model = new FakeModel(first, strings, drawn);
  const el = document.createElement("div");
  el.className = style;
  document.body.replaceChildren(el);
  const end = board.render({ model, el });
  const all = (selector: string) => Array.from(el.querySelectorAll<HTMLElement>(selector));
  const one = (selector: string) => {
    const found = all(selector)[0];
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  return {
    model, el, end, one, all,
    click: (selector) => void one(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
    key: (key, change = {}) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...change });
      (document.activeElement ?? el).dispatchEvent(event);
      return event;
    },
  };
}

export const area = (id: string) => `.al-places [data-place="${id}"]`;

/** Waits until answers of the kernel have reached the board. */
export const settled = (milliseconds = 0) => new Promise((done) => setTimeout(done, milliseconds));
