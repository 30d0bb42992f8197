// The card table: one sitting of one viewer. When the screen changes hands a new table is built, so that nothing stays.

import { focusedIn, h, isGone, setAttr, setAttrs, setText, show } from "../shared/dom";
import { dropSlips } from "../shared/parts/double";
import { Shell } from "../shared/shell";
import { watchSize } from "../shared/page/size";
import { Aim } from "./aim";
import { News, Prompt } from "./asked/call";
import { Cover } from "./asked/cover";
import type { Desk } from "./desk";
import { EndingView } from "./told/ending";
import { bringIntoSight, nextInSight, showFront } from "./follow";
import { Fronts } from "./cards/fronts";
import { glide, rememberPlaces } from "./glide";
import { Hand } from "./cards/hand";
import { Head } from "./asked/head";
import { HintBox } from "./asked/hint";
import { Logbook } from "./told/logbook";
import { Overview } from "./cards/overview";
import { Piles } from "./cards/piles";
import { Preview } from "./cards/preview";
import { Replay } from "./told/replay";
import { Tray } from "./asked/tray";
import { allCards } from "./cards/card";
import type { Atlas, Deed, Model, Pick, Question, Scene } from "./types";

// Letters of width below which the fronts stand one under the other, and from which news and piles stand beside them.
const [NARROW, WIDE] = [50, 82];
const SPOKEN = 8; // lines of news read out at most after one decision

export class Table extends Shell<Atlas, Scene, Deed, Question> implements Desk {
  selected: string | null = null;
  asked: Pick | null = null;
  narrow = false;
  private picks = this.index();
  private readonly skip = h("button", { type: "button", class: "al-button al-duel-skip" });
  private readonly head = new Head(this);
  private readonly aim = new Aim(this);
  private readonly overview = new Overview(this, (front) => showFront(this.root, front));
  private readonly hint = new HintBox(this);
  private readonly prompt = new Prompt(this, this.hint);
  private readonly fronts = new Fronts(this);
  private readonly hand = new Hand(this);
  private readonly tray = new Tray(this);
  private readonly cover = this.scene.handover ? new Cover(this) : null;
  private readonly replay = new Replay(this);
  private readonly preview = new Preview(this);
  private readonly ending = new EndingView(this);
  private readonly news = new News(this);
  private readonly piles = new Piles(this);
  private readonly log = new Logbook(this);
  // Before a hand-over neither hand nor tray is drawn, whatever the scene may hold.
  private readonly held = this.cover ? [this.cover] : [this.hand, this.tray];
  private readonly side = h("div", { class: "al-duel-side" }, this.news.element, this.aim.element, this.piles.element, this.log.element);
  private readonly dock = h("div", { class: "al-duel-dock" }, this.prompt.element, ...this.held.map((part) => part.element));
  protected readonly parts = [this.head, this.aim, this.overview, this.prompt, this.hint, this.news, this.ending, this.fronts, this.piles,
    ...this.held, this.log, this.replay];
  private readonly unwatch = watchSize(this.root, () => this.fit());

  constructor(model: Model, atlas: Atlas, strings: Record<string, string>, scene: Scene) {
    super(model, h("section", { class: "al-widget al-duel" }), atlas, strings, scene);
    this.root.append(this.speech.element, this.skip, this.head.element, this.notices.element, this.ending.element,
      this.overview.element, this.fronts.element, this.side, this.replay.element, this.dock, this.rules.element, this.preview.element);
    this.skip.addEventListener("click", () => this.focusFirst());
    dropSlips(this.root);
    this.root.addEventListener("click", (event) => this.onClick(event));
    this.update();
  }

  picksOf(key: string): Pick[] {
    return this.picks.get(key) ?? [];
  }

  select(key: string | null, how: "pointer" | "keyboard"): void {
    const before = this.selected;
    this.selected = key;
    this.asked = null;
    this.preview.shut();
    this.update();
    this.dock.scrollTop = 0;
    if (how === "pointer") return;
    if (key !== null) this.tray.focus();
    else this.cardOf(before)?.focus({ preventScroll: true });
  }

  choose(pick: Pick): void {
    if (!pick.confirm) return this.take(pick);
    this.asked = pick;
    if (!pick.card) this.selected = null;
    this.update();
    (this.cover ?? this.tray).focus();
  }

  answer(yes: boolean): void {
    const { asked } = this;
    this.asked = null;
    // The button goes with its question: the focus must not fall out of the table before the answer comes.
    if (yes) (this.cover ?? this.prompt).focus();
    if (yes && asked) this.take(asked);
    this.update();
    if (!yes) (this.cover ?? this.tray).focus();
  }

  /** What is pressed while an answer is awaited is done after it, where the game still stands where it did. */
  take({ id }: Pick): void {
    const { ply } = this.scene;
    this.queue({ kind: "pick", id }, () => this.scene.ply === ply);
  }

  /** Takes a new scene of the same sitting. */
  override setScene(scene: Scene): void {
    const before = rememberPlaces(this.root);
    const had = focusedIn(this.root);
    const inside = had !== null && this.root.contains(had);
    const moved = scene.ply !== this.scene.ply;
    if (moved || scene.time.at !== this.scene.time.at) this.selected = this.asked = null;
    super.setScene(scene);
    this.picks = this.index();
    this.preview.shut();
    this.update();
    if (inside && (isGone(had) || (moved && this.prompt.has(had)))) this.focusFirst();
    if (moved) this.dock.scrollTop = 0;
    glide(this.root, before);
    this.follow(moved);
    this.speech.say(spoken(scene));
  }

  /** Puts the focus where the next decision is taken. */
  focusFirst(): void {
    this.preview.quietly(() => this.focusDecision());
  }

