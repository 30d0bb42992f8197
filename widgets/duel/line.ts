// The line to the kernel. The protocol is that of the map board; only a few messages differ, and the types with them.

import type { Deed as BoardDeed, Model as BoardModel, Question } from "../board/types";
import { Wire } from "../board/wire";
import type { Message } from "./types";

type Without<M, K extends string> = M extends unknown ? Omit<M, K> : never;

/** What changes something; the kernel answers with a scene. */
export type Deed = Without<Exclude<Message, { kind: "ask" } | { kind: "refresh" }>, "ply">;

/** The part of an anywidget model that the table uses. */
export interface Model extends Omit<BoardModel, "send"> {
  send(message: Message): void;
}

export class Line {
  private readonly wire: Wire;

  constructor(model: Model, onSilence: () => void) {
    // The wire hands messages through as they are: it reads only what both protocols share.
    this.wire = new Wire(model as unknown as BoardModel, onSilence);
  }

  get busy(): boolean {
    return this.wire.busy;
  }

  /** Sends a deed; false when another one still waits for its answer. */
  tell(deed: Deed, ply: number): boolean {
    return this.wire.tell(deed as unknown as BoardDeed, ply);
  }

  /** Asks for the explanation of a rule. Rejects with `NoReply`. */
  ask<T>(rule: string, ply: number): Promise<T> {
    return this.wire.ask<T>({ what: "rule", rule } as unknown as Question, ply);
  }

  answered(): void {
    this.wire.answered();
  }

  destroy(): void {
    this.wire.destroy();
  }
}
