import { defineConfig } from "vitest/config";

// Node 20 lacks this function; vitest's report of a failed test calls it.
Map.groupBy ??= (items, key) => {
  const groups = new Map();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

export default defineConfig({
  test: {
    isolate: false, // tests/window.ts keeps files apart
    setupFiles: ["tests/window.ts"],
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000, // a guard against hanging
    restoreMocks: true,
    css: { include: [/\?raw$/] },
  },
});
