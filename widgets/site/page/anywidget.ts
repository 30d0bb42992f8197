// The two classes of anywidget. Its package speaks to a loader of modules of another kind, which is put in its way.

import * as base from "@jupyter-widgets/base";

type Classes = Record<"AnyModel" | "AnyView", unknown>;
let made: Classes | undefined;
const scope = globalThis as { define?: unknown };
scope.define = (_needs: string[], make: (given: typeof base) => Classes) => (made = make(base));
await import("anywidget");
delete scope.define;
if (!made) throw new Error("anywidget did not say what it is");
export const { AnyModel, AnyView } = made;
