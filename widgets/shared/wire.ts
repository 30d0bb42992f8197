// The line to the kernel: scenes come whole once and then as patches, deeds and questions go back.

import { whenBack } from "./line";
import { type Model, send } from "./model";
import type { Notice } from "./types";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Patch {
  kind: "patch";
  /** The scene to which it belongs, by its `answer`. */
  base: number;
  patch: Json;
}

interface Reply {
  kind: "reply";
  ask: number;
  reply?: unknown;
  fault?: Notice;
}

/** All that a line says, whatever the deeds and the questions of its widget are. */
export type Said<Deed, Question> = (Deed & { ply: number }) | (Question & { kind: "ask"; ask: number; ply: number })
  /** The browser has lost the thread and wants the whole scene. */
  | { kind: "refresh"; ply: number };

/** What the line reads of a scene. */
interface Numbered {
  ply: number;
  answer: number;
}

const PATIENCE = 8000; // milliseconds without an answer before the reader is told

/** Applies a JSON merge patch (RFC 7396): null takes a key away, a list is replaced whole. */
export function merge(target: Json | undefined, patch: Json): Json {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const old = target !== null && typeof target === "object" && !Array.isArray(target) ? target : {};
  const merged: Record<string, Json> = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

/** A question that was not answered, with what the reader should be told. */
export class NoReply extends Error {
  constructor(readonly notice: Notice | null) {
    super(notice?.text ?? "no reply");
  }
}

/** A line for the deeds and questions of one widget. */
export class Wire<Deed extends object, Question extends object> {
  private asked = 0;
  private readonly open = new Map<number, { done: (reply: never) => void; fail: (error: NoReply) => void }>();
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
    }, PATIENCE);
    return true;
  }

  /** Asks a question that changes nothing. Rejects with {@link NoReply}. */
  ask<T>(question: Question, ply: number): Promise<T> {
    const ask = ++this.asked;
    return new Promise<T>((done, fail) => {
      this.open.set(ask, { done, fail });
      if (!this.send({ kind: "ask", ask, ...question, ply })) this.close(ask, null);
      else setTimeout(() => this.close(ask, null), PATIENCE);
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

  private close(ask: number, notice: Notice | null): void {
    const found = this.open.get(ask);
    this.open.delete(ask);
    found?.fail(new NoReply(notice));
  }

  private take(message: Patch | Reply): void {
    if (message.kind === "patch") return this.patch(message);
    if (message.kind !== "reply") return;
    const found = this.open.get(message.ask);
    if (!found) return;
    if (message.fault) return this.close(message.ask, message.fault);
    this.open.delete(message.ask);
    found.done(message.reply as never);
  }

  private patch({ base, patch }: Patch): void {
    const scene = this.model.get("scene") as Numbered;
    // Several views share one model: the first of them applies the patch, the others find it done.
    if (scene.answer > base) return;
    if (scene.answer < base) return this.refresh();
    this.model.set("scene", merge(scene as unknown as Json, patch));
  }
}
