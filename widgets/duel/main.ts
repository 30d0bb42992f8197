// The card table as a widget. It draws scenes, reports picks, and knows no rule.

import { h } from "../board/dom";
import "./duel.css";
import "./cards.css";
import "./dock.css";
import type { Model } from "./line";
import { Table } from "./table";
import type { Atlas, Scene } from "./types";

/** True once the kernel has sent everything that a first drawing needs. */
function isReady(atlas: unknown, scene: unknown): boolean {
  return Boolean((atlas as Atlas | null)?.faces && (scene as Scene | null)?.fronts);
}

/** What must be the same for a table to stay: other eyes before the screen get a table of their own. */
function sittingOf(scene: Scene): string {
  return JSON.stringify([scene.viewer, scene.open, scene.handover ?? null]);
}

export function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let table: Table | null = null;
  let sitting = "";
  const strings = () => (model.get("strings") ?? {}) as Record<string, string>;

  const guard = (act: () => void) => () => {
    try {
      act();
    } catch (error) {
      // The edge of the widget: a failure to draw is told to the reader, who has no other window on it.
      const text = strings()["table-draw-failed"] ?? "table-draw-failed";
      el.append(h("p", { class: "al-duel al-duel-broken", role: "alert" }, `${text} (${String(error)})`));
      console.error(error);
    }
  };

  const rebuild = guard(() => {
    const focused = table?.focused ?? false;
    table?.destroy();
    table = null;
    const [atlas, scene] = [model.get("atlas"), model.get("scene")];
    if (!isReady(atlas, scene)) {
      el.replaceChildren(h("p", { class: "al-duel al-duel-loading" }, strings()["table-loading"] ?? ""));
      return;
    }
    sitting = sittingOf(scene as Scene);
    table = new Table(model, atlas as Atlas, strings(), scene as Scene);
    el.replaceChildren(table.root);
    table.fit();
    if (!focused) return;
    table.focusFirst();
    table.speak();
  });
  const onScene = guard(() => {
    const scene = model.get("scene") as Scene;
    if (table && sittingOf(scene) === sitting) table.setScene(scene);
    else rebuild();
  });
  const onStrings = guard(() => (table ? table.setWords(strings()) : rebuild()));

  model.on("change:atlas", rebuild);
  model.on("change:scene", onScene);
  model.on("change:strings", onStrings);
  rebuild();
  return () => {
    model.off("change:atlas", rebuild);
    model.off("change:scene", onScene);
    model.off("change:strings", onStrings);
    table?.destroy();
    el.replaceChildren();
  };
}

export default { render };
