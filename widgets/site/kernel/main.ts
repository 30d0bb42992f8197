// The worker in which the Python of a page runs: it waits for nobody, and nobody waits for it.

import type { PyProxy } from "pyodide/ffi";
import type { Asked, Place, Told } from "../messages";
import { Crew } from "./crew";
import { fetchNow, LIBRARY, python } from "./python";

interface Kernel extends PyProxy {
  begin(folder: string, variables: unknown): void;
  run(cells: unknown): void;
  hear(text: string, buffers: unknown): void;
  played(number: number, line: string): void;
}

const SELF = self as unknown as { postMessage(told: Told | { text: string; buffers: ArrayBuffer[] }, transfer?: Transferable[]): void; onmessage: ((event: MessageEvent<Asked>) => void) | null };
const BEGIN = `
import sys
sys.path.insert(0, f"{library}/algeria_lab/apps/site/stand_ins")
from pyodide.code import eval_code
from pyodide.ffi import to_js
from algeria_lab.apps.site.in_browser.kernel import Kernel
from algeria_lab.apps.site.in_browser.packs import PackFinder
PackFinder(modules, lambda pack: fetch(pack).to_bytes(), library).install()
Kernel(lambda text, buffers: tell(text, to_js(buffers)), eval_code, crew)
`;

/** Posts what Python says; bytes are handed over, not copied. */
function tell(text: string, buffers: Uint8Array[]): void {
  const own = buffers.map((each) => each.slice().buffer as ArrayBuffer);
  SELF.postMessage({ text, buffers: own }, own);
}

async function begin({ packs, folder, cells }: Place, variables: Record<string, string>): Promise<(asked: Asked) => void> {
  let done = 0;
  const step = (): void => SELF.postMessage({ kind: "step", done: (done += 1), of: packs.length + 2 });
  const { python: made, shelf } = await python(packs, step);
  const names = made.toPy({});
  names.set("modules", made.toPy(shelf.modules));
  names.set("fetch", (pack: string) => fetchNow(shelf, pack));
  names.set("library", LIBRARY);
  names.set("tell", tell);
  names.set("crew", "Worker" in self ? new Crew(shelf, (number, line) => kernel.played(number, line)) : null);
  const kernel = made.runPython(BEGIN, { globals: names }) as Kernel;
  kernel.begin(`${LIBRARY}/${folder}`, made.toPy(variables));
  step();
  kernel.run(made.toPy(cells));
  return (asked) => {
    if (asked.kind === "said") kernel.hear(asked.text, made.toPy(asked.buffers.map((each) => new Uint8Array(each))));
  };
}

const waiting: Asked[] = [];
SELF.onmessage = ({ data }) => {
  if (data.kind !== "begin") return void waiting.push(data);
  begin(data.place, data.variables).then(
    (hear) => {
      SELF.onmessage = ({ data: asked }) => hear(asked);
      for (const asked of waiting) hear(asked);
    },
    (error: unknown) => SELF.postMessage({ kind: "failed", text: String(error) }),
  );
};
