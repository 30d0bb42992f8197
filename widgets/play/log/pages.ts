// The lines that the log shows: the last ones come with each scene, older and filtered ones are asked for.

import type { LogEntry } from "../../map/types";
import type { Desk } from "../desk";
import type { LogPage, Scene } from "../types";
import type { Wanted } from "./filter";
import { currentBranch } from "../time/when";

const PAGE = 60;

function isActive(wanted: Wanted): boolean {
  return Object.values(wanted).some(Boolean);
}

export class LogPages {
  /** What is shown, oldest first; and whether there are older lines. */
  lines: LogEntry[] = [];
  more = false;
  /** Lines known without a filter, by id; and whether the reader wants those that have left the scene. */
  private readonly known = new Map<number, LogEntry>();
  private looksBack = false;
  private branch = "";
  private seen: Scene | null = null;
  private asked = 0;

  constructor(private readonly desk: Desk, private readonly changed: () => void) {}

  /** Follows the scene. */
  update(wanted: Wanted): void {
    const { scene } = this.desk;
    if (scene === this.seen) return;
    this.seen = scene;
    this.learn(scene);
    if (isActive(wanted)) this.refresh(wanted);
    else this.show();
  }

  /** Shows the newest lines that are wanted. */
  refresh(wanted: Wanted): void {
    this.asked++;
    if (isActive(wanted)) void this.fetch(wanted, this.desk.scene.log_count, []);
    else {
      this.show();
      this.changed();
    }
  }

  /** Adds older lines above those that are shown. */
  async earlier(wanted: Wanted): Promise<void> {
    this.looksBack = true;
    const shown = this.lines;
    const page = await this.fetch(wanted, shown[0]?.id ?? this.desk.scene.log_count, shown);
    if (!isActive(wanted)) for (const entry of page) this.known.set(entry.id, entry);
  }

  /** Forgets what a take-back, another moment or another branch has made untrue. */
  private learn(scene: Scene): void {
    const { log } = this.desk.look;
    const last = log.at(-1)?.id ?? -1;
    const branch = currentBranch(scene.time);
    if (branch !== this.branch) [this.looksBack, this.branch] = [false, branch];
    const first = log[0]?.id ?? 0;
    for (const id of [...this.known.keys()]) if (id > last || (!this.looksBack && id < first)) this.known.delete(id);
    for (const entry of log) this.known.set(entry.id, entry);
  }

  /** The unbroken run of known lines that ends with the newest. */
  private show(): void {
    const run: LogEntry[] = [];
    for (let entry = this.desk.look.log.at(-1); entry; entry = this.known.get(entry.id - 1)) run.unshift(entry);
    this.lines = run;
    this.more = (run[0]?.id ?? 0) > 0;
  }

  private async fetch(wanted: Wanted, before: number, tail: LogEntry[]): Promise<LogEntry[]> {
    const asked = ++this.asked;
    const page = await this.desk.request<LogPage>({ what: "log", before, count: PAGE, ...wanted });
    if (!page || asked !== this.asked) return [];
    this.lines = [...page.lines, ...tail];
    this.more = page.more;
    this.changed();
    return page.lines;
  }
}
