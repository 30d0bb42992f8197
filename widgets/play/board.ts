// The board of a map game. It draws scenes, reports picks, and knows no rule: what can be chosen comes with the scene.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "../map/map.css";
import { type Group, type Lookup, readScene } from "../map/lookup";
import { Shown } from "../map/shown";
import { type Glyphs, Signs } from "../map/signs";
import type { Action, Atlas, Place, PlaceId } from "../map/types";
import { focusedIn, h, setAttr, setAttrs, setText } from "../shared/dom";
import { dropSlips } from "../shared/parts/double";
import { isOwnKey } from "../shared/page/keyboard";
import { mount } from "../shared/mount";
import { tellPlace } from "../shared/page/picked";
import { Shell } from "../shared/shell";
import { watchSize } from "../shared/page/size";
import type { Part } from "../shared/desk";
import { moveOnTerms, Terms } from "../shared/told/terms";
import type { RuleText } from "../shared/types";
import { ActionList } from "./choices/actions";
import { type Asked, Asking } from "./choices/asking";
import "./board.css";
import { listenForPicks } from "./choices/choice";
import type { Desk, Only } from "./desk";
import { fit } from "./fitting";
import { Focus } from "./focus";
import { Glossary } from "./aids/glossary";
import { GuideCard } from "./aids/guide";
import { Head } from "./choices/head";
import { HotKeys } from "./aids/hot_keys";
import { KeyCard } from "./aids/key_card";
import { InlinePlan } from "./choices/inline";
import { isAtOnce, isStill, Late, stepOf } from "./choices/late";
import { LogView } from "./log/log";
import { FirstMinute } from "./aids/minute";
import "./panel.css";
import { Panels } from "./panels";
import { PastBanner } from "./time/past";
import { Projector } from "./aids/projector";
import { Resign } from "./aids/resign";
import { TablesCard } from "./aids/rule_tables";
import { RollCard } from "./log/roll";
import { Sheets } from "./sheets/sheets";
import { Stage } from "./stage/stage";
import { TimeBar } from "./time/time";
import "./time/time.css";
import { SupportView } from "./gauges/support";
import { Telling } from "./log/telling";
import { Tracks } from "./gauges/tracks";
import type { Deed, Model, Question, Scene } from "./types";
import { isPast } from "./time/when";
import { holdPage } from "./wheel";

const SPOKEN = 6; // lines of the log read out at most after one decision

class Board extends Shell<Atlas, Scene, Deed, Question> implements Desk {
  readonly signs: Signs;
  readonly shown = new Shown(this.atlas);
  readonly terms = new Terms(this.atlas.terms ?? []);
  only: Only | null = null;
  look = this.read();
  width = 0;
  chosen: PlaceId | null = null;
  chosenGroup: string | null = null;
  private readonly places = new Map(this.atlas.places.map((place) => [place.id, place]));
  private readonly time = new TimeBar(this);
  private readonly guide = new GuideCard(this, () => void this.actions.hint.ask());
  private readonly minute = new FirstMinute(this);
  private readonly projector = new Projector(this, () => this.stage.resize());
  private readonly hotKeys = new HotKeys(this, () => this.focusHome());
  private readonly keyCard = new KeyCard(this, this.hotKeys);
  private readonly past = new PastBanner(this, () => this.time.toNow());
  private readonly tables = new TablesCard(this);
  private readonly actions = new ActionList(this, () => this.leavePlans());
  private readonly asking = new Asking(this);
  private readonly resign = new Resign(this, (asked) => this.askOpenly(asked));
  private readonly head = new Head(this, this.past.element, this.asking.element, [this.actions.hint.button]);
  private readonly telling = new Telling(this);
  private readonly roll = new RollCard(this);
  private readonly inline = new InlinePlan(this);
  private readonly stage: Stage;
  private readonly support = new SupportView(this);
  private readonly tracks = new Tracks(this);
  private readonly log = new LogView(this);
  private readonly panels = new Panels(this, {
    choices: [this.telling.again, this.head.decide, this.roll.element, this.guide.element, this.actions.element],
    log: [this.log.element],
  }, () => this.log.toEnd());
  private readonly glossary = new Glossary(this);
  private readonly sheets = new Sheets(this, () => this.focusHome());
  private readonly side = h("div", { class: "al-side" });
  private readonly stillName = h("h3", { class: "al-still-name" });
  protected readonly parts;
  private lastSpoken = this.look.log.at(-1)?.id ?? -1;
  private readonly row: Row | null;
  private frame = 0;
  private from = 0; // where what scrolls around it begins
  /** The choice that was pressed last. */
  private inHand = "";
  private readonly late = new Late();
  private readonly unwatch = [watchSize(this.root, () => this.resize()),
    ...[this.support.element, this.head.ask].map((stuck) => watchSize(stuck, () => this.stack())),
    watchSize(document.body, () => this.leaveRoom())];
  private readonly focus = this.focusOf();

