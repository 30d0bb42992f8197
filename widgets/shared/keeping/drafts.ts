// What is written and not sent yet, kept by this tab: a page that is loaded again has it still. Whoever opens the page in a
// tab of their own, at a computer that many use, does not see it. A browser that keeps nothing has promised nothing.

import { asksAnew } from "../page/address";

/** Drafts of all pages begin so in the browser's store. */
export const DRAFTS = "algeria-lab:drafts:";

/** One thing that is written on this page; it never throws. */
export class Draft {
  private readonly key: string;

  /** @param id - names it among all that is written on the page */
  constructor(id: string) {
    this.key = `${DRAFTS}${location.pathname}:${id}`;
  }

  /**
   * Keeps what is written now.
   *
   * @param to - to what it is written: it is given back to one of these only
   */
  keep(written: unknown, to: readonly unknown[] = [null]): void {
    inStore((store) => store.setItem(this.key, JSON.stringify({ written, to })));
  }

  /** What is kept; undefined where nothing is, it was written to something else, or the page is asked to begin anew. */
  read(to: unknown = null): unknown {
    if (asksAnew()) return undefined;
    return inStore((store) => {
      const kept = JSON.parse(store.getItem(this.key) ?? "{}") as { written?: unknown; to?: unknown[] };
      return kept.to?.some((one) => JSON.stringify(one) === JSON.stringify(to)) ? kept.written : undefined;
    });
  }

  forget(): void {
    inStore((store) => store.removeItem(this.key));
  }
}

/** Forgets all that is written on this page. */
export function forgetDrafts(): void {
  const ours = `${DRAFTS}${location.pathname}:`;
  inStore((store) => {
    for (const key of Object.keys(store)) if (key.startsWith(ours)) store.removeItem(key);
  });
}

/** Does something with the store of the tab; undefined where it is refused, full or damaged. */
function inStore<T>(act: (store: Storage) => T): T | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined; // what is written still stands on the page
  }
}
