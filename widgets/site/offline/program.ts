// What a page has to do with the service worker: it has the site kept, hears how far that is, and of new editions.

import type { Asked, State, Told } from "./edition";

/** Set where the reader has deleted the program: it is not kept again by itself. */
const UNWANTED = "algeria-lab:site:unwanted";

/** How the program stands in this browser. */
export type How =
  /** It is being fetched. */
  | "coming"
  | "whole"
  /** What was not looked at is not fetched by itself: the browser saves data. */
  | "saving"
  /** The reader has deleted it. */
  | "unwanted"
  /** The browser keeps none here: a private window, an address without https. */
  | "refused";

export interface Hears {
  how(how: How, state: State | undefined): void;
  /** A new edition waits. */
  anew(): void;
  /** It cannot take over as long as other pages are open. */
  others(number: number): void;
}

export class Program {
  private registration: ServiceWorkerRegistration | undefined;
  private state: State | undefined;
  private listens = false;

  /** @param root - the folder of the site */
  constructor(
    private readonly root: URL,
    private readonly hears: Hears,
  ) {}

  /** At the beginning of a page: an edition that waits takes over now, if no other page is open. */
  async begin(): Promise<void> {
    await this.watch();
    this.useNew();
  }

  /** Has the program kept, once the page stands. */
  async keep(first: string[] = [location.href]): Promise<void> {
    await this.watch();
    if (isUnwanted()) return this.tell();
    try {
      this.registration ??= await this.register();
    } catch (error) {
      console.warn(error);
      return this.hears.how("refused", undefined);
    }
    await navigator.serviceWorker.ready;
    this.ask({ kind: savesData() ? "state" : "keep", first });
  }

  /** Has it kept whatever the browser or the reader said before. */
  async keepAll(): Promise<void> {
    setUnwanted(false);
    if (!savesData()) return this.keep();
    await this.keep();
    this.ask({ kind: "keep", first: [] });
    this.hears.how("coming", this.state);
  }

  /** Lets an edition that waits take over; the page is loaded again when it has. */
  useNew(): void {
    this.registration?.waiting?.postMessage({ kind: "use" } satisfies Asked);
  }

  /** Deletes it and all that the service worker holds; what was played is untouched. */
  async remove(): Promise<void> {
    setUnwanted(true);
    const found = await navigator.serviceWorker?.getRegistration(this.root.href);
    await found?.unregister();
    const ours = (await caches.keys()).filter((name) => name.includes(this.root.href));
    await Promise.all(ours.map((name) => caches.delete(name)));
    [this.registration, this.state] = [undefined, undefined];
    this.hears.how("unwanted", undefined);
  }

  /** Looks what there is, and listens; fetches nothing. */
  async watch(): Promise<void> {
    if (this.listens || !("serviceWorker" in navigator)) return;
    this.listens = true;
    const { serviceWorker } = navigator;
    this.registration = await serviceWorker.getRegistration(this.root.href);
    let before = serviceWorker.controller;
    serviceWorker.addEventListener("controllerchange", () => {
      // No page goes on with files of two editions: what was played in it is kept.
      if (before) location.reload();
      before = serviceWorker.controller;
    });
    serviceWorker.addEventListener("message", ({ data }: MessageEvent<Told>) => this.hear(data));
    serviceWorker.startMessages();
    if (this.registration) this.follow(this.registration);
    this.tell();
  }

  private async register(): Promise<ServiceWorkerRegistration> {
    const made = await navigator.serviceWorker.register(new URL("sw.js", this.root), { scope: this.root.pathname, updateViaCache: "none" });
    this.follow(made);
    return made;
  }

  private follow(found: ServiceWorkerRegistration): void {
    if (found.waiting) this.hears.anew();
    found.addEventListener("updatefound", () => {
      const next = found.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && found.active) this.hears.anew();
      });
    });
  }

  private ask(asked: Asked): void {
    this.registration?.active?.postMessage(asked);
  }

  private hear(told: Told): void {
    if (told.kind === "others") return this.hears.others(told.number);
    this.state = told.state;
    this.tell();
  }

  private tell(): void {
    this.hears.how(howItIs(this.state), this.state);
    if (!this.state) this.ask({ kind: "state" });
  }
}

/** How it stands, by what is kept and what was wished. */
export function howItIs(state: State | undefined): How {
  if (!("serviceWorker" in navigator)) return "refused";
  if (state?.whole) return "whole";
  if (isUnwanted()) return "unwanted";
  return savesData() ? "saving" : "coming";
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

function isUnwanted(): boolean {
  try {
    return localStorage.getItem(UNWANTED) !== null;
  } catch {
    return false; // a browser that keeps nothing
  }
}

function setUnwanted(is: boolean): void {
  try {
    if (is) localStorage.setItem(UNWANTED, "1");
    else localStorage.removeItem(UNWANTED);
  } catch (error) {
    console.warn(error); // a browser that keeps nothing
  }
}
