// The board widget. It draws scenes, reports picks, and knows no rule: what can be chosen comes with the scene.

import { ActionList } from "./actions";
import "./board.css";
import { listenForPicks } from "./choice";
import type { Desk } from "./desk";
import { h, setAttr, setAttrs, setText } from "./dom";
import { Head, NoticeBar } from "./head";
import { isOwnKey } from "./keyboard";
import { LogView } from "./log";
import { groupKey, readScene, type Lookup } from "./lookup";
import { News } from "./news";
import { Stage } from "./stage";
import { Tracks } from "./tracks";
import type { Action, Atlas, Message, Model, PieceGroup, Place, PlaceId, Scene } from "./types";

const PATIENCE = 8000; // milliseconds without an answer before the reader is told
const SPOKEN = 6; // lines of the log read out at most after one decision

class Board implements Desk {
  readonly root = h("div", { class: "al-board" });
  look: Lookup;
  chosen: PlaceId | null = null;
  chosenGroup: string | null = null;
  readonly words = (key: string): string => this.strings[key] ?? key;
  private readonly places: Map<PlaceId, Place>;
  private readonly live = h("div", { class: "al-hidden-text", role: "status", "aria-live": "polite" });
  private readonly head: Head;
  private readonly notices: NoticeBar;
  private readonly news: News;
  private readonly stage: Stage;
  private readonly actions: ActionList;
  private readonly tracks: Tracks;
  private readonly log: LogView;
  private readonly endings: (() => void)[] = [];
  private lastSpoken = -1;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly model: Model, readonly atlas: Atlas, private strings: Record<string, string>, scene: Scene) {
    const [, , width, height] = atlas.viewBox;
    this.root.style.setProperty("--al-aspect", (width / height).toFixed(3));
    this.places = new Map(atlas.places.map((place) => [place.id, place]));
    this.look = readScene(scene);
    this.head = new Head(this);
    this.notices = new NoticeBar(this, () => this.head.focus());
    this.news = new News(this);
    this.stage = new Stage(this);
    this.actions = new ActionList(this);
    this.tracks = new Tracks(this);
    this.log = new LogView(this);
    this.root.append(this.live, h("div", { class: "al-sheet" }, this.head.element, this.notices.element,
      this.news.element, this.stage.element, h("div", { class: "al-side" }, this.tracks.element, this.actions.element, this.log.element)));
    this.endings.push(listenForPicks(this.root, this), () => this.stage.map.destroy(), this.listen());
    this.lastSpoken = scene.log.at(-1)?.id ?? -1;
    this.update();
  }

  place(id: PlaceId): Place | undefined {
    return this.places.get(id);
  }

  title(id: PlaceId): string {
    const name = this.places.get(id)?.name ?? id;
    return /\d/.test(id) ? `${name} (${id})` : name;
  }

  pick(action: Action): void {
    this.send({ kind: "pick", id: action.id, ply: this.look.scene.ply });
  }

  undo(): void {
    this.send({ kind: "undo", ply: this.look.scene.ply });
  }

  redo(): void {
    this.send({ kind: "redo", ply: this.look.scene.ply });
  }

  press(place: PlaceId, how: "click" | "keyboard", group?: PieceGroup): void {
    const ofGroup = group ? this.look.ofGroup(group) : [];
    const aimed = group && ofGroup.length ? this.look.aroundGroup(group) : this.look.at(place);
    const only = aimed.length === 1 ? aimed[0] : undefined;
    // A click takes the only choice there is; one with odds or a price is shown first, it may be past recall.
    if (how === "click" && only && !only.odds && !only.ask) return this.pick(only);
    this.chosen = place;
    this.chosenGroup = group && ofGroup.length ? groupKey(group) : null;
    this.update();
    if (how === "keyboard" && this.stage.view === "map") this.stage.card.focus();
  }

  closeCard(): void {
    const { chosen } = this;
    if (chosen === null) return;
    const inside = this.stage.card.element.contains(this.active());
    this.chosen = this.chosenGroup = null;
    this.update();
    if (inside) this.stage.focusPlace(chosen);
  }

  point(places: readonly PlaceId[]): void {
    this.stage.map.point(places);
  }

  /** Takes a new scene from the kernel: the answer to a pick, or news. */
  setScene(scene: Scene): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
    const before = this.chosen === null ? 0 : this.look.at(this.chosen).length;
    const asked = this.look.scene.prompt.text;
    this.look = readScene(scene);
    const group = scene.pieces.find((found) => groupKey(found) === this.chosenGroup);
    if (!group || !this.look.ofGroup(group).length) this.chosenGroup = null;
    // The card stays while it has something to choose in the same step; one opened only to read stays open too.
    const left = this.chosen === null ? 0 : this.look.at(this.chosen).length;
    const done = before > 0 && (left === 0 || scene.prompt.text !== asked);
    this.keepFocus(() => {
      if (done) this.chosen = null;
      this.update();
    });
    this.speak();
  }

  setWords(strings: Record<string, string>): void {
    this.strings = strings;
    this.update();
  }

  destroy(): void {
    clearTimeout(this.waiting);
    for (const end of this.endings) end();
    this.root.remove();
  }

  update(): void {
    const { scene } = this.look;
    setAttrs(this.root, { dir: scene.dir, lang: scene.lang, "aria-busy": this.waiting === undefined ? null : "true" });
    this.notices.update();
    for (const part of [this.head, this.news, this.stage, this.actions, this.tracks, this.log]) part.update();
  }

  private send(message: Message): void {
    // One decision at a time: a second click before the answer would only be refused as belonging to an old screen.
    if (this.waiting !== undefined) return;
    try {
      this.model.send(message);
    } catch (error) {
      // The front end refuses to send once the kernel has ended.
      console.warn(error);
      return this.sayNoAnswer();
    }
    this.waiting = setTimeout(() => this.sayNoAnswer(), PATIENCE);
    setAttr(this.root, "aria-busy", "true");
  }

  private sayNoAnswer(): void {
    this.waiting = undefined;
    this.root.removeAttribute("aria-busy");
    this.notices.set({ level: "error", text: this.words("board-no-answer"), hint: this.words("board-no-answer-hint") });
  }

  private active(): Element | null {
    return (this.root.getRootNode() as Document | ShadowRoot).activeElement ?? null;
  }

  /** Carries out a change; when it takes the focused element away, puts the focus on the nearest heading. */
  private keepFocus(change: () => void): void {
    const had = this.active();
    const where = had && this.root.contains(had) ? had.closest(".al-card, .al-list, .al-actions, .al-head") : null;
    const chosen = this.chosen;
    change();
    if (!where || (had?.isConnected && !had.closest("[hidden]"))) return;
    if (where.matches(".al-actions")) this.actions.focus();
    else if (where.matches(".al-card") && this.chosen !== null) this.stage.card.focusTitle();
    else if (chosen !== null && where.matches(".al-card, .al-list")) this.stage.focusPlace(chosen);
    else this.head.focus();
  }

  private speak(): void {
    const { scene } = this.look;
    const fresh = scene.log.filter((entry) => entry.id > this.lastSpoken).slice(-SPOKEN);
    this.lastSpoken = scene.log.at(-1)?.id ?? -1;
    setText(this.live, [...fresh.map((entry) => entry.text), scene.over?.text ?? "", scene.prompt.text].filter(Boolean).join(" "));
  }

  private listen(): () => void {
    const onKey = (event: KeyboardEvent) => this.onKey(event);
    this.root.addEventListener("keydown", onKey);
    let first = true;
    let frame = 0;
    const onResize = () => {
      this.stage.resize(this.root.clientWidth);
      if (first) this.log.toEnd();
      first = false;
    };
    // In the next frame: a change of layout inside the observer's own turn would make it report a loop.
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(onResize);
    });
    observer?.observe(this.root);
    return () => {
      cancelAnimationFrame(frame);
      this.root.removeEventListener("keydown", onKey);
      observer?.disconnect();
    };
  }

  private onKey(event: KeyboardEvent): void {
    if (!isOwnKey(event)) return;
    if (event.key === "Escape" && !this.leave()) return;
    if (event.key === "?") this.stage.toggleHelp();
    event.stopPropagation();
  }

  /** Closes what is open on top; false when there was nothing to close. */
  private leave(): boolean {
    if (this.stage.help.open) this.stage.closeHelp();
    else if (this.chosen !== null) this.closeCard();
    else return false;
    return true;
  }
}

