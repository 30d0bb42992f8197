// The board widget. It draws scenes, reports picks, and knows no rule: what can be chosen comes with the scene.

import { ActionList } from "../play/actions";
import "../play/board.css";
import "../map/map.css";
import "../play/panel.css";
import "../play/time.css";
import { listenForPicks } from "../play/choice";
import type { Action, Atlas, PieceGroup, Place, PlaceId } from "../map/types";
import type { Desk } from "../play/desk";
import type { Deed, Model, Question, Scene } from "../play/types";
import type { Notice, Words } from "../shared/types";
import { h, setAttr, setAttrs, setText } from "../shared/dom";
import { GuideCard } from "../play/guide";
import { Head } from "../play/head";
import { InlinePlan } from "../play/inline";
import { isOwnKey } from "../shared/keyboard";
import { LogView } from "../play/log";
import { groupKey, readScene, type Lookup } from "../map/lookup";
import { fillIn } from "../shared/model";
import { mount } from "../shared/mount";
import { News } from "../play/news";
import { Notices } from "../shared/notices";
import { PastBanner } from "../play/past";
import { Projector } from "../play/projector";
import { RollCard } from "../play/roll";
import { RuleNote } from "../shared/rule";
import { Stage } from "../play/stage";
import { TimeBar } from "../play/time";
import { Tracks } from "../play/tracks";
import { Wire } from "../shared/wire";

const LEAST_ABOVE = 40; // pixels over the board that are taken for the head of a page; more is a notebook's own text
const MOST_ABOVE = 190;
const SLOW = 250; // milliseconds without an answer before the pointer says so
const SPOKEN = 6; // lines of the log read out at most after one decision

class Board implements Desk {
  readonly root = h("div", { class: "al-board" });
  look: Lookup;
  width = 0;
  chosen: PlaceId | null = null;
  chosenGroup: string | null = null;
  readonly words: Words = (key, values) => fillIn(this.strings[key] ?? key, values);
  private readonly places: Map<PlaceId, Place>;
  private readonly live = h("div", { class: "al-hidden-text", role: "status", "aria-live": "polite" });
  private readonly head: Head;
  private readonly notices: Notices;
  private readonly news: News;
  private readonly roll: RollCard;
  private readonly inline: InlinePlan;
  private readonly stage: Stage;
  private readonly actions: ActionList;
  private readonly tracks: Tracks;
  private readonly log: LogView;
  private readonly time: TimeBar;
  private readonly past: PastBanner;
  private readonly guide: GuideCard;
  private readonly projector: Projector;
  private readonly ruleNote: RuleNote;
  private readonly stillName = h("h3", { class: "al-still-name" });
  private readonly endings: (() => void)[] = [];
  private lastSpoken = -1;
  private slow: ReturnType<typeof setTimeout> | undefined;
  private readonly wire: Wire<Deed, Question>;

  constructor(model: Model, readonly atlas: Atlas, private strings: Record<string, string>, public scene: Scene) {
    const [, , width, height] = atlas.viewBox;
    this.root.style.setProperty("--al-aspect", (width / height).toFixed(3));
    this.places = new Map(atlas.places.map((place) => [place.id, place]));
    this.look = readScene(scene);
    this.wire = new Wire(model, () => this.sayNoAnswer());
    this.time = new TimeBar(this);
    this.past = new PastBanner(this, () => this.time.toNow());
    this.guide = new GuideCard(this);
    this.projector = new Projector(this, () => this.stage.resize(this.root.clientWidth));
    this.head = new Head(this, this.past.element);
    this.notices = new Notices(this, { prefix: "al", texts: "board" }, () => this.head.focus());
    this.news = new News(this);
    this.roll = new RollCard(this);
    this.inline = new InlinePlan(this);
    this.stage = new Stage(this, [this.guide.toggle, this.projector.element]);
    this.actions = new ActionList(this);
    this.tracks = new Tracks(this);
    this.log = new LogView(this);
    this.ruleNote = new RuleNote(this, { prefix: "al", texts: "board", ask: (key) => this.ask({ what: "rule", key }) });
    this.root.append(this.live, this.sheet(), this.ruleNote.element);
    this.endings.push(listenForPicks(this.root, this), () => this.stage.map.destroy(), () => this.projector.destroy(), this.listen(), () => this.wire.destroy());
    this.lastSpoken = this.look.log.at(-1)?.id ?? -1;
    this.update();
  }

