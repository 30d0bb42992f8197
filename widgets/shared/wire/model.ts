// The part of an anywidget model that a widget uses, and what every widget does with it.

import { type Line, rejoin, whenBack } from "./line";
import type { Words } from "../types";

export interface Model<Message> {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  on(name: string, callback: (...args: never[]) => void): void;
  off(name: string, callback: (...args: never[]) => void): void;
  send(message: Message): void;
  /** The front end's own; its line to the kernel gives up after two minutes without a connection. */
  readonly widget_manager?: { readonly kernel?: Line | null };
}

/** Listens to events of a model, as in `{ "change:scene": draw }`, also after a lost connection; returns what ends that. */
export function follow(model: Pick<Model<never>, "on" | "off" | "widget_manager">, events: Record<string, (...args: never[]) => void>): () => void {
  // Whatever it seems to be: a line that went silent learns of its end only from what is lost on it.
  const forget = whenBack(() => rejoin(model.widget_manager?.kernel));
  for (const [name, act] of Object.entries(events)) model.on(name, act);
  return () => {
    forget();
    for (const [name, act] of Object.entries(events)) model.off(name, act);
  };
}

/** Sends a message; false, and `failed` is called, once the kernel has ended: the front end then refuses to send. */
export function send<Message>(model: Pick<Model<Message>, "send" | "widget_manager">, message: Message, failed: () => void): boolean {
  try {
    model.send(message);
    const kernel = model.widget_manager?.kernel;
    if (kernel?.connectionStatus === "disconnected") rejoin(kernel); // what was sent waits for it
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
