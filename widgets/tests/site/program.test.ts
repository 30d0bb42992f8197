import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Told } from "../../site/offline/edition";
import { howItIs, type Hears, Program } from "../../site/offline/program";

const ROOT = new URL("https://school.example/algeria/");
const WHOLE = { edition: "1", kept: 8, size: 8, whole: true };

class Registration extends EventTarget {
  readonly active = { postMessage: vi.fn() };
  waiting: { postMessage: ReturnType<typeof vi.fn> } | null = null;
  installing: (EventTarget & { state: string }) | null = null;
  readonly unregister = vi.fn(async () => true);
}

class Container extends EventTarget {
  controller: object | null = null;
  found: Registration | undefined;
  readonly made = new Registration();
  readonly register = vi.fn(async () => (this.found = this.made));
  readonly getRegistration = async () => this.found;
  readonly ready = Promise.resolve();
  startMessages(): void {}
  tell(told: Told): void {
    this.dispatchEvent(new MessageEvent("message", { data: told }));
  }
}

let container: Container;
let hears: { [name in keyof Hears]: ReturnType<typeof vi.fn> };
const program = () => new Program(ROOT, hears as unknown as Hears);

beforeEach(() => {
  localStorage.clear();
  container = new Container();
  hears = { how: vi.fn(), anew: vi.fn(), others: vi.fn() };
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("caches", { keys: async () => [`algeria-lab-${ROOT}`, "of-others"], delete: vi.fn(async () => true) });
});

afterEach(() => vi.unstubAllGlobals());

it("has the program kept, first what the page has loaded", async () => {
  await program().keep(["a.html"]);

  expect(container.register).toHaveBeenCalledWith(new URL("sw.js", ROOT), { scope: "/algeria/", updateViaCache: "none" });
  expect(container.made.active.postMessage).toHaveBeenCalledWith({ kind: "keep", first: ["a.html"] });
});

it("fetches nothing by itself where the browser saves data, and all when it is told to", async () => {
  vi.stubGlobal("navigator", { serviceWorker: container, connection: { saveData: true } });
  const own = program();
  const asked = () => container.made.active.postMessage.mock.calls.map(([{ kind }]) => kind);

  await own.keep();
  expect(asked()).not.toContain("keep");
  expect(hears.how).toHaveBeenLastCalledWith("saving", undefined);

  await own.keepAll();
  expect(asked()).toContain("keep");
});

it("deletes what is ours, and does not bring it back by itself", async () => {
  container.found = container.made;
  await program().remove();

  expect(container.made.unregister).toHaveBeenCalled();
  expect(vi.mocked(caches.delete).mock.calls).toEqual([[`algeria-lab-${ROOT}`]]);

  container.found = undefined;
  await program().keep();
  expect(container.register).not.toHaveBeenCalled();
  expect(hears.how).toHaveBeenLastCalledWith("unwanted", undefined);

  await program().keepAll();
  expect(container.register).toHaveBeenCalled();
});

it("says so where the browser refuses", async () => {
  container.register.mockRejectedValue(new DOMException("", "SecurityError"));
  vi.spyOn(console, "warn").mockReturnValue();
  await program().keep();
  expect(hears.how).toHaveBeenLastCalledWith("refused", undefined);

  vi.stubGlobal("navigator", {});
  expect(howItIs(undefined)).toBe("refused");
  await program().keep();
  expect(hears.how).toHaveBeenLastCalledWith("refused", undefined);
});

it("hears how far it is, and how many pages an edition waits for", async () => {
  await program().keep();
  container.tell({ kind: "state", state: WHOLE });
  container.tell({ kind: "others", number: 2 });

  expect(hears.how).toHaveBeenLastCalledWith("whole", WHOLE);
  expect(hears.others).toHaveBeenCalledWith(2);
});

it("tells of a new edition when it is there whole, and lets it take over when a page begins", async () => {
  container.found = container.made;
  const own = program();
  await own.begin();
  const next = Object.assign(new EventTarget(), { state: "installing" });
  container.made.installing = next;
  container.made.dispatchEvent(new Event("updatefound"));
  expect(hears.anew).not.toHaveBeenCalled();

  next.state = "installed";
  next.dispatchEvent(new Event("statechange"));
  expect(hears.anew).toHaveBeenCalledOnce();

  const waiting = { postMessage: vi.fn() };
  container.made.waiting = waiting;
  await program().begin();
  expect(waiting.postMessage).toHaveBeenCalledWith({ kind: "use" });
});

it.each([[null, 0], [{}, 1]])("is loaded again when another edition takes over, not when the first does", async (before, times) => {
  const reload = vi.fn();
  vi.stubGlobal("location", { href: `${ROOT}x.html`, reload });
  container.controller = before;
  await program().watch();

  container.controller = {};
  container.dispatchEvent(new Event("controllerchange"));

  expect(reload).toHaveBeenCalledTimes(times);
});
