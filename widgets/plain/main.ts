// A board of words and tables, for games that are not on a map yet.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./plain.css";
import type { DoingDesk } from "../shared/desk";
import { focusedIn, h, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { mount } from "../shared/mount";
import { setRuled } from "../shared/rule";
import { Shell } from "../shared/shell";
import { Choices } from "./choices";
import { Position } from "./position";
import type { Deed, Model, Scene } from "./types";

class Board extends Shell<object, Scene, Deed, never> implements DoingDesk<Scene, Deed> {
  private readonly heading = h("h2");
  private readonly tally = h("p", { class: "al-plain-tally" });
  private readonly prompt = h("p", { class: "al-plain-prompt", tabindex: -1 });
  private readonly limited = h("p", { class: "al-limited" });
  private readonly undo = this.button("undo");
  private readonly redo = this.button("redo");
  private readonly choices = new Choices(this);
  private readonly position = new Position(this);
  private readonly logName = h("h3");
  private readonly log = h("ol", { class: "al-plain-log", tabindex: 0 });
  protected readonly parts = [this.choices, this.position];
  private lastSpoken = this.scene.log.at(-1)?.id ?? -1;

  constructor(model: Model, strings: Record<string, string>, scene: Scene) {
    super(model, h("section", { class: "al-widget al-plain-board" }), {}, strings, scene);
    this.root.append(this.speech.element, this.heading, this.tally, this.notices.element, this.prompt, this.limited,
      h("div", { class: "al-plain-back" }, this.undo, this.redo), this.choices.element, this.logName, this.log, this.position.element, this.rules.element);
    this.update();
    this.log.scrollTop = this.log.scrollHeight;
  }

  override setScene(scene: Scene): void {
    const before = this.scene;
    const had = focusedIn(this.root);
    const inside = had !== null && this.root.contains(had);
    super.setScene(scene);
    this.update();
    if (inside && (!had.isConnected || had.closest("[hidden], details:not([open])"))) this.focusHome();
    if (scene.ply !== before.ply) this.speak();
  }

  override update(): void {
    const { scene, words } = this;
    setAttrs(this.root, { lang: scene.lang, dir: scene.dir });
    setText(this.heading, scene.moment);
    setText(this.tally, scene.tally);
    setRuled(this.prompt, scene.prompt);
    setText(this.limited, scene.limited);
    show(this.limited, scene.limited !== "");
    for (const [button, can, key] of [[this.undo, scene.can.undo, "widget-undo"], [this.redo, scene.can.redo, "widget-redo"]] as const) {
      setText(button, words(key));
      setAttr(button, "aria-disabled", can ? null : "true");
    }
    setText(this.logName, words("plain-log"));
    setAttr(this.log, "aria-label", words("plain-log"));
    keyed(this.log, scene.log, ({ id }) => String(id), () => h("li"), (item, line) => {
      if (item.textContent !== line.text) setRuled(item, line.text);
      setAttr(item, "data-begins", line.begins);
    });
    super.update();
  }

  protected focusHome(): void {
    this.prompt.focus({ preventScroll: true });
  }

  protected stopReplay(): void {
    // Nothing is replayed here.
  }

  private button(kind: "undo" | "redo"): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-small-button", "data-do": kind });
    // Also where it is not possible: the kernel knows why not, and says so.
    button.addEventListener("click", () => this.tell({ kind }));
    return button;
  }

  private speak(): void {
    const { scene } = this;
    const fresh = scene.log.filter(({ id }) => id > this.lastSpoken).slice(-6);
    this.lastSpoken = scene.log.at(-1)?.id ?? -1;
    this.log.scrollTop = this.log.scrollHeight;
    this.speech.say([...fresh.map(({ text }) => text), scene.prompt]);
  }
}

const BUILD = {
  style: "al-widget al-plain-board", texts: "plain",
  isReady: (_atlas: object | null, scene: Scene | null) => Boolean(scene?.groups),
  fits: () => true,
  placed: () => undefined,
};

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const make = (_atlas: object, scene: Scene, strings: Record<string, string>) => new Board(model, strings, scene);
  return mount<object, Scene, Board>(model as never, el, { ...BUILD, make });
}

export default { render };
