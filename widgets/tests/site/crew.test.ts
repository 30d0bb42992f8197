import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Crew, type Order } from "../../site/kernel/crew";

const SHELF = { files: {}, modules: {}, wars: ["core"] };

class FakeWorker {
  static all: FakeWorker[] = [];
  orders: Order[] = [];
  isEnded = false;
  onmessage: ((event: { data: { number: number; line: string } }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(order: Order): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** The blocks that it was given. */
  get blocks(): { number: number; question: string }[] {
    return this.orders.filter((order) => "number" in order);
  }

  answer(line: string): void {
    this.onmessage?.({ data: { number: this.blocks.at(-1)?.number ?? 0, line } });
  }
}

function crew(): { crew: Crew; heard: [number, string][] } {
  const heard: [number, string][] = [];
  return { crew: new Crew(SHELF, (number, line) => void heard.push([number, line])), heard };
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("navigator", { hardwareConcurrency: 2 });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a crew", () => {
  it("has as many workers as there are cores, each with one block at a time", () => {
    const { crew: made, heard } = crew();
    made.play(1, "why", 10, 1);
    made.play(2, "", 11, 1);
    made.play(3, "", 12, 1);
    const [one, two] = FakeWorker.all;
    expect(FakeWorker.all).toHaveLength(2);
    expect([one?.blocks.length, two?.blocks.length]).toEqual([1, 1]);
    two?.answer("second");
    expect(heard).toEqual([[2, "second"]]);
    expect(two?.blocks.at(-1)).toMatchObject({ number: 3, seed: 12 });
  });

  it("tells each worker a question once", () => {
    const { crew: made } = crew();
    for (const number of [1, 2, 3]) made.play(number, number === 1 ? "why" : "", number, 1);
    const [one, two] = FakeWorker.all;
    one?.answer("");
    expect([one?.blocks.map(({ question }) => question), two?.blocks.map(({ question }) => question)]).toEqual([["why", ""], ["why"]]);
    made.play(4, "how", 4, 1);
    one?.answer("");
    expect(one?.blocks.at(-1)).toMatchObject({ number: 4, question: "how" });
  });

  it("plays what waits by the question with which it came", () => {
    const { crew: made } = crew();
    for (const number of [1, 2, 3]) made.play(number, number === 1 ? "why" : "", number, 1);
    made.play(4, "how", 4, 1);
    const [one] = FakeWorker.all;
    one?.answer("");
    one?.answer("");
    expect(one?.blocks.map(({ number, question }) => [number, question])).toEqual([[1, "why"], [3, ""], [4, "how"]]);
  });

  it("forgets a block that nobody has begun", () => {
    const { crew: made } = crew();
    for (const number of [1, 2, 3, 4]) made.play(number, number === 1 ? "why" : "", number, 1);
    made.drop(3);
    FakeWorker.all[0]?.answer("done");
    expect(FakeWorker.all[0]?.blocks.at(-1)).toMatchObject({ number: 4 });
  });

  it("gives back the block of a worker that dies, and goes on without it", () => {
    const { crew: made, heard } = crew();
    const log = vi.spyOn(console, "error").mockReturnValue();
    for (const number of [1, 2, 3]) made.play(number, number === 1 ? "why" : "", number, 1);
    FakeWorker.all[0]?.onerror?.({ message: "no memory" });
    expect(heard).toEqual([[1, ""]]);
    expect(log).toHaveBeenCalledWith("no memory");
    FakeWorker.all[1]?.answer("two");
    expect(FakeWorker.all[1]?.blocks.at(-1)).toMatchObject({ number: 3 });
  });

  it("ends its workers when nobody has needed them for a while, not while they play", () => {
    const { crew: made } = crew();
    made.play(1, "why", 1, 1);
    vi.advanceTimersByTime(130_000);
    expect(FakeWorker.all.some(({ isEnded }) => isEnded)).toBe(false);
    FakeWorker.all[0]?.answer("done");
    vi.advanceTimersByTime(130_000);
    expect(FakeWorker.all.every(({ isEnded }) => isEnded)).toBe(true);
  });
});
