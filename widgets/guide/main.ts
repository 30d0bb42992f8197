// The panel of a guide. It draws the step and hands on what is asked for; which step it is, the kernel knows.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./guide.css";
import type { DoingDesk } from "../shared/desk";
import { focusedIn, h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { mount } from "../shared/mount";
import { Shell } from "../shared/shell";
import { watchSize } from "../shared/size";
import { Head } from "./head";
import { StepView } from "./step";
import type { Button, Deed, ListedStep, Model, Question, Scene } from "./types";

const ABOVE = 0.8; // of the width that panel and board share: wider, it stands above the board

class Panel extends Shell<object, Scene, Deed, Question> implements DoingDesk<Scene, Deed> {
  private isFolded = false;
  private readonly step = new StepView(this);
  private readonly buttons = h("div", { class: "al-lead-buttons" });
  private readonly said = h("div", { class: "al-lead-said" });
  private readonly questions = h("div", { class: "al-lead-questions" });
  private readonly list = h("ol", { class: "al-lead-steps" });
  private readonly listName = h("summary");
  private readonly body = h("div", { class: "al-lead-body" }, this.step.element, this.questions,
    h("details", {}, this.listName, this.list));
  private readonly head = new Head(this, this.body, () => this.isFolded, () => this.turn(!this.isFolded));
  protected readonly parts = [this.head, this.step];
  private readonly unwatch = watchSize(document.body, () => this.place());

  constructor(model: Model, strings: Record<string, string>, scene: Scene) {
    super(model, h("section", { class: "al-widget al-lead" }), {}, strings, scene);
    this.root.append(this.speech.element, this.head.element, this.body, this.said, this.notices.element, this.buttons, this.rules.element);
    this.update();
  }

  override destroy(): void {
    this.unwatch();
    super.destroy();
  }

  override setScene(scene: Scene): void {
    const before = this.scene;
    super.setScene(scene);
    const had = focusedIn(this.root);
    const inside = had !== null && this.root.contains(had);
    const moved = scene.step?.id !== before.step?.id || scene.note !== before.note;
    if (moved) this.isFolded = false;
    this.update();
    if (moved || scene.status !== before.status || scene.said.length) this.speak(moved);
    if (inside && (moved || !had.isConnected || had.closest("[hidden]"))) this.focusHome();
  }

  override update(): void {
    const { scene, words } = this;
    setAttrs(this.root, { lang: scene.lang, dir: scene.dir, "data-status": scene.status, "aria-label": words("guided-label") });
    setAttr(this.root, "data-folded", this.isFolded);
    super.update();
    show(this.body, !this.isFolded);
    this.updateButtons();
    this.said.replaceChildren(...scene.said.map((text) => h("p", {}, text)));
    show(this.said, scene.said.length > 0);
    setText(this.listName, words("guided-steps"));
    keyed(this.list, scene.steps, ({ id }) => id, () => h("li"), (item, step) => this.updateListed(item, step));
  }

  protected focusHome(): void {
    if (this.isFolded) this.head.fold.focus({ preventScroll: true });
    else this.step.title.focus({ preventScroll: true });
  }

  protected stopReplay(): void {
    // A guide replays nothing.
  }

  /** Notes whether it stands above the board or beside it, and how far down it begins. */
  place(): void {
    const { top, width } = this.root.getBoundingClientRect();
    const room = this.root.closest(".al-guided")?.clientWidth ?? 0;
    setAttr(this.root, "data-above", width > room * ABOVE);
    this.root.style.setProperty("--al-above", `${Math.round(top + (globalThis.scrollY ?? 0))}px`);
  }

  private turn(folded: boolean): void {
    this.isFolded = folded;
    this.update();
  }

  private updateButtons(): void {
    const make = (button: Button) => {
      const element = h("button", { type: "button" });
      element.addEventListener("click", () => this.press(button.do));
      return element;
    };
    keyed(this.buttons, this.scene.buttons, (button) => button.do, make, (element, button) => {
      setText(element, button.label);
      setAttrs(element, { class: button.main ? "al-lead-main" : "al-lead-other", "data-do": button.do });
    });
  }

  private press(deed: Deed["kind"]): void {
    this.tell({ kind: deed });
  }

  private updateListed(item: HTMLElement, { title, state }: ListedStep): void {
    const text = `${title} (${this.words(`guided-state-${state}`)})`;
    setText(item, text);
    setAttrs(item, { "data-state": state, "aria-current": state === "now" ? "step" : null });
  }

  private speak(moved: boolean): void {
    const { scene } = this;
    this.speech.say([...scene.said, ...(moved ? [scene.heading, scene.left] : []), scene.now]);
  }
}

const BUILD = {
  style: "al-widget al-lead", texts: "guided",
  isReady: (_atlas: object | null, scene: Scene | null) => Boolean(scene?.buttons),
  fits: () => true,
  placed: (panel: Panel) => panel.place(),
};

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const make = (_atlas: object, scene: Scene, strings: Record<string, string>) => new Panel(model, strings, scene);
  return mount<object, Scene, Panel>(model as never, el, { ...BUILD, make });
}

export default { render };
