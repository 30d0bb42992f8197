// The service worker: it keeps the site in the browser, one edition at a time, and answers for it.
//
// Each file is compared with what the edition says of it, so that no file of another one slips in. A new edition is kept
// whole before it waits; it takes over only when no page of the edition before is open, so that no page mixes the two.

import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { type Asked, type Edition, type File, inOrder, Shelves, stateOf, type Told } from "./edition";

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Client {
  id: string;
  url: string;
  postMessage(told: Told): void;
}

interface Scope {
  EDITION: Edition;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Client[]> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, hear: (event: Extendable & { data: Asked; source: Client | null }) => void): void;
}

const SELF = self as unknown as Scope;
const { EDITION } = SELF;
const ROOT = SELF.registration.scope;
const MISSING = "kept.html"; // the page that says what is not kept
const shelves = new Shelves(ROOT, EDITION);
const cacheName = `algeria-lab-${ROOT}`;
const PACKED_PROGRAM = ".wasm.packed";
const keeper = new PrecacheController({ cacheName, plugins: [{ cacheWillUpdate: async ({ request, response }) => asKept(request, response) }] });
keeper.addToCacheList(EDITION.files.map(({ url, revision, integrity }) => ({ url: address(url), revision, integrity })));

function address(url: string): string {
  return new URL(url, ROOT).href;
}

/** How an answer is kept: Python's own program unpacked, as browsers take it at once; what is no file of ours not at all. */
function asKept({ url }: Request, response: Response): Response | null {
  if (!response.ok) return null;
  if (!url.endsWith(PACKED_PROGRAM) || !response.body) return response;
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } });
}

/** What Workbox wants to know of a file beside the request. */
function wanted({ url, integrity }: File): { cacheKey: string; integrity: string } {
  return { cacheKey: keeper.getCacheKeyForURL(address(url)) ?? "", integrity };
}

async function keep(files: File[], event: Extendable): Promise<void> {
  for (const file of files) {
    const { url, integrity, revision } = file;
    // One after another, behind whatever a page asks for; a name that tells its content may come from the browser's own store.
    const request = new Request(address(url), { integrity, cache: revision ? "no-cache" : "default", credentials: "same-origin", priority: "low" });
    const [, kept] = keeper.strategy.handleAll({ request, event: event as never, params: wanted(file) });
    await kept;
    if (event.type === "message") await tellAll();
  }
}

async function state(): Promise<Told> {
  const keys = new Set((await (await caches.open(keeper.strategy.cacheName)).keys()).map(({ url }) => url));
  return { kind: "state", state: stateOf(EDITION, (file) => keys.has(wanted(file).cacheKey)) };
}

/** The open pages of the site. */
async function pages(): Promise<Client[]> {
  const found = await SELF.clients.matchAll({ type: "window", includeUncontrolled: true });
  return found.filter(({ url }) => url.startsWith(ROOT));
}

async function tellAll(): Promise<void> {
  const [told, open] = await Promise.all([state(), pages()]);
  for (const page of open) page.postMessage(told);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

SELF.addEventListener("install", (event) => {
  // The first edition is kept while it is used; the next one only when all of it is there.
  if (!SELF.registration.active) return;
  event.waitUntil(savesData() ? Promise.reject(new Error("the browser saves data: the edition that is kept stays")) : keep(EDITION.files, event));
});

SELF.addEventListener("activate", (event) => event.waitUntil(Promise.all([keeper.activate(event as never), SELF.clients.claim()])));

let keeping: Promise<void> | undefined;

async function use(asker: Client | null): Promise<void> {
  const others = (await pages()).filter(({ id }) => id !== asker?.id).length;
  if (others) asker?.postMessage({ kind: "others", number: others });
  else await SELF.skipWaiting();
}

function answer({ data, source }: { data: Asked; source: Client | null }, event: Extendable): Promise<void> {
  if (data.kind === "use") return use(source);
  if (data.kind === "state") return state().then((told) => source?.postMessage(told));
  return (keeping ??= keep(inOrder(EDITION, shelves, data.first), event).finally(() => (keeping = undefined)));
}

SELF.addEventListener("message", (event) => event.waitUntil(answer(event, event)));

registerRoute(
  ({ url }) => shelves.find(url.href) !== undefined,
  ({ request, event, url }) => keeper.strategy.handle({ request, event, params: wanted(shelves.find(url.href) as File) }),
);
registerRoute(
  ({ url }) => shelves.home(url.href) !== undefined,
  async ({ url }) => Response.redirect(shelves.home(url.href) ?? ""),
);
// What is not of the edition, such as the documentation, comes as ever; without a connection a page says so.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === "navigate", ({ request }) => fetch(request));
setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate" || shelves.find(request.url)?.url === MISSING) return Response.error();
  return Response.redirect(`${address(MISSING)}?missing=${encodeURIComponent(request.url)}`);
});
