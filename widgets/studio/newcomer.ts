// An item that has just been added: what it lacks is not wrong before its author has been there.

import type { Path } from "./types";

export class Newcomer {
  private path: string | undefined;
  private readonly left = new Set<string>();

  /** An item is added; nobody has been at its fields. */
  come(path: Path): void {
    this.path = path.join(".");
    this.left.clear();
  }

  /** Its author is elsewhere by now, or it has another place. */
  end(): void {
    this.path = undefined;
  }

  /** The focus goes from a field, and perhaps from the item; returns whether anything waits no more. */
  leave(field: string | undefined, isIn: boolean): boolean {
    if (this.path === undefined) return false;
    if (!isIn) this.end();
    else if (field?.startsWith(`${this.path}.`)) this.left.add(field);
    return true;
  }

  get item(): string | undefined {
    return this.path;
  }

  /** Whether what is missing at a place waits. */
  waits(path: Path): boolean {
    const here = path.join(".");
    if (this.path === undefined || (here !== this.path && !here.startsWith(`${this.path}.`))) return false;
    return !Array.from(this.left).some((field) => here === field || here.startsWith(`${field}.`));
  }
}
