// The part of an anywidget model that a widget uses, and what every widget does with it.

import type { Words } from "./types";

export interface Model<Message> {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  send(message: Message): void;
}

/** Listens to events of a model, as in `{ "change:scene": draw }`; returns what ends that. */
export function follow(model: Pick<Model<never>, "on" | "off">, events: Record<string, (...args: never[]) => void>): () => void {
  for (const [name, act] of Object.entries(events)) model.on(name, act);
  return () => {
    for (const [name, act] of Object.entries(events)) model.off(name, act);
  };
}

/** Sends a message; false, and `failed` is called, once the kernel has ended: the front end then refuses to send. */
export function send<Message>(model: Pick<Model<Message>, "send">, message: Message, failed: () => void): boolean {
  try {
    model.send(message);
    return true;
  } catch (error) {
    console.warn(error);
    failed();
    return false;
  }
}

/** Puts values into a text: "%name%" stands for the value of that name. */
export function fillIn(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/%(\w+)%/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The fixed texts that a model holds in its `strings`, as they are when they are asked for. */
export function wordsOf(model: Pick<Model<never>, "get">): Words {
  return (key, values) => fillIn(((model.get("strings") ?? {}) as Record<string, string>)[key] ?? key, values);
}
