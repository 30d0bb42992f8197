// The panel of a guide. It draws the step and hands on what is asked for; which step it is, the kernel knows.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./guide.css";
import type { DoingDesk } from "../shared/desk";
import { bringUp, focusedIn, h, isGone, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { mount } from "../shared/mount";
import { Shell } from "../shared/shell";
import { moveOnTerms, Terms } from "../shared/told/terms";
import type { RuleText } from "../shared/types";
import { watchSize } from "../shared/page/size";
import { ForTheClass } from "./bar/class";
import { Course } from "./bar/course";
import { ChoicesView } from "./choices";
import { DebriefView } from "./debrief";
import { Head } from "./bar/head";
import { Questions } from "./questions/list";
import { plainly, Says } from "./says";
import { Sight } from "./sight";
import { PeriodChoice } from "./bar/period";
import { Phases } from "./bar/phases";
import { Findings, Predictions } from "./predictions";
import { Skip, skips } from "./bar/skip";
import { StepView } from "./step";
import { TopLine } from "./bar/top";
import type { Atlas, Button, Deed, Model, Question, Scene, TakenFile } from "./types";

const AFTER_THE_BOARD = 700; // milliseconds; by then it stands, and has scrolled to what it tells
const NEAR_THE_TOP = 0.4; // of the height of the window
const LEAVES_OUT: readonly string[] = ["skip-questions", "skip-predictions", "go-on"]; // going on leaves what is written again
const WRITTEN: readonly string[] = ["text", "sheet"]; // fields for an answer in words
const PLAYED: readonly string[] = ["ask", "done"]; // where a step stands once its play is over
const AIR = 8; // pixels over what is brought into sight in the panel
const SCROLL = { capture: true, passive: true } as const;
const ABOVE = 0.8; // of the width that panel and board share: wider, it stands above the board
const ASIDE: readonly string[] = ["leave"]; // what leads away from the line of the steps
const OPENS = ".al-lesson > .al-room-stage > .al-guided > * > .al-lead"; // the panel that a page of a lesson opens with

class Panel extends Shell<Atlas, Scene, Deed, Question> implements DoingDesk<Scene, Deed> {
  private isFolded = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private isOpened = false; // whether the reader has gone on from the opening of the page
  private warned = ""; // the question of which was said that its answer was not sent
  private readonly terms = new Terms(this.atlas.terms ?? [], () => this.words("guided-terms"));
  private readonly step = new StepView(this, () => this.terms.writer());
  private readonly phases = new Phases(this);
  private readonly top = new TopLine(this);
  private readonly findings = new Findings(this, () => this.terms.writer());
  private readonly predictions = new Predictions(this, () => this.terms.writer());
  private readonly says = new Says(this);
  private readonly debrief = new DebriefView(this, (question) => this.request<TakenFile>(question));
  private readonly aside = h("div", { class: "al-lead-buttons" });
  readonly period = new PeriodChoice(this);
  private readonly course = new Course(this, this.aside, (minutes) => this.period.take(minutes));
  private readonly forTheClass = new ForTheClass(this, (question) => this.request<TakenFile>(question), (large) => this.enlarge(large));
  private readonly deeds = h("div", { class: "al-lead-deeds" });
  private readonly skip = new Skip(this, (button) => this.press(button), () => this.sight.over);
  private readonly buttons = h("div", { class: "al-lead-buttons" }, this.deeds, this.skip.element);
  private readonly questions = new Questions(this, (asked) => this.tell(asked));
  private readonly now = h("p", { class: "al-lead-now" });
  /** What is spent and left of what the step lets spend; said anew after each pick. */
  private readonly spent = h("p", { class: "al-lead-spent", role: "status" });
  private readonly choices = new ChoicesView(this);
  private readonly body = h("div", { class: "al-lead-body" }, this.predictions.element, this.questions.element, this.debrief.element);
  private readonly toQuestion = h("button", { type: "button", class: "al-button al-lead-to-question" });
  private readonly column = h("div", { class: "al-lead-column" }, this.now, this.spent, this.choices.element, this.body, this.says.element, this.notices.element, this.buttons, this.course.goals);
  /** Beside a board all of it is one box; where a step is read its parts stand in the grid of the page. */
  private readonly panel = h("div", { class: "al-lead-panel" }, this.step.element, this.findings.element, this.toQuestion, this.column);
  private readonly beginButton = h("button", { type: "button", class: "al-primary", "data-do": "begin" });
  private readonly head = new Head(this, this.phases.element, [this.course.element, this.forTheClass.element], this.top.element, () => this.isFolded, () => this.turn(!this.isFolded));
  protected readonly parts = [this.head, this.phases, this.top, this.step, this.findings, this.choices, this.predictions, this.questions, this.says, this.debrief, this.period, this.course, this.forTheClass, this.skip];
  private readonly unwatch = watchSize(document.body, () => this.stand());
  private readonly sight = new Sight({ root: this.root, head: this.head.element, panel: this.panel, column: this.column, pinned: [this.buttons, this.toQuestion], frame: () => this.frameOf });
  private readonly told = ({ target }: Event): void => this.goOnFrom(target as Element);
  private readonly termHint = h("p", { class: "al-lead-terms", "aria-hidden": "true" });
  private readonly scrolled = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.stand());
  };

  constructor(model: Model, atlas: Atlas, strings: Record<string, string>, scene: Scene) {
    super(model, h("section", { class: "al-widget al-lead" }), atlas, strings, scene);
    this.root.append(this.speech.element, h("div", { class: "al-lead-begin" }, this.beginButton, this.period.element), this.head.element, this.panel, this.rules.element, this.termHint);
    this.beginButton.addEventListener("click", () => this.begin());
    this.toQuestion.addEventListener("click", () => this.column.scrollIntoView({ block: "start" }));
    // In a notebook it is not the window that scrolls, but a part of the page.
    document.addEventListener("scroll", this.scrolled, SCROLL);
    document.addEventListener("al-told", this.told);
    this.update();
  }

  override destroy(): void {
    this.unwatch();
    document.removeEventListener("scroll", this.scrolled, SCROLL);
    document.removeEventListener("al-told", this.told);
    this.sight.end();
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    clearTimeout(this.later);
    super.destroy();
  }

  override setScene(scene: Scene): void {
    const before = this.scene;
    super.setScene(scene);
    const had = focusedIn(this.root);
    const inside = had !== null && this.root.contains(had);
    // Once another game inside the lesson is over, the lesson goes on here.
    const isBack = before.status === "part" && scene.status !== "part";
    const moved = scene.step?.id !== before.step?.id || scene.note !== before.note || isBack;
    const isPlayed = !moved && scene.status !== before.status && PLAYED.includes(scene.status);
    const isHelped = !moved && (scene.step?.hints.length ?? 0) > (before.step?.hints.length ?? 0);
    if (moved || isPlayed || isHelped) this.isFolded = false;
    if (moved) for (const { menu } of [this.course, this.forTheClass, this.skip]) menu.turn(false);
    // Above a board what was read makes room for it, once the reader begins to play.
    const plays = !moved && scene.status === "play" && (before.status === "predict" || scene.ply !== before.ply);
    if (plays && this.root.hasAttribute("data-above")) this.isFolded = true;
    this.stand();
    this.update();
    if (moved || (scene.status !== before.status && !isPlayed)) this.toBeginning();
    const news = JSON.stringify(scene.says) !== JSON.stringify(before.says);
    if (moved || news || scene.status !== before.status) this.speak(moved);
    if (inside && (moved || this.isLost(had))) this.focusHome();
    // What is told on the board is looked at there; once it is over, what came of it is read here.
    const isOver = before.telling === true && !scene.telling;
    if (!scene.telling && (moved || isOver || scene.status !== before.status))
      this.showsSoon(moved, isBack || (inside && (moved || before.status === "predict")), before.status === "ask" && !isOver);
  }

  override update(): void {
    const { scene, words } = this;
    setAttrs(this.root, { lang: scene.lang, dir: scene.dir, "data-status": scene.status, "aria-label": words("guided-label") });
    setText(this.beginButton, words("guided-begin", { title: scene.step?.title ?? "" }));
    // Folded, the line that says what to do also says of which step.
    setText(this.now, this.isFolded && scene.step?.title ? `${scene.step.title} · ${scene.now}` : scene.now);
    setText(this.spent, scene.spent ?? "");
    show(this.spent, Boolean(scene.spent));
    setText(this.termHint, words("guided-terms"));
    setText(this.toQuestion, scene.to_question ?? "");
    show(this.toQuestion, Boolean(scene.to_question));
    super.update();
    for (const element of [this.step.element, this.body]) show(element, !this.isFolded);
    this.updateButtons();
  }

  /** Goes on from the opening of the page to its first step. */
  private begin(): void {
    this.isOpened = true;
    this.wish({ kind: "begin" });
    this.stand();
    this.focusHome();
    this.frameOf.scrollIntoView({ block: "start" });
  }

  /** Beside a board the page has scrolled past the beginning of a long text; the next one is read from there. */
  private toBeginning(): void {
    const { top, width } = this.panel.getBoundingClientRect();
    if (!this.root.hasAttribute("data-above") && width > 0 && top < this.sight.over) this.frameOf.scrollIntoView({ block: "start" });
  }

  /** What it stands in with its board. */
  private get frameOf(): HTMLElement {
    return this.root.closest(".al-guided") ?? this.root;
  }

  /** The box that says where it stands: beside a board the panel, where a step is read its column. */
  private get box(): DOMRect {
    const panel = this.panel.getBoundingClientRect();
    return panel.width > 0 ? panel : this.column.getBoundingClientRect();
  }

  /** Whether what had the focus has gone, and no part has put it elsewhere. */
  private isLost(had: Element): boolean {
    const now = focusedIn(this.root);
    if (now !== null && now !== had && this.root.contains(now)) return false;
    return isGone(had);
  }

  /**
   * Brings into sight what begins above the screen: where guide and board begin, once the reader has opened a step or its play.
   * Above a board that is longer than the screen, nobody would see that the guide goes on: what came of the play does, and what
   * is asked. Where the last question has been answered, what leads on.
   */
  private showsSoon(moved: boolean, opens: boolean, isAnswered: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.stand(); // the bar may have grown by what is said now
      const { top, bottom } = this.box;
      const both = this.frameOf;
      // Whoever has asked for the next step reads it from its beginning, however short the page has become.
      const edge = parseFloat(getComputedStyle(both).scrollMarginBlockStart) || 0; // inside another guide, below the bar of that one
      if (opens && Math.min(top, both.getBoundingClientRect().top) < edge) return both.scrollIntoView({ block: "start" });
      // What was played on the board has taken it, and the focus with it, out of sight.
      if (document.activeElement === document.body && navigator.userActivation?.hasBeenActive && PLAYED.includes(this.scene.status)) this.focusHome();
      const isAbove = this.root.hasAttribute("data-above");
      if (isAbove && moved && bottom <= 0) both.scrollIntoView({ block: "start" });
      else if (!moved && isAnswered) this.buttons.scrollIntoView({ block: "nearest" });
      else if (!moved && PLAYED.includes(this.scene.status)) this.showOnward(isAbove);
    }, AFTER_THE_BOARD);
  }

  /**
   * Brings into sight what follows the play: the result, the question, the word that all is done.
   *
   * Beside a board it moves as little as it must, and the board is held; elsewhere the beginning comes to the top, unless it stands there.
   */
  private showOnward(isAbove: boolean): void {
    const onward = [this.findings, this.predictions, this.questions, this.says].map(({ element }) => element).filter(({ hidden }) => !hidden);
    const [first, last] = [onward[0] ?? this.column, onward.at(-1) ?? this.column];
    const { top, right, bottom } = first.getBoundingClientRect();
    // Where the question stands beside it, it would be scrolled away with what was above.
    const isSeen = top >= this.sight.over && bottom <= innerHeight && this.column.getBoundingClientRect().left >= right;
    if (!isAbove && this.panel.getBoundingClientRect().width > 0) {
      // What leads on may stick over the lower edge of the window.
      const below = last.getBoundingClientRect().bottom - Math.min(innerHeight, this.buttons.getBoundingClientRect().top);
      const by = Math.min(top - this.sight.over - AIR, Math.max(0, below + AIR));
      if (by) scrollBy({ top: by });
    } else if (isSeen) return;
    else if (top < this.sight.over || top > innerHeight * NEAR_THE_TOP) first.scrollIntoView({ block: "start" });
  }

  protected override term(id: string): RuleText | null {
    return this.terms.note(id);
  }

  protected override onKey(event: KeyboardEvent): void {
    if (moveOnTerms(event, this.root)) event.preventDefault();
    else super.onKey(event);
  }

  protected focusHome(): void {
    if (this.root.hasAttribute("data-unopened")) this.beginButton.focus({ preventScroll: true });
    else if (this.isFolded) this.head.fold.focus({ preventScroll: true });
    else this.step.title.focus({ preventScroll: true });
  }

  protected stopReplay(): void {
    // A guide replays nothing.
  }

  /** Notes whether the page opens with it, whether it stands above the board or beside it, and how it is held in sight. */
  stand(): void {
    setAttr(this.root, "data-unopened", !this.isOpened && !this.scene.begun && this.root.matches(OPENS));
    setAttr(this.root, "data-above", this.box.width > this.frameOf.clientWidth * ABOVE);
    this.sight.hold();
    // The root was its own frame until it stood on the page.
    for (const box of [this.root, this.frameOf]) box.style.setProperty("--al-over", `${this.sight.over}px`);
  }

  /** Takes the focus once the button that led here has gone with its page. */
  takeUp(): void {
    this.timer = setTimeout(() => {
      this.stand();
      // Whoever reads how a lesson opens has asked for nothing yet: the first Tab is theirs.
      if (this.root.hasAttribute("data-unopened")) return;
      if (document.activeElement !== document.body || !navigator.userActivation?.hasBeenActive) return;
      this.focusHome();
      // What has the focus is seen, and as much as can be of what was being read above it.
      bringUp(this.step.title);
    }, AFTER_THE_BOARD);
  }

  /** Takes the focus from a board that has told all and asks nothing: what comes next is read here. */
  private goOnFrom(board: Element): void {
    if (board.closest(".al-guided") !== this.frameOf) return;
    const main = this.deeds.querySelector<HTMLElement>(".al-lead-main");
    if (main) main.focus({ preventScroll: true });
    else this.focusHome();
    const has = main ?? this.step.title;
    this.later = setTimeout(() => bringUp(has), AFTER_THE_BOARD);
  }

  /** Large type for a whole class; a counter of votes stands at each answer then. */
  private enlarge(large: boolean): void {
    setAttr(this.root.closest(".al-lesson") ?? this.root.closest(".al-guided, .al-guided-step") ?? this.root, "data-large", large);
    this.stand();
  }

  private turn(folded: boolean): void {
    this.isFolded = folded;
    this.update();
  }

  private updateButtons(): void {
    const make = (button: Button) => {
      const element = h("button", { type: "button" });
      // The second click of a double one would fall on what the next step shows there.
      element.addEventListener("click", ({ detail }) => detail > 1 || this.press(button));
      return element;
    };
    const inMenu = ({ do: deed }: Button) => this.scene.steps.length > 1 && ASIDE.includes(deed);
    const others = this.scene.buttons.filter((button) => !skips(button));
    for (const [box, isMenu] of [[this.deeds, false], [this.aside, true]] as const) {
      const shown = others.filter((button) => inMenu(button) === isMenu);
      keyed(box, shown, (button) => button.do, make, (element, button) => {
        setText(element, button.label);
        const look = isMenu ? "al-button" : "al-quiet-button";
        setAttrs(element, { class: button.main ? "al-primary al-lead-main" : look, "data-do": button.do, "aria-disabled": button.closed ? "true" : null });
      });
      show(box, shown.length > 0);
    }
    show(this.buttons, !this.deeds.hidden || !this.skip.element.hidden);
  }

  private press(button: Button): void {
    if (this.scene.buttons.find((one) => one.do === button.do)?.closed) return; // what it says is why
    if (!this.keepsUnsent(button) && !this.asksOnce(button)) this.tell({ kind: button.do });
  }

  /** Says once, where a lesson ends, that a question to be answered in words would be passed over for good; true where it has said so. */
  private asksOnce({ do: deed, label }: Button): boolean {
    const { questions, steps } = this.scene;
    const isLast = steps.length > 1 && steps.at(-1)?.state === "now";
    const open = isLast && deed === "skip-questions" ? questions.find((one) => one.open && WRITTEN.includes(one.field)) : undefined;
    if (!open || this.warned === open.id) return false;
    this.warned = open.id;
    this.notify({ level: "info", text: this.words("guided-last", { button: label }), rule: "", hint: "" });
    this.questions.focusOn(open.id);
    return true;
  }

  /** Says once, before questions are left out, that something was written there and not sent; true where it has said so. */
  private keepsUnsent({ do: deed, label }: Button): boolean {
    const unsent = LEAVES_OUT.includes(deed) ? this.questions.unsent : undefined;
    if (!unsent || this.warned === unsent.id) return false;
    this.warned = unsent.id;
    this.notify({ level: "info", text: this.words("guided-unsent", { button: label }), rule: "", hint: "" });
    unsent.focus();
    return true;
  }

  private speak(moved: boolean): void {
    const { scene } = this;
    // Why a pick was not played the board says, where the focus is.
    const said = scene.says.filter(({ about }) => about !== "wrong");
    this.speech.say([...said.flatMap(plainly), ...(moved ? [[scene.heading, scene.left].filter(Boolean).join(", ")] : []), scene.now]);
  }
}

const BUILD = {
  style: "al-widget al-lead", texts: "guided",
  isReady: (_atlas: Atlas | null, scene: Scene | null) => Boolean(scene?.buttons),
  fits: () => true,
  placed: (panel: Panel) => {
    panel.stand();
    panel.takeUp();
    panel.period.takeWished();
  },
};

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const make = (atlas: Atlas, scene: Scene, strings: Record<string, string>) => new Panel(model, atlas, strings, scene);
  return mount<Atlas, Scene, Panel>(model as never, el, { ...BUILD, make });
}

export default { render };
