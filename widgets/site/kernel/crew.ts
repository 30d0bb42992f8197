// Workers that play wars: each has a Python of its own. They are begun when they are first needed, and end when nobody has needed them for a while.

import type { Shelf } from "./python";

const IDLE = 120_000; // milliseconds until they end: they hold memory

interface Block {
  number: number;
  question: string;
  seed: number;
  runs: number;
}

/** What a worker is told: its packs and the program of Python as this one has it compiled, then blocks. */
export type Order = { packs: string[] } | Block;
/** What it answers: the number of a block and what was played; nothing if it could not. */
export interface Answer {
  number: number;
  line: string;
}

/** A block that waits, with its question by the number of the block that brought it. */
type Waiting = Omit<Block, "question"> & { of: number };

interface Hand {
  worker: Worker;
  block: Waiting | null;
  /** The question that it knows, by the number of the block that brought it. */
  knows: number;
}

export class Crew {
  readonly size = Math.max(1, navigator.hardwareConcurrency || 1);
  private hands: Hand[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly questions = new Map<number, string>();
  private asked = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shelf: Shelf,
    private readonly heard: (number: number, line: string) => void,
  ) {}

  /** Begins the workers, that they stand ready when somebody asks. */
  warm(): void {
    clearTimeout(this.rest);
    while (this.hands.length < this.size) this.hands.push(this.begin());
    this.rest = setTimeout(() => this.end(), IDLE);
  }

  /** Has a block played; an empty question is that of the block before. */
  play(number: number, question: string, seed: number, runs: number): void {
    if (question) {
      for (const known of this.questions.keys()) if (!this.waiting.some(({ of }) => of === known)) this.questions.delete(known);
      this.questions.set(number, question);
      this.asked = number;
    }
    this.waiting.push({ number, of: this.asked, seed, runs });
    this.warm();
    this.hand();
  }

  /** Forgets a block that nobody has begun. */
  drop(number: number): void {
    const place = this.waiting.findIndex((block) => block.number === number);
    if (place >= 0) this.waiting.splice(place, 1);
  }

  private begin(): Hand {
    const hand: Hand = { worker: new Worker(new URL("wars.js", import.meta.url), { type: "module" }), block: null, knows: 0 };
    hand.worker.postMessage({ packs: this.shelf.wars } satisfies Order);
    hand.worker.onmessage = ({ data }: MessageEvent<Answer>) => this.done(hand, data.line);
    hand.worker.onerror = ({ message }) => {
      console.error(message);
      this.hands = this.hands.filter((each) => each !== hand);
      hand.worker.terminate();
      this.done(hand, "");
    };
    return hand;
  }

  private done(hand: Hand, line: string): void {
    const { block } = hand;
    hand.block = null;
    if (block) this.heard(block.number, line);
    this.hand();
  }

  /** Gives each worker that waits the next block. */
  private hand(): void {
    for (const hand of this.hands) {
      if (hand.block) continue;
      const block = this.waiting.shift();
      if (!block) return;
      hand.block = block;
      const { number, of, seed, runs } = block;
      const question = hand.knows === of ? "" : (this.questions.get(of) ?? "");
      hand.knows = of;
      hand.worker.postMessage({ number, question, seed, runs } satisfies Order);
    }
  }

  private end(): void {
    if (this.waiting.length || this.hands.some(({ block }) => block)) return this.warm();
    for (const { worker } of this.hands) worker.terminate();
    this.hands = [];
  }
}
