// What the reader wants to see on the map.

import type { Atlas, Layer } from "./types";

/** Which layer is on, and whether today's names are shown: one choice for the map and the list of a board. */
export class Shown {
  modern = false;
  private id = "";
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly atlas: Atlas) {}

  /** Nothing where the map shows itself only. */
  get layer(): Layer | undefined {
    return this.atlas.layers.find((layer) => layer.id === this.id);
  }

  listen(listener: () => void): void {
    this.listeners.push(listener);
  }

  set({ layer = this.id, modern = this.modern }: { layer?: string; modern?: boolean }): void {
    [this.id, this.modern] = [layer, modern];
    for (const listener of this.listeners) listener();
  }
}