  /** Head, map and panel in the order in which they are read; the style puts them beside one another where there is room. */
  private sheet(): HTMLElement {
    const flow = h("div", { class: "al-flow" }, this.notices.element, this.head.decide, this.roll.element, this.guide.element,
      this.news.element, this.actions.element);
    return h("div", { class: "al-sheet" }, this.head.element,
      h("div", { class: "al-main" }, this.stillName, this.stage.element, this.time.element),
      h("div", { class: "al-side" }, this.tracks.element, flow, this.log.element));
  }

  place(id: PlaceId): Place | undefined {
    return this.places.get(id);
  }

  title(id: PlaceId): string {
    const name = this.places.get(id)?.name ?? id;
    return /\d/.test(id) ? `${name} (${id})` : name;
  }

  pick(action: Pick<Action, "id">, predicted?: string): void {
    this.tell({ kind: "pick", id: action.id, ...(predicted === undefined ? {} : { predicted }) });
  }

  plan(action: Action, button: HTMLElement): void {
    if (button.closest(".al-card")) this.stage.card.openPlan({ line: action.id, text: action.text }, "");
    else this.inline.toggle(action, button);
  }

  tell(deed: Deed): boolean {
    if (deed.kind !== "look") this.time.stop();
    // One decision at a time: a second click before the answer would only be refused as belonging to an old screen.
    const sent = this.wire.tell(deed, this.scene.ply);
    if (sent) {
      setAttr(this.root, "aria-busy", "true");
      // Another pointer over every choice costs as much as a small scene; most answers are here before it could be seen.
      this.slow = setTimeout(() => setAttr(this.root, "data-slow", true), SLOW);
    }
    return sent;
  }

  ask<T>(question: Question): Promise<T> {
    return this.wire.ask<T>(question, this.scene.ply);
  }

  notify(notice: Notice): void {
    this.notices.give(notice);
  }

  announce(text: string): void {
    setText(this.live, text);
  }

  press(place: PlaceId, how: "click" | "keyboard", group?: PieceGroup): void {
    if (this.stage.card.takeAim(place, group)) return;
    const ofGroup = group ? this.look.ofGroup(group) : [];
    const aimed = group && ofGroup.length ? this.look.aroundGroup(group) : this.look.at(place);
    const only = aimed.length === 1 ? aimed[0] : undefined;
    // A click takes the only choice there is; one with odds or a price is shown first, it may be past recall.
    const atOnce = !only?.rolls && !only?.price && !only?.ask && !this.scene.offers;
    if (how === "click" && only && atOnce) return this.pick(only);
    this.chosen = place;
    this.chosenGroup = group && ofGroup.length ? groupKey(group) : null;
    this.update();
    if (only?.rolls) this.stage.card.openPlan({ line: only.id, text: only.text }, "");
    else if (how === "keyboard") this.stage.card.focus();
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
    this.stage.map.point(places.length ? places : this.stage.card.aims);
  }

  /** Takes a new scene from the kernel: the answer to a pick, or news. */
  setScene(scene: Scene): void {
    this.wire.answered();
    const before = this.chosen === null ? 0 : this.look.at(this.chosen).length;
    const asked = stepOf(this.scene);
    this.scene = scene;
    this.look = readScene(scene);
    const group = scene.pieces[this.chosenGroup ?? ""];
    if (!group || !this.look.ofGroup(group).length) this.chosenGroup = null;
    // The card stays while it has something to choose in the same step; one opened only to read stays open too.
    const left = this.chosen === null ? 0 : this.look.at(this.chosen).length;
    const done = this.stage.card.done || (before > 0 && (left === 0 || stepOf(scene) !== asked));
    this.keepFocus(() => {
      if (done) this.chosen = null;
      this.update();
      this.speak();
    });
  }

  /** Leaves room in the window for what stands over the board, before it is first painted. */
  leaveRoom(): void {
    const above = this.root.getBoundingClientRect().top + (globalThis.scrollY ?? 0);
    if (above >= LEAST_ABOVE && above <= MOST_ABOVE) this.root.style.setProperty("--al-above", `${Math.round(above)}px`);
  }

  setWords(strings: Record<string, string>): void {
    this.strings = strings;
    this.update();
  }

  destroy(): void {
    for (const end of this.endings) end();
    this.root.remove();
  }

