// A window and modules of its own for each file of tests, all in one process: to begin one takes longer than most tests.
import { afterAll, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

const { setTimeout: later, setInterval: again } = globalThis;
const before = new Set(Object.keys(globalThis));
const timers: number[] = [];
const noted = (begin: typeof later) => ((...what: Parameters<typeof later>) => timers[timers.push(begin(...what)) - 1]!) as typeof later;

vi.resetModules();
const { teardown } = await builtinEnvironments["happy-dom"].setup(globalThis, {});
Object.assign(globalThis, { setTimeout: noted(later), setInterval: noted(again) });

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  timers.forEach((timer) => clearTimeout(timer)); // nothing is told to a window that has gone
  await teardown(globalThis);
  Object.assign(globalThis, { setTimeout: later, setInterval: again });
  for (const left of Object.keys(globalThis)) if (!before.has(left)) Reflect.deleteProperty(globalThis, left);
});