  constructor(model: Model, atlas: Atlas, strings: Record<string, string>, scene: Scene, { glyphs, row }: Game) {
    super(model, h("div", { class: "al-widget al-board" }), atlas, strings, scene);
    const [, , width, height] = atlas.viewBox;
    this.root.style.setProperty("--al-aspect", (width / height).toFixed(3));
    this.signs = new Signs(atlas, glyphs);
    this.stage = new Stage(this, [this.tables.toggle, this.keyCard.toggle, this.projector.element, this.guide.toggle, ...this.time.tools, this.resign.element]);
    this.row = row && !scene.still ? row(this) : null;
    this.parts = [this.past, this.time, this.minute, this.guide, this.projector, this.head, this.asking, this.resign, this.tables, this.roll, this.telling, this.panels,
      this.stage, this.actions, this.support, this.tracks, this.log, this.inline, this.glossary, this.sheets, this.keyCard, this.hotKeys, ...(this.row ? [this.row] : [])];
    setAttr(this.root, "data-row", this.row !== null);
    this.root.append(this.speech.element, this.sheet(), ...(scene.still ? [] : [this.sheets.element]), this.keyCard.element, ...(scene.still ? [] : [this.tables.element]), this.rules.element);
    dropSlips(this.root);
    holdPage(this.root, this.side);
    listenForPicks(this);
    this.update();
  }

  /**
   * Question, choices, the game's own row, map: the order in which the keyboard goes through them; the style says where
   * each stands.
   *
   * What is put into `al-instead` and shown stands in place of question and choices. A still board asks nothing: it has none.
   */
  private sheet(): HTMLElement {
    const top = h("div", { class: "al-top" }, this.head.element, this.support.element, this.tracks.element);
    const instead = h("div", { class: "al-instead" }, this.minute.element, this.telling.element, this.glossary.element);
    this.side.append(top, ...(this.scene.still ? [] : [instead]), this.stage.help.element, this.panels.element, this.notices.element);
    const row = this.row && h("div", { class: "al-row" }, this.row.element);
    return h("div", { class: "al-sheet" }, this.side, row, h("div", { class: "al-main" }, this.stillName, this.stage.element,
      h("div", { class: "al-bar" }, this.stage.bar, this.time.element)));
  }

  place(id: PlaceId): Place | undefined {
    return this.places.get(id);
  }

  title(id: PlaceId): string {
    const name = this.places.get(id)?.name ?? id;
    return /\d/.test(id) ? `${name} (${id})` : name;
  }

  /** Asks something where it is seen: what stands instead of the question makes way. */
  private askOpenly(asked: Asked): void {
    this.minute.shut();
    this.telling.leave();
    this.asking.once(asked);
  }

  pick(action: Pick<Action, "id">, predicted?: string, advised = false): void {
    const asks = this.scene.actions.find(({ id }) => id === action.id);
    if (asks?.asks && !advised) return this.asking.open(asks); // of its own advice nothing is asked
    const { scene, awaits } = this;
    if (awaits.any && this.inHand === action.id) return; // pressed twice it is done once
    this.inHand = action.id;
    this.queue({ kind: "pick", id: action.id, ...(predicted === undefined ? {} : { predicted }) }, () => isStill(action.id, scene, this.scene));
  }

  say(parts: readonly string[]): void {
    this.speech.say(parts);
  }

  narrow(only: Only | null): void {
    this.only = only;
    this.look = this.read();
    this.panels.choose("choices");
    this.update();
    const first = only ? this.root.querySelector<HTMLElement>(":is(.al-deeds, .al-decide, .al-actions) [data-pick]") : null;
    if (first) first.focus();
    else this.focusHome();
  }

  /** The scene as it can be picked from: where the reader looks at some choices only, with those. */
  private read(): Lookup {
    const { only } = this;
    const actions = only ? this.scene.actions.filter(({ id }) => only.ids.includes(id)) : this.scene.actions;
    return readScene({ ...this.scene, actions }, this.atlas);
  }

  plan(action: Action, button: HTMLElement): void {
    if (this.awaits.move) this.late.note(action.id, this.scene);
    if (!button.closest(".al-card")) this.inline.toggle(action, button);
    else this.stage.card.openPlan({ line: action.id, text: action.text, asked: !!action.warns }, "");
  }

