// The card table: one sitting of one viewer. When the screen changes hands a new table is built, so that nothing stays.

import { isOwnKey } from "../shared/keyboard";
import { focusedIn, h, setAttr, setAttrs, setText, show } from "../shared/dom";
import { fillIn } from "../shared/model";
import { Notices } from "../shared/notices";
import { RuleNote } from "../shared/rule";
import type { Desk } from "./desk";
import type { Atlas, Deed, Model, Pick, Question, Scene } from "./types";
import type { Part } from "../shared/desk";
import type { Notice, Words } from "../shared/types";
import { Wire } from "../shared/wire";
import { Aim } from "./aim";
import { News, Prompt } from "./call";
import { Cover } from "./cover";
import { EndingView } from "./ending";
import { bringIntoSight, nextInSight, showFront } from "./follow";
import { Fronts } from "./fronts";
import { glide, rememberPlaces } from "./glide";
import { Hand } from "./hand";
import { Head } from "./head";
import { layoutOf, watchSize } from "./layout";
import { Logbook } from "./logbook";
import { Overview } from "./overview";
import { Piles } from "./piles";
import { Preview } from "./preview";
import { Replay } from "./replay";
import { Speech } from "./speech";
import { allCards, Tray } from "./tray";

export class Table implements Desk {
  readonly root = h("section", { class: "al-duel" });
  selected: string | null = null;
  asked: Pick | null = null;
  narrow = false;
  readonly words: Words = (key, values) => fillIn(this.strings[key] ?? key, values);
  private readonly wire: Wire<Deed, Question>;
  private readonly speech = new Speech();
  private readonly skip = h("button", { type: "button", class: "al-duel-small al-duel-skip" });
  private readonly head = new Head(this);
  private readonly notices: Notices;
  private readonly prompt: Prompt;
  private readonly fronts: Fronts;
  private readonly hand: Hand;
  private readonly tray: Tray;
  private readonly cover: Cover | null;
  private readonly replay: Replay;
  private readonly rules: RuleNote;
  private readonly preview: Preview;
  private readonly ending: EndingView;
  private readonly news: News;
  private readonly side: HTMLElement;
  private readonly dock: HTMLElement;
  private readonly parts: Part[];
  private picks = new Map<string, Pick[]>();
  private readonly endings: (() => void)[] = [];

  constructor(model: Model, readonly atlas: Atlas, private strings: Record<string, string>, public scene: Scene) {
    this.wire = new Wire(model, () => this.sayNoAnswer());
    this.notices = new Notices(this, { prefix: "al-duel", texts: "table" }, () => this.prompt.focus());
    this.prompt = new Prompt(this);
    this.fronts = new Fronts(this);
    this.hand = new Hand(this);
    this.tray = new Tray(this);
    this.cover = scene.handover ? new Cover(this) : null;
    this.replay = new Replay(this);
    this.rules = new RuleNote(this, { prefix: "al-duel", texts: "table", ask: (rule) => this.wire.ask({ what: "rule", rule }, this.scene.ply) });
    this.preview = new Preview(this);
    this.ending = new EndingView(this);
    this.news = new News(this);
    const [aim, overview] = [new Aim(this), new Overview(this, (front) => showFront(this.root, front))];
    const [piles, log] = [new Piles(this), new Logbook(this)];
    // Before a hand-over neither hand nor tray is drawn, whatever the scene may hold.
    const held = this.cover ? [this.cover] : [this.hand, this.tray];
    this.parts = [this.head, this.notices, aim, overview, this.prompt, this.news, this.ending, this.fronts, piles, ...held, log, this.replay, this.rules];
    this.side = h("div", { class: "al-duel-side" }, this.news.element, piles.element, log.element);
    this.dock = h("div", { class: "al-duel-dock" }, this.prompt.element, ...held.map((part) => part.element));
    this.root.append(this.speech.element, this.skip, this.head.element, this.notices.element, this.ending.element, aim.element, overview.element, this.fronts.element,
      this.side, this.replay.element, this.dock, this.rules.element, this.preview.element);
    this.skip.addEventListener("click", () => this.focusFirst());
    this.endings.push(this.listen(), () => this.preview.shut(), () => this.wire.destroy(), () => this.replay.stop(), () => this.speech.stop());
    this.index();
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
    if (!pick.confirm) return void this.tell({ kind: "pick", id: pick.id });
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
    if (yes && asked) this.tell({ kind: "pick", id: asked.id });
    this.update();
    if (!yes) (this.cover ?? this.tray).focus();
  }

  tell(deed: Deed): boolean {
    if (deed.kind !== "look") this.replay.stop();
    // One decision at a time: a second tap before the answer would only be refused as belonging to an old scene.
    const sent = this.wire.tell(deed, this.scene.ply);
    if (sent) setAttr(this.root, "aria-busy", "true");
    return sent;
  }

  notify(notice: Notice): void {
    this.notices.give(notice);
  }

