// An edition of the site: all files that belong together, as the build lists them (`apps/site/building/edition.py`).

/** A file of the site. */
export interface File {
  /** Its path from the folder of the site. */
  url: string;
  /** What tells its content from that of other editions; null where its name does so already. */
  revision: string | null;
  /** What the browser compares it with when it comes: no file of another edition is taken for it. */
  integrity: string;
  /** In bytes, as it is kept. */
  size: number;
}

export interface Edition {
  name: string;
  /** In the order in which they are kept. */
  files: File[];
}

/** What of an edition is kept in this browser, in bytes. */
export interface State {
  edition: string;
  kept: number;
  size: number;
  whole: boolean;
}

/** What a page asks the service worker. */
export type Asked =
  | { kind: "keep"; first: string[] }
  | { kind: "state" }
  /** To take over from the edition before, if nobody uses that. */
  | { kind: "use" };

/** What the service worker tells: how much it keeps, or how many other pages use the edition before. */
export type Told = { kind: "state"; state: State } | { kind: "others"; number: number };

const INDEX = "index.html";
const HOME = "notebooks/home.html";

/** Finds files by what stands in an address line; what follows ? or # is the page's own affair. */
export class Shelves {
  private readonly files: ReadonlyMap<string, File>;

  /** @param root - the folder of the site */
  constructor(
    private readonly root: string,
    edition: Edition,
  ) {
    this.files = new Map(edition.files.map((file) => [file.url, file]));
  }

  /** The file of an address; undefined where the edition has none. */
  find(address: string): File | undefined {
    const path = this.path(address);
    if (path === undefined) return undefined;
    return this.files.get(path) ?? (isFolder(path) ? this.files.get(`${path}${INDEX}`) : undefined);
  }

  /** The address of the home page, for that of a folder without a page of its own; undefined for any other. */
  home(address: string): string | undefined {
    const path = this.path(address);
    if (path === undefined || !isFolder(path) || this.find(address) || !this.files.has(HOME) || !this.holds(path)) return undefined;
    return new URL(`${HOME}${new URL(address).search}`, this.root).href;
  }

  private holds(folder: string): boolean {
    return [...this.files.keys()].some((url) => url.startsWith(folder));
  }

  private path(address: string): string | undefined {
    const { origin, pathname } = new URL(address);
    const whole = `${origin}${pathname}`;
    return whole.startsWith(this.root) ? whole.slice(this.root.length) : undefined;
  }
}

function isFolder(path: string): boolean {
  return path === "" || path.endsWith("/");
}

/** The files of an edition in the order in which they are kept: first those that the open page has loaded. */
export function inOrder(edition: Edition, shelves: Shelves, first: readonly string[]): File[] {
  const found = first.map((address) => shelves.find(address)).filter((file) => file !== undefined);
  return [...new Set([...found, ...edition.files])];
}

/** What of an edition is kept, by the keys of the cache. */
export function stateOf(edition: Edition, isKept: (file: File) => boolean): State {
  const sum = (files: File[]): number => files.reduce((size, file) => size + file.size, 0);
  const kept = edition.files.filter(isKept);
  return { edition: edition.name, kept: sum(kept), size: sum(edition.files), whole: kept.length === edition.files.length };
}