  /** Puts away what is worked out: one button that does it is enough. */
  private leavePlans(): void {
    this.inline.shut();
    this.stage.card.leavePlan();
  }

  press(place: PlaceId, how: "click" | "keyboard", group?: Group): void {
    if (this.stage.card.takeAim(place, group) || this.inline.takeAim(place, group)) return;
    const ofGroup = group ? this.look.ofGroup(group) : [];
    const aimed = group && ofGroup.length ? this.look.aroundGroup(group) : this.look.at(place);
    const only = aimed.length === 1 ? aimed[0] : undefined;
    // A click takes the only choice there is; one with odds or a price is shown first, it may be past recall.
    const atOnce = !only?.rolls && !only?.price && !only?.ask && !this.scene.offers;
    if (how === "click" && only && atOnce) return this.pick(only);
    this.chosen = place;
    tellPlace(this.root, place);
    this.chosenGroup = group && ofGroup.length ? group.id : null;
    this.update();
    if (only?.rolls && !this.scene.offers) this.stage.card.openPlan({ line: only.id, text: only.text }, "");
    else if (how === "keyboard") this.stage.card.focus();
  }

  closeCard(): void {
    const { chosen } = this;
    if (chosen === null) return;
    const inside = this.stage.card.element.contains(focusedIn(this.root));
    this.chosen = this.chosenGroup = null;
    this.update();
    if (inside) this.stage.focusPlace(chosen);
  }

  point(places: readonly PlaceId[]): void {
    const { card, map } = this.stage;
    const here = [card.aims, this.inline.places, this.telling.places, this.chosen ? [this.chosen] : this.guide.places]
      .find((found) => found.length) ?? [];
    map.point(places.length ? places : here);
  }

  /** Takes a new scene from the kernel: the answer to a pick, or news. */
  override setScene(scene: Scene): void {
    const before = this.chosen === null ? 0 : this.look.at(this.chosen).length;
    const asked = stepOf(this.scene);
    const { ply, telling } = this.scene;
    const { open } = this.telling;
    super.setScene(scene);
    if (scene.ply !== ply) this.only = null;
    this.look = this.read();
    const group = this.look.piecesAt(this.chosen ?? "").find(({ id }) => id === this.chosenGroup);
    if (!group || !this.look.ofGroup(group).length) this.chosenGroup = null;
    // The card stays while it has something to choose in the same step; one opened only to read stays open too.
    const left = this.chosen === null ? 0 : this.look.at(this.chosen).length;
    const done = this.stage.card.done || (before > 0 && (left === 0 || stepOf(scene) !== asked));
    const reads = this.root.contains(focusedIn(this.root));
    this.focus.keep(() => {
      if (done || scene.telling?.card) this.chosen = null;
      this.update();
      this.speak();
    }, stepOf(scene) !== asked);
    if (!open && this.telling.open && reads) this.telling.focus();
    this.openLate();
    // What was taken back is chosen anew from the first choice on.
    const news = scene.ply < ply || scene.ply !== ply && (scene.rolls.length > 0 || stepOf(scene) !== asked);
    if (!isPast(scene) && (news || scene.telling?.at !== telling?.at)) this.comeUp();
  }

  /** Opens the plan of a choice that was pressed before this scene came. */
  private openLate(): void {
    const action = this.late.due(this.scene);
    const button = action && Array.from(this.side.querySelectorAll<HTMLElement>("[data-pick]")).find(({ dataset }) => dataset["pick"] === action.id);
    if (action && button && !isAtOnce(action)) this.plan(action, button);
  }