  private focusDecision(): void {
    const { picks } = this.scene;
    if (this.cover) return this.cover.focus();
    if (this.over) return this.ending.focus();
    if (picks.some((pick) => pick.card && pick.place) && this.hand.roving.focus()) return;
    if (picks.some((pick) => pick.card || !pick.confirm) && this.tray.focus()) return;
    this.prompt.focus();
  }

  /** Takes over from a table that stood here; where the reader was playing on it, the focus comes along. */
  arrive(focused: boolean): void {
    if (focused) {
      this.focusFirst();
      this.follow(true);
    }
    this.speech.sayOnArrival(spoken(this.scene));
  }

  /** Other eyes before the screen get a table of their own. */
  fits(scene: Scene): boolean {
    return sittingOf(scene) === sittingOf(this.scene);
  }

  /** Whether the end of the game is what the reader sees. */
  get over(): boolean {
    const { ending, time } = this.scene;
    return Boolean(ending) && time.at === time.last;
  }

  override destroy(): void {
    this.unwatch();
    this.preview.shut();
    this.replay.stop();
    super.destroy();
  }

  override update(): void {
    const { scene, atlas } = this;
    setAttrs(this.root, { dir: atlas.direction, lang: atlas.language, "aria-label": scene.title,
      "data-covered": this.cover !== null, "data-open": scene.open, "data-past": scene.time.at < scene.time.last });
    setText(this.skip, this.words("duel-table-skip"));
    super.update();
    show(this.prompt.element, !this.cover);
    if (!this.cover) this.order();
  }

  protected focusHome(): void {
    this.prompt.focus();
  }

  protected stopReplay(): void {
    this.replay.stop();
  }

  /** On a small screen what decides stands first: the choices while a card acts, else the hand. */
  private order(): void {
    const [hand, tray] = [this.hand.element, this.tray.element];
    const plays = this.scene.picks.some((pick) => pick.card && pick.place);
    const handFirst = plays || !allCards(this.scene).some((card) => card.acting);
    const [first, second] = handFirst ? [hand, tray] : [tray, hand];
    if (first.nextElementSibling === second) return;
    // Moving an element would take the focus from within it: the other one moves.
    if (second.contains(focusedIn(this.root))) second.before(first);
    else first.after(second);
  }

  /** What may be picked about each card. Before a hand-over picks stand as buttons only: nothing is of use to one side alone. */
  private index(): Map<string, Pick[]> {
    const picks = new Map<string, Pick[]>();
    for (const pick of this.scene.handover ? [] : this.scene.picks) {
      if (pick.card) picks.set(pick.card, [...(picks.get(pick.card) ?? []), pick]);
    }
    return picks;
  }

  /** Where the table is longer than the window, shows what matters after a decision. */
  private follow(moved: boolean): void {
    const target = moved && !this.cover && (this.narrow || this.over) ? nextInSight(this.root, this.scene) : null;
    if (target) bringIntoSight(this.root, target);
  }

  private cardOf(key: string | null): HTMLElement | undefined {
    return Array.from(this.root.querySelectorAll<HTMLElement>("[data-card]")).find((card) => card.dataset["card"] === key);
  }

  /** Chooses the layout by the room there is. */
  fit(): void {
    const layout = layoutOf(this.root);
    setAttr(this.root, "data-layout", layout);
    if (this.narrow === (layout === "narrow")) return;
    this.narrow = layout === "narrow";
    // What has just happened stands before the table where it would else lie far below it.
    if (this.narrow) this.fronts.element.before(this.aim.element, this.news.element);
    else this.side.prepend(this.news.element, this.aim.element);
    this.update();
  }

  private onClick(event: MouseEvent): void {
    const card = (event.target as Element).closest<HTMLElement>("[data-card]");
    if (!card) return;
    const key = card.dataset["card"] ?? null;
    // A click without a pointer is Enter or the space bar.
    this.select(key === this.selected ? null : key, event.detail > 0 ? "pointer" : "keyboard");
  }

  protected override onKey(event: KeyboardEvent): void {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (plain && /^[0-9]$/.test(event.key)) return this.onNumber(event);
    if (plain && !event.repeat && event.key.toLowerCase() === "h") this.hint.turn();
    super.onKey(event);
  }

  private onNumber(event: KeyboardEvent): void {
    const card = this.cover ? undefined : this.hand.byKey(event.key);
    if (!card) return;
    event.preventDefault();
    event.stopPropagation();
    this.select(card.key, "keyboard");
    this.hand.reveal(card.key);
  }

  protected override leave(): boolean {
    if (super.leave() || this.preview.shut()) return true;
    if (this.asked) this.answer(false);
    else if (this.selected !== null) this.select(null, "keyboard");
    else return this.hint.shut();
    return true;
  }
}

/** The layout for the room there is for letters: large text gets that of a small screen. */
function layoutOf(root: HTMLElement): "narrow" | "middle" | "wide" {
  const letters = root.clientWidth / (parseFloat(getComputedStyle(root).fontSize) || 14);
  return letters < NARROW ? "narrow" : letters < WIDE ? "middle" : "wide";
}

/** All that a scene has to say to somebody who does not see it: what is new, how it ended, what is asked. */
function spoken({ news, picks, prompt, ending, handover }: Scene): string[] {
  if (handover) return [handover.text, picks.length ? prompt.text : ""];
  return [...news.slice(-SPOKEN).map((line) => line.text), ending?.title ?? "", ending?.text ?? "", prompt.text];
}

/** What must be the same for a table to stay. */
function sittingOf(scene: Scene): string {
  return JSON.stringify([scene.viewer, scene.open, scene.handover ?? null]);
}
