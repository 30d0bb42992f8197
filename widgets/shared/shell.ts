// What every widget is that plays a game: a line to the kernel, words, notices, rules explained, a voice, and keys.

import type { AnyScene, DoingDesk, Part } from "./desk";
import { setAttr, setAttrs } from "./dom";
import { isOwnKey } from "./page/keyboard";
import { tellSilence } from "./wire/line";
import { fillIn, type Model } from "./wire/model";
import type { Standing } from "./mount";
import { keepKeys } from "./page/notebook_keys";
import { Notices } from "./told/notices";
import { type RuleQuestion, RuleNote } from "./told/rule";
import { Speech } from "./told/speech";
import type { Notice, RuleText, Words } from "./types";
import { NoReply, type Said, Wire } from "./wire/wire";

/** What moves the game on or back: refused, it leaves the game where it stands. */
const MOVES = ["pick", "undo", "redo"];
const SLOW = 250; // milliseconds without an answer before the pointer says so
const LONG = 4000; // milliseconds until the reader is told that somebody thinks, rather than left with a pointer

/** A deed that waits for its turn, and whether it can still be done then. */
interface Wish<Deed> {
  readonly deed: Deed;
  readonly can: () => boolean;
  /** Whether it goes back or on from where the game stands. */
  readonly steps: boolean;
}

export abstract class Shell<Atlas, Scene extends AnyScene, Deed extends { kind: string }, Question extends object>
implements DoingDesk<Scene, Deed>, Standing<Scene> {
  readonly words: Words = (key, values) => fillIn(this.strings[key] ?? key, values);
  protected readonly notices: Notices;
  protected readonly rules: RuleNote;
  protected readonly speech = new Speech();
  /** What follows each scene, in order. */
  protected abstract readonly parts: readonly Pick<Part, "update" | "slow" | "end">[];
  private readonly wire: Wire<Deed, Question | RuleQuestion>;
  private readonly freeKeys: () => void;
  private slow: ReturnType<typeof setTimeout> | undefined;
  private long: ReturnType<typeof setTimeout> | undefined;
  /** What is to be told once no answer is awaited, in order. */
  private wishes: Wish<Deed>[] = [];
  /** Whether the answer that is awaited is one to a move of the game. */
  private moves = false;

  constructor(model: Model<Said<Deed, Question | RuleQuestion>>, readonly root: HTMLElement, readonly atlas: Atlas,
    private strings: Record<string, string>, public scene: Scene) {
    this.wire = new Wire(model, () => this.sayNoAnswer());
    this.notices = new Notices(this, () => this.focusHome());
    this.rules = new RuleNote(this, (key) => this.request({ what: "rule", key }), (id) => this.term(id));
    root.addEventListener("keydown", (event) => this.onKey(event));
    this.freeKeys = keepKeys(root);
  }

  tell(deed: Deed): boolean {
    if (deed.kind !== "look") this.stopReplay();
    // One decision at a time: a second one before the answer would only be refused as belonging to an old scene.
    const sent = this.wire.tell(deed, this.scene.ply);
    if (sent) {
      this.moves = MOVES.includes(deed.kind);
      setAttr(this.root, "aria-busy", "true");
      // Another pointer over every choice costs as much as a small scene; most answers are here before it could be seen.
      this.slow = setTimeout(() => {
        setAttr(this.root, "data-slow", deed.kind === "pick" ? "pick" : true);
        // What says who thinks needs no notice, which would push the choices down that may be pressed meanwhile.
        if (this.parts.some((part) => part.slow?.())) clearTimeout(this.long);
      }, SLOW);
      this.long = setTimeout(() => this.notify({ level: "info", text: this.words("widget-thinks") }), LONG);
    }
    return sent;
  }

  wish(deed: Deed): void {
    const others = this.wishes.filter((wish) => wish.deed.kind !== deed.kind);
    this.wishes = [...others, { deed, can: () => true, steps: false }];
    this.grant();
  }

  queue(deed: Deed, can = () => true): void {
    this.wishes.push({ deed, can, steps: true });
    this.grant();
  }

  /** Asks the kernel something that changes nothing; rejects with `NoReply`. */
  ask<T>(question: Question | RuleQuestion, patience?: number): Promise<T> {
    return this.wire.ask<T>(question, this.scene.ply, patience);
  }

  async request<T>(question: Question | RuleQuestion, patience?: number): Promise<T | null> {
    try {
      return await this.ask<T>(question, patience);
    } catch (error) {
      if (!(error instanceof NoReply)) throw error;
      if (error.notice) this.notify(error.notice);
      else tellSilence(() => this.notify(this.silence));
      return null;
    }
  }

  notify(notice: Notice): void {
    this.notices.give(notice);
  }

  setScene(scene: Scene): void {
    this.wire.answered();
    // A move that was refused was never made: a step back from it would take back the one before.
    if (this.moves && scene.ply === this.scene.ply) this.wishes = this.wishes.filter(({ steps }) => !steps);
    this.moves = false;
    this.scene = scene;
    this.grant();
  }

  setWords(strings: Record<string, string>): void {
    this.strings = strings;
    this.update();
  }

  update(): void {
    if (!this.wire.busy) this.rest();
    for (const part of [this.notices, ...this.parts, this.rules]) part.update();
  }

  destroy(): void {
    for (const part of [this.notices, ...this.parts, this.rules]) part.end?.();
    clearTimeout(this.slow);
    clearTimeout(this.long);
    this.freeKeys();
    this.speech.stop();
    this.wire.destroy();
    this.root.remove();
  }

  /** The explanation of a word of the game; a widget without a glossary has none. */
  protected term(_id: string): RuleText | null {
    return null;
  }

  /** Puts the focus where it belongs when what had it is gone. */
  protected abstract focusHome(): void;

  /** Ends a replay and forgets which moments were wished for: the reader has chosen something, or the kernel is silent. */
  protected abstract stopReplay(): void;

  /** Closes what is open on top; false when there was nothing to close. */
  protected leave(): boolean {
    const { open } = this.rules;
    if (open) this.rules.shut();
    return open;
  }

  protected onKey(event: KeyboardEvent): void {
    if (!isOwnKey(event)) return;
    if (event.key === "Escape" && !this.leave()) return;
    event.stopPropagation();
  }

  /** Tells what was wished for, until an answer is awaited. */
  private grant(): void {
    while (!this.wire.busy) {
      const wish = this.wishes.shift();
      if (!wish) return;
      if (wish.can()) this.tell(wish.deed);
    }
  }

  /** Whether an answer is awaited, and whether to a move of the game. */
  protected get awaits(): { any: boolean; move: boolean } {
    const any = this.wire.busy;
    return { any, move: any && this.moves };
  }

  /** No answer is awaited any more. */
  private rest(): void {
    clearTimeout(this.slow);
    clearTimeout(this.long);
    setAttrs(this.root, { "aria-busy": null, "data-slow": false });
  }

  private get silence(): Notice {
    return { level: "error", text: this.words("widget-no-answer"), hint: this.words("widget-no-answer-hint") };
  }

  private sayNoAnswer(): void {
    this.wishes = [];
    this.rest();
    this.stopReplay();
    tellSilence(() => this.notify(this.silence));
  }
}
