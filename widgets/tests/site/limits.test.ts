import { afterEach, expect, it, vi } from "vitest";
import { keeps, lack, sayLimits } from "../../site/limits/main";

/** A browser of today: it looks up the kind of a worker. */
function Today(_: string, options: WorkerOptions): void {
  if (options.type === "module") throw new SyntaxError("no address");
}

function browser(having: { worker?: unknown; unpacks?: boolean; wasm?: boolean } = {}): void {
  vi.stubGlobal("Worker", having.worker ?? Today);
  vi.stubGlobal("DecompressionStream", having.unpacks === false ? undefined : class {});
  vi.stubGlobal("WebAssembly", having.wasm === false ? undefined : {});
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["of today", {}, undefined],
  ["without WebAssembly", { wasm: false }, "wasm"],
  ["that cannot unpack", { unpacks: false }, "old"],
  ["with workers of one kind", { worker: () => undefined }, "old"],
  ["without workers", { worker: 1 }, "old"],
])("a browser %s", (_, having, found) => {
  browser(having);
  expect(lack()).toBe(found);
});

it("says what lacks, and waits no longer", () => {
  document.body.innerHTML = '<div id="loading"></div><div id="al-lack-wasm" hidden></div><div id="al-lack-old" hidden></div>';
  browser({ wasm: false });

  sayLimits();

  expect(document.getElementById("loading")).toBeNull();
  expect(document.getElementById("al-lack-wasm")?.hidden).toBe(false);
  expect(document.getElementById("al-lack-old")?.hidden).toBe(true);
  expect(document.documentElement.dataset["lack"]).toBe("wasm");
});

it("says that a browser keeps nothing, but not that of a full one", () => {
  const refuse = (name: string) => vi.stubGlobal("localStorage", { setItem: () => { throw new DOMException("", name); } });
  refuse("SecurityError");
  expect(keeps()).toBe(false);
  refuse("QuotaExceededError");
  expect(keeps()).toBe(true);
  vi.unstubAllGlobals();
  expect(keeps()).toBe(true);
});
