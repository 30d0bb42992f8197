// The line to the kernel: scenes come whole once and then as patches, deeds and questions go back.

import { newId } from "./ids";
import { whenBack } from "./line";
import { type Model, send } from "./model";
import type { Notice } from "../types";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What changes: a list of one is a new value, an object what changes within the value, and null takes the key away. */
interface Changes {
  [key: string]: [Json] | Changes | null;
}

interface Patch {
  kind: "patch";
  /** The scene to which it belongs, by its `answer`. */
  base: number;
  patch: Changes;
}

interface Reply {
  kind: "reply";
  ask: number;
  /** The view that has asked: all views of a model hear the kernel. */
  view: string;
  reply?: unknown;
  fault?: Notice;
}

/** All that a line says, whatever the deeds and the questions of its widget are. */
export type Said<Deed, Question> = (Deed & { ply: number }) | (Question & { kind: "ask"; ask: number; view: string; ply: number })
  /** The browser has lost the thread and wants the whole scene. */
  | { kind: "refresh"; ply: number };

/** What the line reads of a scene. */
interface Numbered {
  ply: number;
  answer: number;
}

const PATIENCE = 8000; // milliseconds without an answer before the reader is told
export const THOUGHT = 45_000; // the same after a deed, and where somebody thinks before they answer: computers that play far ahead may answer it, and each thinks for seconds

/** Makes the new scene of the old one; `difference` of the kernel is the other half. */
export function merge(old: Record<string, Json>, changes: Changes): Record<string, Json> {
  const merged = new Map(Object.entries(old));
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) merged.delete(key);
    else if (Array.isArray(change)) merged.set(key, change[0]);
    else merged.set(key, merge(merged.get(key) as Record<string, Json>, change));
  }
  return Object.fromEntries(merged);
}

/** A question that was not answered, with what the reader should be told. */
export class NoReply extends Error {
  constructor(readonly notice: Notice | null) {
    super(notice?.text ?? "no reply");
  }
}

/** A question that waits for its answer, and how long it does. */
interface Open {
  readonly done: (reply: never) => void;
  readonly fail: (error: NoReply) => void;
  readonly patience: ReturnType<typeof setTimeout>;
}

/** A line for the deeds and questions of one widget. */
export class Wire<Deed extends object, Question extends object> {
  private readonly view = newId();
  private asked = 0;
  private readonly open = new Map<number, Open>();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private readonly onMessage = (message: Patch | Reply) => this.take(message);
  /** What was answered while the connection was lost may be lost with it; asked once every model has its new line. */
  private readonly forget = whenBack(() => queueMicrotask(() => this.refresh()));

  constructor(private readonly model: Model<Said<Deed, Question>>, private readonly onSilence: () => void) {
    model.on("msg:custom", this.onMessage);
  }

  /** Whether the answer to a deed is awaited. */
  get busy(): boolean {
    return this.waiting !== undefined;
  }

  /** Sends a deed; false when another one still waits for its answer, for it would only be refused as too old. */
  tell(deed: Deed, ply: number): boolean {
    if (this.busy) return false;
    if (!this.send({ ...deed, ply })) return false;
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      this.onSilence();
    }, THOUGHT);
    return true;
  }

  /** Asks a question that changes nothing. Rejects with {@link NoReply}, where no answer comes after so many milliseconds. */
  ask<T>(question: Question, ply: number, patience = PATIENCE): Promise<T> {
    const ask = ++this.asked;
    return new Promise<T>((done, fail) => {
      this.open.set(ask, { done, fail, patience: setTimeout(() => this.close(ask, null), patience) });
      if (!this.send({ kind: "ask", ask, view: this.view, ...question, ply })) this.close(ask, null);
    });
  }

  /** A scene has come. */
  answered(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }

  destroy(): void {
    this.answered();
    this.forget();
    this.model.off("msg:custom", this.onMessage);
    for (const ask of [...this.open.keys()]) this.close(ask, null);
  }

  /** Asks for the whole scene. */
  private refresh(): void {
    this.send({ kind: "refresh", ply: (this.model.get("scene") as Numbered).ply });
  }

  private send(message: Said<Deed, Question>): boolean {
    return send(this.model, message, this.onSilence);
  }

  /** Takes a question from those that wait, if it still does. */
  private end(ask: number): Open | undefined {
    const found = this.open.get(ask);
    clearTimeout(found?.patience);
    this.open.delete(ask);
    return found;
  }

  private close(ask: number, notice: Notice | null): void {
    this.end(ask)?.fail(new NoReply(notice));
  }

  private take(message: Patch | Reply): void {
    if (message.kind === "patch") return this.patch(message);
    if (message.kind !== "reply" || message.view !== this.view) return;
    if (message.fault) this.close(message.ask, message.fault);
    else this.end(message.ask)?.done(message.reply as never);
  }

  private patch({ base, patch }: Patch): void {
    const scene = this.model.get("scene") as Numbered;
    // Several views share one model: the first of them applies the patch, the others find it done.
    if (scene.answer > base) return;
    if (scene.answer < base) return this.refresh();
    this.model.set("scene", merge(scene as unknown as Record<string, Json>, patch));
  }
}
