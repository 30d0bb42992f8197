// A widget in its cell: drawn once its data have come, kept in line with the model, taken down at the end.

import { focusedIn, h } from "./dom";
import { follow, type Model } from "./wire/model";

type Strings = Record<string, string>;

/** What stands in the cell. */
export interface Standing<Scene> {
  readonly root: HTMLElement;
  setScene(scene: Scene): void;
  setWords(strings: Strings): void;
  destroy(): void;
}

/** How one widget is drawn. */
export interface Build<Atlas, Scene, View extends Standing<Scene>> {
  /** Classes of the drawing, which also dress what is shown instead of it. */
  style: string;
  /** Begins the names of its texts. */
  texts: string;
  /** True once the kernel has sent everything that a first drawing needs. */
  isReady(atlas: Atlas | null, scene: Scene | null): boolean;
  make(atlas: Atlas, scene: Scene, strings: Strings): View;
  /** It stands in the page now; *focused* when the focus was in what stood there before. */
  placed(view: View, focused: boolean): void;
  /** Whether what stands can take this scene, or a new one must be made. */
  fits(view: View, scene: Scene): boolean;
}

/** Draws a widget and follows its model; returns what takes it down. */
export function mount<Atlas, Scene, View extends Standing<Scene>>(
  model: Model<never>, el: HTMLElement, build: Build<Atlas, Scene, View>,
): () => void {
  let view: View | null = null;
  const strings = () => (model.get("strings") ?? {}) as Strings;
  const word = (name: string) => strings()[`${build.texts}-${name}`];

  const guard = (act: () => void) => () => {
    try {
      act();
    } catch (error) {
      // The edge of the widget: a failure to draw is told to the reader, who has no other window on it.
      const text = word("draw-failed") ?? `${build.texts}-draw-failed`;
      el.append(h("p", { class: `${build.style} al-broken`, role: "alert" }, `${text} (${String(error)})`));
      console.error(error);
    }
  };

  const rebuild = guard(() => {
    const had = view && focusedIn(view.root);
    const focused = Boolean(had && view?.root.contains(had));
    view?.destroy();
    view = null;
    const [atlas, scene] = [model.get("atlas") as Atlas | null, model.get("scene") as Scene | null];
    if (!build.isReady(atlas, scene)) {
      el.replaceChildren(h("p", { class: `${build.style} al-loading` }, word("loading") ?? ""));
      return;
    }
    view = build.make(atlas as Atlas, scene as Scene, strings());
    el.replaceChildren(view.root);
    build.placed(view, focused);
  });
  const onScene = guard(() => {
    const scene = model.get("scene") as Scene;
    if (view && build.fits(view, scene)) view.setScene(scene);
    else rebuild();
  });
  const onStrings = guard(() => (view ? view.setWords(strings()) : rebuild()));

  const unfollow = follow(model, { "change:atlas": rebuild, "change:scene": onScene, "change:strings": onStrings });
  rebuild();
  return () => {
    unfollow();
    view?.destroy();
    el.replaceChildren();
  };
}
