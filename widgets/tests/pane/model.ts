// A kernel's side of a pane, without a kernel.

type Hear = (answer: object, buffers: DataView[]) => void;

export class FakeModel {
  readonly sent: { kind: string; view: string }[] = [];
  readonly callbacks = new Map<string, Set<Hear>>();
  state: Record<string, unknown> = { bokeh_version: "3.9.2", height: 240, summary: "Support rises.", table: [["turn", "FLN"], [1, 50]],
    labels: { table: "Numbers", fallback: "No chart." } };

  get(name: string): unknown {
    return this.state[name];
  }

  on(name: string, callback: Hear): void {
    this.callbacks.set(name, (this.callbacks.get(name) ?? new Set()).add(callback));
  }

  off(name: string, callback: Hear): void {
    this.callbacks.get(name)?.delete(callback);
  }

  send(message: { kind: string; view: string }): void {
    this.sent.push(message);
  }

  /** The kernel speaks. */
  say(answer: object): void {
    for (const callback of this.callbacks.get("msg:custom") ?? []) callback(answer, []);
  }

  set(name: string, value: unknown): void {
    this.state[name] = value;
    for (const callback of this.callbacks.get(`change:${name}`) ?? []) callback({}, []);
  }

  get listening(): number {
    return [...this.callbacks.values()].reduce((sum, found) => sum + found.size, 0);
  }
}