/** True once the kernel has sent everything that a first drawing needs. */
function isReady(atlas: unknown, scene: unknown): boolean {
  return Boolean((atlas as Atlas | null)?.places?.length && (scene as Scene | null)?.places);
}

export function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  let board: Board | null = null;
  const strings = () => (model.get("strings") ?? {}) as Record<string, string>;

  const guard = (act: () => void) => () => {
    try {
      act();
    } catch (error) {
      // The edge of the widget: a failure to draw is told to the reader, who has no other window on it.
      const text = strings()["board-draw-failed"] ?? "board-draw-failed";
      el.append(h("p", { class: "al-board al-broken", role: "alert" }, `${text} (${String(error)})`));
      console.error(error);
    }
  };

  const rebuild = guard(() => {
    board?.destroy();
    board = null;
    const [atlas, scene] = [model.get("atlas"), model.get("scene")];
    if (!isReady(atlas, scene)) {
      el.replaceChildren(h("p", { class: "al-board al-loading" }, strings()["board-loading"] ?? ""));
      return;
    }
    board = new Board(model, atlas as Atlas, strings(), scene as Scene);
    el.replaceChildren(board.root);
  });
  const onScene = guard(() => (board ? board.setScene(model.get("scene") as Scene) : rebuild()));
  const onStrings = guard(() => (board ? board.setWords(strings()) : rebuild()));

  model.on("change:atlas", rebuild);
  model.on("change:scene", onScene);
  model.on("change:strings", onStrings);
  rebuild();
  return () => {
    model.off("change:atlas", rebuild);
    model.off("change:scene", onScene);
    model.off("change:strings", onStrings);
    board?.destroy();
    el.replaceChildren();
  };
}

export default { render };
