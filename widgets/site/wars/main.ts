// A worker that plays wars, one block after another.

import type { PyProxy } from "pyodide/ffi";
import type { Answer, Order } from "../kernel/crew";
import { python } from "../kernel/python";

interface Player extends PyProxy {
  play(question: string, seed: number, runs: number): string;
}

const SELF = self as unknown as { postMessage(answer: Answer): void; onmessage: ((event: MessageEvent<Order>) => void) | null };
let player: Promise<Player> | undefined;

async function begin(packs: string[]): Promise<Player> {
  const { python: made } = await python(packs, () => undefined);
  return made.runPython("from algeria_lab.apps.site.in_browser.wars import Player\nPlayer()") as Player;
}

async function play(order: Order): Promise<void> {
  if ("packs" in order) {
    player = begin(order.packs);
    return;
  }
  const { number, question, seed, runs } = order;
  const line = await Promise.resolve(player).then(
    (made) => made?.play(question, seed, runs) ?? "",
  ).catch((error: unknown) => (console.error(error), ""));
  SELF.postMessage({ number, line });
}

SELF.onmessage = ({ data }) => void play(data);