  update(): void {
    const { scene } = this;
    setAttrs(this.root, { dir: scene.dir, lang: scene.lang });
    if (!this.wire.busy) this.rest();
    this.notices.update();
    for (const part of [this.past, this.time, this.guide, this.projector, this.head, this.roll, this.news, this.stage, this.actions, this.tracks, this.log, this.ruleNote, this.inline]) part.update();
    this.updateStill();
  }

  private updateStill(): void {
    const { still } = this.scene;
    setAttr(this.root, "data-still", still !== undefined);
    if (!still) return;
    setText(this.stillName, still.name);
    this.stage.map.point(still.marked);
  }

  /** No answer is awaited any more. */
  private rest(): void {
    clearTimeout(this.slow);
    setAttrs(this.root, { "aria-busy": null, "data-slow": false });
  }

  private sayNoAnswer(): void {
    this.rest();
    this.time.stop();
    this.notify({ level: "error", text: this.words("board-no-answer"), hint: this.words("board-no-answer-hint") });
  }

  private active(): Element | null {
    return (this.root.getRootNode() as Document | ShadowRoot).activeElement ?? null;
  }

  /** Carries out a change; when it takes the focused element away, puts the focus on the nearest heading. */
  private keepFocus(change: () => void): void {
    const had = this.active();
    const where = had && this.root.contains(had) ? had.closest(".al-card, .al-list, .al-actions, .al-head, .al-decide, .al-moments") : null;
    const chosen = this.chosen;
    // Taken away with the focus in it, an element makes the browser lay out the page half changed: the focus goes first.
    if (where && this.leaves(had as Element)) (had as HTMLElement).blur();
    change();
    if (!where || (had?.isConnected && !had.closest("[hidden]"))) return;
    if (where.matches(".al-actions")) this.actions.focus();
    else if (where.matches(".al-moments") && this.time.moments.open) this.time.moments.focus();
    else if (where.matches(".al-card") && this.chosen !== null) this.stage.card.focusTitle();
    else if (chosen !== null && where.matches(".al-card, .al-list")) this.stage.focusPlace(chosen);
    else this.head.focus();
  }

  /** Whether an element stands in a choice that the new scene no longer offers. */
  private leaves(element: Element): boolean {
    const id = element.closest("li")?.querySelector("[data-pick]")?.getAttribute("data-pick");
    return id != null && !this.scene.actions.some((action) => action.id === id);
  }

  private speak(): void {
    const { scene, look: { log } } = this;
    if (scene.time.at < scene.time.last) return this.announce(this.time.says());
    const fresh = log.filter((entry) => entry.id > this.lastSpoken).slice(-SPOKEN);
    this.lastSpoken = log.at(-1)?.id ?? -1;
    this.announce([...fresh.map((entry) => entry.text), scene.over?.text ?? "", scene.prompt.text].filter(Boolean).join(" "));
  }

  private listen(): () => void {
    const onKey = (event: KeyboardEvent) => this.onKey(event);
    this.root.addEventListener("keydown", onKey);
    let first = true;
    let frame = 0;
    const onResize = () => {
      this.width = this.root.clientWidth;
      this.stage.resize(this.width);
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
    if (this.ruleNote.open) this.ruleNote.shut();
    else if (this.stage.help.open) this.stage.closeHelp();
    else if (this.inline.shut() || this.stage.card.leavePlan()) return true;
    else if (this.chosen !== null) this.closeCard();
    else if (this.time.moments.open) this.time.toggleMoments();
    else if (this.projector.on) this.projector.turn(false);
    else if (!this.actions.hint.shut()) return false;
    return true;
  }
}

/** What is asked, without its numbers: what is left to spend changes within one step. */
function stepOf({ prompt }: Scene): string {
  return prompt.text.replace(/\d+/g, "");
}

const BUILD = {
  style: "al-board", prefix: "al", texts: "board",
  isReady: (atlas: Atlas | null, scene: Scene | null) => Boolean(atlas?.places?.length && scene?.places),
  fits: () => true,
  placed: (board: Board) => board.leaveRoom(),
};

/** Draws the board into a cell; returns what takes it down. */
export function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  return mount<Atlas, Scene, Board>(model, el, { ...BUILD, make: (atlas, scene, strings) => new Board(model, atlas, strings, scene) });
}

export default { render };
