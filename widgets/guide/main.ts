// The panel of a guide. It draws the step and hands on what is asked for; which step it is, the kernel knows.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./guide.css";
import type { DoingDesk } from "../shared/desk";
import { bringUp, focusedIn, h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { mount } from "../shared/mount";
import { Shell } from "../shared/shell";
import { moveOnTerms, Terms } from "../shared/told/terms";
import type { RuleText } from "../shared/types";
import { watchSize } from "../shared/page/size";
import { ForTheClass } from "./class";
import { Course } from "./course";
import { DebriefView } from "./debrief";
import { Head } from "./head";
import { Questions } from "./questions/list";
import { plainly, Says } from "./says";
import { Phases, Predictions } from "./phases";
import { StepView } from "./step";
import type { Atlas, Button, Deed, Model, Question, Scene, TakenFile } from "./types";

const AFTER_THE_BOARD = 700; // milliseconds; by then it stands, and has scrolled to what it tells
const NEAR_THE_TOP = 0.4; // of the height of the window
const LEAVES_OUT: readonly string[] = ["skip-questions", "skip-predictions"];
const PLAYED: readonly string[] = ["ask", "done"]; // where a step stands once its play is over
const AIR = 8; // pixels over what is brought into sight in the panel
const SCROLL = { capture: true, passive: true } as const;
const ABOVE = 0.8; // of the width that panel and board share: wider, it stands above the board

class Panel extends Shell<Atlas, Scene, Deed, Question> implements DoingDesk<Scene, Deed> {
  private isFolded = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private hadNote = false; // whether a note was to be read before the first step
  private warned = ""; // the question of which was said that its answer was not sent
  private readonly terms = new Terms(this.atlas.terms ?? []);
  private readonly step = new StepView(this, () => this.terms.writer());
  private readonly phases = new Phases(this);
  private readonly predictions = new Predictions(this, () => this.terms.writer());
  private readonly says = new Says(this);
  private readonly debrief = new DebriefView(this, (question) => this.request<TakenFile>(question));
  private readonly course = new Course(this);
  private readonly forTheClass = new ForTheClass(this, (question) => this.request<TakenFile>(question), (large) => this.enlarge(large));
  private readonly buttons = h("div", { class: "al-lead-buttons" });
  private readonly questions = new Questions(this, (asked) => this.tell(asked));
  private readonly body = h("div", { class: "al-lead-body" }, this.step.element, this.predictions.element, this.questions.element,
    this.debrief.element);
  private readonly head = new Head(this, this.body, () => this.isFolded, () => this.turn(!this.isFolded));
  protected readonly parts = [this.head, this.phases, this.step, this.predictions, this.questions, this.says, this.debrief, this.course, this.forTheClass];
  private readonly unwatch = watchSize(document.body, () => this.stand());
  private readonly scrolled = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.stand());
  };

  constructor(model: Model, atlas: Atlas, strings: Record<string, string>, scene: Scene) {
    super(model, h("section", { class: "al-widget al-lead" }), atlas, strings, scene);
    this.root.append(this.speech.element, this.head.element, this.phases.element, this.body, this.says.element, this.notices.element, this.buttons,
      this.course.element, this.forTheClass.element, this.rules.element);
    // In a notebook it is not the window that scrolls, but a part of the page.
    document.addEventListener("scroll", this.scrolled, SCROLL);
    this.update();
  }

  override destroy(): void {
    this.unwatch();
    document.removeEventListener("scroll", this.scrolled, SCROLL);
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
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
    if (moved || isPlayed) this.isFolded = false;
    this.stand();
    this.update();
    if (moved || (scene.status !== before.status && !isPlayed)) for (const scrolled of [this.root, this.body]) scrolled.scrollTop = 0;
    const news = JSON.stringify(scene.says) !== JSON.stringify(before.says);
    if (moved || news || scene.status !== before.status) this.speak(moved);
    if (inside && (moved || this.isLost(had))) this.focusHome();
    if (moved || scene.status !== before.status) this.showsSoon(moved, inside && (moved || before.status === "predict"));
  }

  override update(): void {
    const { scene, words } = this;
    setAttrs(this.root, { lang: scene.lang, dir: scene.dir, "data-status": scene.status, "aria-label": words("guided-label") });
    this.hadNote ||= scene.note !== "";
    setAttrs(this.root, { "data-begun": this.hasBegun(scene) });
    super.update();
    show(this.body, !this.isFolded);
    this.updateButtons();
  }

  /** Whether the reader is past the page's opening: a step is done, or the first one has shown what there is to read. */
  private hasBegun({ done, note, predictions, see_first: first }: Scene): boolean {
    return done > 0 || (note === "" && (this.hadNote || predictions.length > 0 || Boolean(first)));
  }

  /** Whether what had the focus has gone, and no part has put it elsewhere. */
  private isLost(had: Element): boolean {
    const now = focusedIn(this.root);
    if (now !== null && now !== had && this.root.contains(now)) return false;
    return !had.isConnected || had.closest("[hidden]") !== null;
  }

  /**
   * Brings into sight what begins above the screen: where guide and board begin, once the reader has opened a step or its play.
   * Above a board that is longer than the screen, nobody would see that the guide goes on: what came of the play does, and what
   * is asked.
   */
  private showsSoon(moved: boolean, opens: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { top, bottom } = this.root.getBoundingClientRect();
      const both = this.root.closest(".al-guided") ?? this.root;
      // Whoever has asked for the next step reads it from its beginning, however short the page has become.
      if (opens && Math.min(top, both.getBoundingClientRect().top) < 0) return both.scrollIntoView({ block: "start" });
      const isAbove = this.root.hasAttribute("data-above");
      if (isAbove && moved && bottom <= 0) this.root.scrollIntoView({ block: "start" });
      else if (!moved && PLAYED.includes(this.scene.status)) this.showOnward(isAbove);
    }, AFTER_THE_BOARD);
  }

  /**
   * Brings into sight what follows the play: the result, the question, the word that all is done.
   *
   * Above the board its beginning comes to the top, unless it stands there; beside it the panel alone moves, as little as it must.
   */
  private showOnward(isAbove: boolean): void {
    const onward = [this.predictions, this.questions, this.says].map(({ element }) => element).filter(({ hidden }) => !hidden);
    const [first, last] = [onward[0] ?? this.root, onward.at(-1) ?? this.root];
    const { top } = first.getBoundingClientRect();
    if (!isAbove) {
      const panel = this.root.getBoundingClientRect();
      // What leads on may stick over its lower edge.
      const below = last.getBoundingClientRect().bottom - Math.min(panel.bottom, this.buttons.getBoundingClientRect().top);
      this.root.scrollTop += Math.max(0, Math.min(top - panel.top - AIR, below + AIR));
    } else if (top < 0 || top > innerHeight * NEAR_THE_TOP) first.scrollIntoView({ block: "start" });
  }

  protected override term(id: string): RuleText | null {
    return this.terms.note(id);
  }

  protected override onKey(event: KeyboardEvent): void {
    if (moveOnTerms(event, this.root)) event.preventDefault();
    else super.onKey(event);
  }

  protected focusHome(): void {
    if (this.isFolded) this.head.fold.focus({ preventScroll: true });
    else this.step.title.focus({ preventScroll: true });
  }

  protected stopReplay(): void {
    // A guide replays nothing.
  }

  /** Notes whether it stands above the board or beside it, and how far down the window it begins. */
  stand(): void {
    const { width, top, height } = this.root.getBoundingClientRect();
    const both = this.root.closest(".al-guided");
    setAttr(this.root, "data-above", width > (both?.clientWidth ?? 0) * ABOVE);
    // Beside what is read it stays in sight: its top, or its bottom where it is higher than the window.
    this.root.parentElement?.style.setProperty("--al-stick", `${Math.round(Math.min(2 * AIR, innerHeight - height - 2 * AIR))}px`);
    // Far down a lesson nothing stands over it once the reader has come to it.
    this.root.style.setProperty("--al-above", `${top >= 0 && top < innerHeight * NEAR_THE_TOP ? Math.round(top) : AIR}px`);
  }

  /** Takes the focus once the button that led here has gone with its page. */
  takeUp(): void {
    this.timer = setTimeout(() => {
      this.stand();
      if (document.activeElement !== document.body || !navigator.userActivation?.hasBeenActive) return;
      this.focusHome();
      // What has the focus is seen, and as much as can be of what was being read above it.
      bringUp(this.step.title);
    }, AFTER_THE_BOARD);
  }

  /** Large type for a whole class; a counter of votes stands at each answer then. */
  private enlarge(large: boolean): void {
    setAttr(this.root, "data-large", large);
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
      element.addEventListener("click", ({ detail }) => detail > 1 || this.keepsUnsent(button) || this.tell({ kind: button.do }));
      return element;
    };
    keyed(this.buttons, this.scene.buttons, (button) => button.do, make, (element, button) => {
      setText(element, button.label);
      setAttrs(element, { class: button.main ? "al-primary al-lead-main" : "al-button al-lead-other", "data-do": button.do });
    });
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
    this.speech.say([...scene.says.flatMap(plainly), ...(moved ? [scene.heading, scene.left] : []), scene.now]);
  }
}

const BUILD = {
  style: "al-widget al-lead", texts: "guided",
  isReady: (_atlas: Atlas | null, scene: Scene | null) => Boolean(scene?.buttons),
  fits: () => true,
  placed: (panel: Panel) => {
    panel.stand();
    panel.takeUp();
  },
};

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const make = (atlas: Atlas, scene: Scene, strings: Record<string, string>) => new Panel(model, atlas, strings, scene);
  return mount<Atlas, Scene, Panel>(model as never, el, { ...BUILD, make });
}

export default { render };