  /** Takes a new scene of the same sitting. */
  setScene(scene: Scene): void {
    this.wire.answered();
    const before = rememberPlaces(this.root);
    const had = focusedIn(this.root);
    const inside = had !== null && this.root.contains(had);
    const moved = scene.ply !== this.scene.ply;
    if (moved || scene.time.at !== this.scene.time.at) this.selected = this.asked = null;
    this.scene = scene;
    this.index();
    this.preview.shut();
    this.update();
    if (inside && (!had.isConnected || had.closest("[hidden]") || (moved && this.prompt.has(had)))) this.focusFirst();
    if (moved) this.dock.scrollTop = 0;
    glide(this.root, before);
    this.follow(moved);
    this.speech.say(scene);
  }

  setWords(strings: Record<string, string>): void {
    this.strings = strings;
    this.update();
  }

  /** Puts the focus where the next decision is taken. */
  focusFirst(): void {
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
    this.speech.sayOnArrival(this.scene);
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

  destroy(): void {
    for (const end of this.endings) end();
    this.root.remove();
  }

  private update(): void {
    const { scene, atlas } = this;
    setAttrs(this.root, { dir: atlas.direction, lang: atlas.language, "aria-label": scene.title, "aria-busy": this.wire.busy ? "true" : null,
      "data-covered": this.cover !== null, "data-open": scene.open, "data-past": scene.time.at < scene.time.last });
    setText(this.skip, this.words("table-skip"));
    for (const part of this.parts) part.update();
    show(this.prompt.element, !this.cover);
    if (!this.cover) this.order();
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

  private index(): void {
    this.picks = new Map();
    // Before a hand-over picks stand as buttons only: nothing on the table is of use to one side alone.
    for (const pick of this.cover ? [] : this.scene.picks) {
      if (pick.card) this.picks.set(pick.card, [...(this.picks.get(pick.card) ?? []), pick]);
    }
  }

  /** Where the table is longer than the window, shows what matters after a decision. */
  private follow(moved: boolean): void {
    const target = moved && !this.cover && (this.narrow || this.over) ? nextInSight(this.root, this.scene) : null;
    if (target) bringIntoSight(this.root, target);
  }

  private cardOf(key: string | null): HTMLElement | undefined {
    return Array.from(this.root.querySelectorAll<HTMLElement>("[data-card]")).find((card) => card.dataset["card"] === key);
  }

  private sayNoAnswer(): void {
    this.root.removeAttribute("aria-busy");
    this.replay.stop();
    this.notify({ level: "error", text: this.words("table-no-answer"), hint: this.words("table-no-answer-hint") });
  }

  private listen(): () => void {
    const onKey = (event: KeyboardEvent) => this.onKey(event);
    const onClick = (event: MouseEvent) => this.onClick(event);
    this.root.addEventListener("keydown", onKey);
    this.root.addEventListener("click", onClick);
    const unwatch = watchSize(this.root, () => this.fit());
    return () => {
      unwatch();
      this.root.removeEventListener("keydown", onKey);
      this.root.removeEventListener("click", onClick);
    };
  }

  /** Chooses the layout by the room there is. */
  fit(): void {
    const layout = layoutOf(this.root);
    setAttr(this.root, "data-layout", layout);
    if (this.narrow === (layout === "narrow")) return;
    this.narrow = layout === "narrow";
    // What has just happened stands before the table where it would else lie far below it.
    if (this.narrow) this.fronts.element.before(this.news.element);
    else this.side.prepend(this.news.element);
    this.update();
  }

  private onClick(event: MouseEvent): void {
    const card = (event.target as Element).closest<HTMLElement>("[data-card]");
    if (!card) return;
    const key = card.dataset["card"] ?? null;
    // A click without a pointer is Enter or the space bar.
    this.select(key === this.selected ? null : key, event.detail > 0 ? "pointer" : "keyboard");
  }

  private onKey(event: KeyboardEvent): void {
    if (/^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) return this.onNumber(event);
    if (!isOwnKey(event)) return;
    if (event.key === "Escape" && !this.leave()) return;
    event.stopPropagation();
  }

  private onNumber(event: KeyboardEvent): void {
    const card = this.cover ? undefined : this.hand.byNumber(Number(event.key));
    if (!card) return;
    event.preventDefault();
    event.stopPropagation();
    this.select(card.key, "keyboard");
  }

  /** Closes what is open on top; false when there was nothing to close. */
  private leave(): boolean {
    if (this.rules.open) this.rules.shut();
    else if (this.preview.shut()) return true;
    else if (this.asked) this.answer(false);
    else if (this.selected !== null) this.select(null, "keyboard");
    else return false;
    return true;
  }
}

/** What must be the same for a table to stay. */
function sittingOf(scene: Scene): string {
  return JSON.stringify([scene.viewer, scene.open, scene.handover ?? null]);
}
