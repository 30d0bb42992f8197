// Widget models without a kernel: traits, whoever listens, and what was sent.

type Callback = (...values: never[]) => void;

/** What all of them share. */
class TraitModel<Sent> {
  readonly sent: Sent[] = [];
  dead = false;
  readonly callbacks = new Map<string, Set<Callback>>();

  constructor(readonly state: Record<string, unknown>) {}

  get(name: string): unknown {
    return this.state[name];
  }

  on(name: string, callback: Callback): void {
    this.callbacks.set(name, (this.callbacks.get(name) ?? new Set()).add(callback));
  }

  off(name: string, callback: Callback): void {
    this.callbacks.get(name)?.delete(callback);
  }

  send(message: Sent): void {
    if (this.dead) throw new Error("the kernel has ended");
    this.sent.push(structuredClone(message));
  }

  tell(name: string, ...values: unknown[]): void {
    for (const callback of [...(this.callbacks.get(name) ?? [])]) callback(...(values as never[]));
  }

  get listening(): number {
    return [...this.callbacks.values()].reduce((sum, found) => sum + found.size, 0);
  }
}

/** The model of a form: several traits change together. */
export class FormModel<Sent> extends TraitModel<Sent> {
  set(changes: Record<string, unknown>): void {
    Object.assign(this.state, changes);
    for (const name of Object.keys(changes)) this.tell(`change:${name}`);
  }
}

/** The model of a board or table: scenes change one by one, and the kernel sends messages of its own. */
export class SceneModel<Sent> extends TraitModel<Sent> {
  /** The kernel changes a trait. */
  set(name: string, value: unknown): void {
    this.state[name] = value;
    this.tell(`change:${name}`);
  }

  /** The kernel sends a message of its own. */
  receive(message: unknown): void {
    this.tell("msg:custom", message);
  }
}