  /** Brings what was answered and what is asked now into sight from its beginning, once everything is laid out. */
  private comeUp(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      // On a narrow page there is no column beside the map: it has no height of its own.
      if (this.side.clientHeight === 0) return (this.telling.open ? this.telling : this.roll).comeUp();
      if (this.side.getBoundingClientRect().top < this.from) this.side.scrollIntoView({ block: "start" });
      this.side.scrollTop = 0;
    });
  }

  /** Leaves room in the window for what stands over the board: before it is first painted, and when the page changes. */
  leaveRoom(): void {
    this.from = fit(this.root);
  }

  /** Where the question sticks: under support, however many lines its names need; and where support must leave room for it. */
  private stack(): void {
    const { offsetHeight } = this.support.element;
    if (offsetHeight) this.root.style.setProperty("--al-stuck", `${offsetHeight}px`);
    this.root.style.setProperty("--al-asked", `${this.head.ask.offsetHeight}px`);
  }

  override destroy(): void {
    for (const unwatch of this.unwatch) unwatch();
    cancelAnimationFrame(this.frame);
    super.destroy();
  }

  override update(): void {
    setAttrs(this.root, { dir: this.scene.dir, lang: this.scene.lang, "data-limited": Boolean(this.scene.limited) });
    super.update();
    this.point([]);
    this.updateStill();
  }

  private updateStill(): void {
    const { still } = this.scene;
    setAttr(this.root, "data-still", still !== undefined);
    if (!still) return;
    setText(this.stillName, still.name);
    this.stage.map.point(still.marked);
  }

  /** Where the focus may lie when a scene comes, and where it goes on once what had it is gone. */
  private focusOf(): Focus {
    const home = () => this.focusHome();
    const toPlace = (chosen: PlaceId | null) => (chosen === null ? home() : this.stage.focusPlace(chosen));
    return new Focus(this, home, {
      // The heading of the whole list is not seen.
      ".al-actions": () => (this.chosen === null ? home() : this.actions.focus()),
      ".al-card": (chosen) => (this.chosen === null ? toPlace(chosen) : this.stage.card.focusTitle()),
      ".al-list": toPlace,
      ".al-ask": home, ".al-decide": home, ".al-instead": home, ".al-told-again": home,
    }, { ".al-moments": () => (this.time.moments.open ? this.time.moments.focus() : home()) });
  }

  protected focusHome(): void {
    if (this.telling.open) this.telling.focus();
    else this.head.focus();
  }

  protected stopReplay(): void {
    this.time.stop();
  }

  private speak(): void {
    const { scene, look: { log } } = this;
    const { telling } = this;
    // What is told on cards is not read out again as lines, nor what was skipped.
    if (telling.open || scene.telling?.count) this.lastSpoken = log.at(-1)?.id ?? -1;
    if (telling.open) return this.speech.say(telling.says);
    if (isPast(scene)) return this.speech.say([this.time.says()]);
    const fresh = log.filter((entry) => entry.id > this.lastSpoken).slice(-SPOKEN);
    this.lastSpoken = log.at(-1)?.id ?? -1;
    this.speech.say([...fresh.map((entry) => entry.text), scene.over?.text ?? "", scene.prompt.text]);
  }

  private resize(): void {
    const first = this.width === 0;
    this.width = this.root.clientWidth;
    this.leaveRoom();
    this.stage.resize();
    if (first) this.log.toEnd();
  }

  protected override term(id: string): RuleText | null {
    return this.terms.note(id);
  }

  protected override onKey(event: KeyboardEvent): void {
    if (moveOnTerms(event, this.root)) return event.preventDefault();
    if (event.key === "?" && isOwnKey(event)) this.keyCard.flip();
    if (!this.sheets.open && this.telling.onKey(event)) event.stopPropagation();
    else super.onKey(event);
  }

  protected override leave(): boolean {
    if (super.leave() || this.row?.shut() || this.tables.shut() || this.keyCard.shut() || this.glossary.shut() || this.minute.shut()) return true;
    if (this.sheets.open) {
      this.sheets.shut();
      return true;
    }
    if (this.stage.help.open) this.stage.closeHelp();
    else if (this.inline.shut() || this.stage.card.leavePlan()) return true;
    else if (this.chosen !== null) this.closeCard();
    else if (this.time.moments.open) this.time.toggleMoments();
    else if (this.telling.leave()) return true;
    else if (this.projector.on) this.projector.turn(false);
    else if (this.only) this.narrow(null);
    else if (!this.asking.shut() && !this.actions.hint.shut()) return false;
    return true;
  }
}

const BUILD = {
  style: "al-widget al-board", texts: "board",
  isReady: (atlas: Atlas | null, scene: Scene | null) => Boolean(atlas?.places?.length && scene?.places),
  fits: () => true,
  placed: (board: Board) => board.leaveRoom(),
};

/** A game's own part of the board; shut by Escape where something of it lies open. */
export interface Row extends Part {
  /** Closes what is open; false where nothing was. */
  shut(): boolean;
}

/** What a game brings to the board: its silhouettes, and the part that stands over the map, if it has one. */
export interface Game {
  glyphs: Glyphs;
  row?: (desk: Desk) => Row;
}

/** Draws the board of a game into a cell; returns what takes it down. */
export function renderBoard({ model, el }: { model: Model; el: HTMLElement }, game: Game): () => void {
  return mount<Atlas, Scene, Board>(model, el, { ...BUILD, make: (atlas, scene, strings) => new Board(model, atlas, strings, scene, game) });
}
