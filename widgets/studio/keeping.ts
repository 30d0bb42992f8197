// The text in the browser's store: kept while it is written, found again later; what could not be kept is told.

import { type Kept, Store, type Written } from "../shared/keeping/store";
import { noteKept } from "../shared/keeping/unkept";
import type { Host } from "./types";

const SHELF = "algeria-lab:scenarios";
// What is said when a text could not be kept.
const UNKEPT: Record<Written, string> = { kept: "", full: "studio-ui-store-full", unavailable: "studio-ui-no-store" };

export class Keeping {
  readonly store = new Store(SHELF);
  /** What the text is called in the store; empty where none is kept. */
  own = "";
  /** The text as the kernel has put it: nobody's work yet. */
  given = "";
  /** The name of its file, and its title. */
  name = "scenario.yaml";
  label = "";
  /** What became of the text when it was last to be kept, and whether it was said that another tab writes on it. */
  private written: Written = "kept";
  private saidShared = false;

  constructor(private readonly host: Host, private readonly text: () => string) {
    addEventListener("storage", this.onStorage);
    addEventListener("pagehide", this.keep);
  }

  readonly keep = (): void => {
    const save = this.text();
    if (!save.trim() || !this.own || (save === this.given && !this.isKept)) return;
    const written = this.store.keep({ war: this.own, save, name: this.name, label: this.label || this.name, when: Date.now() });
    noteKept(written === "kept");
    if (written !== "kept" && written !== this.written) this.host.say(this.host.words(UNKEPT[written]), "error");
    this.written = written;
    this.tellShared();
  };

  /** Goes on with a text that was kept. */
  take(kept: Kept): void {
    this.own = kept.war;
    this.store.take(kept);
  }

  end(): void {
    this.keep(); // the keys may not have rested yet
    noteKept(true);
    removeEventListener("storage", this.onStorage);
    removeEventListener("pagehide", this.keep);
  }

  /** Whether something of this text is kept: then going back to how it was put is kept, too. */
  private get isKept(): boolean {
    const name = this.store.nameOf(this.own);
    return this.store.read().some(({ war }) => war === name);
  }

  /** Another page has kept a text. */
  private readonly onStorage = (): void => {
    this.store.look();
    this.tellShared();
  };

  /** Says once that another page writes on the same text. */
  private tellShared(): void {
    if (this.store.isShared && !this.saidShared) this.host.say(this.host.words("studio-ui-two-pages"), "error");
    this.saidShared = this.store.isShared;
  }
}
