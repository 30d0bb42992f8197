// Python itself, in a worker: Pyodide, with the files of the package laid into its file system.

import type { loadPyodide as Load, PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { lay, unpacked } from "./packs";

/** Where Python looks for our modules and those of others. */
export const LIBRARY = "/lib/python3.14/site-packages";
/** The parts of Pyodide that lie packed, and what they are. */
const PACKED: Record<string, string> = { "pyodide.asm.wasm": "application/wasm", "python_stdlib.zip": "application/zip" };

/** What the site says of its packs: the file of each, and the pack of each module that is not there yet. */
export interface Shelf {
  files: Record<string, string>;
  modules: Record<string, string>;
  /** The packs of a worker that plays wars. */
  wars: string[];
}

/** Pyodide's own list of packages of other hosts: none is asked. */
const NO_PACKAGES = { info, packages: {} };

/** The folder of the site, as this worker sees it: it stands in one beside those of the pages. */
export const ROOT = new URL("../", import.meta.url);

const at = (path: string): string => new URL(path, ROOT).href;

/** Lets Pyodide find its parts, which it asks for by names of its own, as they lie there: packed. */
function findPacked(): void {
  const given = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const name = Object.keys(PACKED).find((part) => address.endsWith(part));
    if (!name) return given(asked, options);
    const answer = await given(`${address}.packed`);
    const kind = PACKED[name] ?? "";
    // The service worker keeps the program unpacked: a browser begins with that in two thirds of the time.
    if (!answer.ok || !answer.body || answer.headers.get("Content-Type") === kind) return answer;
    return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": kind } });
  };
}

/** Begins Python with some packs; `step` hears of each part that has come. */
export async function python(packs: string[], step: () => void): Promise<{ python: PyodideAPI; shelf: Shelf }> {
  findPacked();
  const address = at("python/pyodide.mjs");
  const { loadPyodide } = (await import(address)) as { loadPyodide: typeof Load };
  const settings = { indexURL: at("python/"), lockFileContents: NO_PACKAGES, enableRunUntilComplete: false };
  const begun = loadPyodide(settings as Parameters<typeof Load>[0]).then((made) => (step(), made));
  const shelf = JSON.parse(new TextDecoder().decode(await unpacked(await fetch(at("python/shelf.packed"))))) as Shelf;
  const fetched = packs.map(async (name) => {
    const pack = await unpacked(await fetch(at(`python/${shelf.files[name]}`)));
    step();
    return pack;
  });
  const [made, ...all] = await Promise.all([begun, ...fetched]);
  for (const pack of all) lay(pack, made.FS, LIBRARY);
  // What is laid is not looked for again.
  const modules = Object.fromEntries(Object.entries(shelf.modules).filter(([, pack]) => !packs.includes(pack)));
  return { python: made, shelf: { ...shelf, modules } };
}

/** Fetches a pack, as it lies there, for an import that waits for it: a worker may wait, its page does not. */
export function fetchNow(shelf: Shelf, pack: string): Uint8Array {
  const asked = new XMLHttpRequest();
  asked.open("GET", at(`python/${shelf.files[pack]}`), false);
  asked.responseType = "arraybuffer";
  asked.send();
  if (asked.status !== 200) throw new Error(`${asked.responseURL}: ${asked.status}`);
  return new Uint8Array(asked.response as ArrayBuffer);
}
