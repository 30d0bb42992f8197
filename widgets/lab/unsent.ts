// What is drawn or written in a part that waits for its button: the tab keeps it until the kernel has noted it, and tells it to
// a kernel that knows nothing of it, as after the page was loaded again.

import { Draft } from "../shared/keeping/drafts";
import type { Message, Part } from "./types";

/** What can be said in a part. */
interface Said {
  kind: "set" | "predict";
  key: string;
  value: string | number | null;
}

export class Unsent {
  /** The parts that wait now, by the name under which they are kept. */
  private waiting = new Map<string, Part>();

  constructor(private readonly tell: (message: Message) => void) {}

  /** Follows what is drawn: what waits from now on is given back, what waits no more is forgotten. */
  follow(parts: readonly Part[]): void {
    const [before, now] = [this.waiting, new Map(parts.flatMap((part) => (part.unsent ? [[part.unsent, part] as const] : [])))];
    this.waiting = now;
    for (const [name, part] of before) if (!now.has(name)) for (const said of saidIn(part)) draft(name, said).forget();
    for (const [name, part] of now) {
      if (!before.has(name)) this.giveBack(name, part);
      for (const { key, error } of part.bars?.bars ?? []) if (error) draft(name, { kind: "predict", key, value: null }).forget();
    }
  }

  /** Keeps what the reader says where it waits for a button. */
  keep(message: Message): void {
    for (const [name, part] of this.waiting) {
      const said = saidIn(part).find(({ kind, key }) => kind === message.kind && "key" in message && key === message.key);
      if (!said || !("value" in message)) continue;
      if (isWhole(message.value, part)) draft(name, said).keep(message.value);
      else draft(name, said).forget();
    }
  }

  private giveBack(name: string, part: Part): void {
    for (const said of saidIn(part)) {
      if (said.value !== null && said.value !== "") continue; // the kernel knows
      const value = draft(name, said).read();
      if (value !== undefined) this.tell({ ...said, value } as Message);
    }
  }
}

function draft(name: string, { key }: Said): Draft {
  return new Draft(`${name} ${key}`);
}

/** What is said in a part, as the kernel knows it. */
function saidIn({ bars, groups }: Part): Said[] {
  const written = groups.flatMap(({ controls }) => controls).filter(({ kind }) => kind === "writing");
  return [...(bars?.bars ?? []).map(({ key, value }): Said => ({ kind: "predict", key, value })),
    ...written.map(({ key, value = "" }): Said => ({ kind: "set", key, value }))];
}

/** Whether it says something that the kernel can take. */
function isWhole(value: Said["value"], { bars }: Part): boolean {
  return typeof value === "string" ? value !== "" : value !== null && (!bars || (value >= bars.low && value <= bars.high));
}
