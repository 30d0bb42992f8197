// The home page: a living map, one explained roll, four doors, the path of lessons.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./home.css";
import type { DoingDesk } from "../shared/desk";
import { bringUp, focusedIn, h, isGone, keyed, setAttr, setAttrs, setText, show } from "../shared/dom";
import { mount } from "../shared/mount";
import { Shell } from "../shared/shell";
import { followLanguage, tellLanguage } from "../shared/page/tongue";
import { Living } from "./living";
import { ManyPanel } from "./many";
import { Path } from "./path";
import { Doors, Ending, Tables } from "./places";
import { ThrowPanel } from "./throw";
import type { Atlas, Deed, Model, Scene } from "./types";

class Home extends Shell<Atlas, Scene, Deed, never> implements DoingDesk<Scene, Deed> {
  private readonly title = h("h1", { class: "al-home-h1" });
  private readonly lead = h("div", { class: "al-home-lead" });
  private readonly sent = h("a", { href: "#path" });
  private readonly way = h("p", { class: "al-home-sent" }, this.sent);
  private readonly who = h("p", { class: "al-home-who" });
  private readonly stage = h("div", { class: "al-home-stage" });
  private readonly living: Living;
  private readonly throwing = new ThrowPanel(this);
  private readonly many = new ManyPanel(this);
  private readonly path = new Path(this, () => this.arrange());
  private readonly doors = new Doors(this);
  private readonly tables = new Tables(this);
  private readonly ending = new Ending(this);
  protected readonly parts;
  private readonly unfollow = followLanguage((lang) => this.tell({ kind: "speak", lang }));

  constructor(model: Model, atlas: Atlas, strings: Record<string, string>, scene: Scene) {
    super(model, h("div", { class: "al-widget al-home" }), atlas, strings, scene);
    this.living = new Living(this, atlas, (place) => this.aim(place));
    this.parts = [this.living, this.throwing, this.many, this.path, this.doors, this.tables, this.ending];
    this.throwing.element.append(this.many.element);
    this.stage.append(this.living.element, h("div", {}, this.throwing.element, this.who));
    this.root.append(this.speech.element, this.title, this.tables.element, this.lead, this.way, this.notices.element, this.path.returning.element, this.path.element, this.doors.element,
      this.ending.element, this.rules.element);
    this.update();
  }

  override destroy(): void {
    this.unfollow();
    this.living.destroy();
    this.path.destroy();
    super.destroy();
  }

  override setScene(scene: Scene): void {
    const before = this.scene.throw;
    super.setScene(scene);
    const { place, result } = scene.throw;
    if (place !== before.place || (result !== null) !== (before.result !== null)) this.living.rest();
    const had = focusedIn(this.root);
    this.update();
    if (result && result.number !== before.result?.number) this.tellResult();
    else if (had && isGone(had)) this.focusHome();
  }

  override update(): void {
    const { scene } = this;
    setAttrs(this.root, { lang: scene.lang, dir: scene.dir });
    tellLanguage(scene.lang);
    keyed(this.lead, scene.lead, (_line) => String(scene.lead.indexOf(_line)), () => h("p"), (line, text) => setText(line, text));
    setText(this.who, this.words("home-ui-who"));
    setText(this.sent, this.words("home-ui-sent"));
    super.update();
  }

  protected focusHome(): void {
    this.throwing.focus();
  }

  protected stopReplay(): void {
    // Nothing is replayed here.
  }

  /** Who comes back sees first where to go on, with the path beside it; who is new, the war and the die. */
  private arrange(): void {
    const busy = this.stage.contains(document.activeElement); // what the reader has in hand stays where it is
    const { heading } = this.path.returning;
    const returns = busy ? this.root.hasAttribute("data-returns") : heading !== "";
    setText(this.title, returns && heading ? this.words(heading) : this.scene.title);
    for (const part of [this.lead, this.way]) show(part, !returns);
    if (this.stage.isConnected && returns === this.root.hasAttribute("data-returns")) return;
    setAttr(this.root, "data-returns", returns);
    (returns ? this.doors.element : this.notices.element).after(this.stage);
  }

  /** A place was picked on the map: what may come of it stands beside the map, or below. */
  private aim(place: string): void {
    this.tell({ kind: "aim", place });
    this.living.rest();
    this.throwing.focus();
    bringUp(this.throwing.element);
  }

  private tellResult(): void {
    const { result } = this.scene.throw;
    if (!result) return;
    this.throwing.focus();
    bringUp(this.throwing.element.querySelector(".al-home-result") as HTMLElement);
    this.speech.say([result.effect, result.verdict]);
  }

}

const BUILD = {
  style: "al-widget al-home", texts: "home-ui",
  isReady: (atlas: Atlas | null, scene: Scene | null) => Boolean(atlas?.places && scene?.war),
  fits: () => true,
  placed: () => document.documentElement.setAttribute("data-arrived", ""),
};

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const make = (atlas: Atlas, scene: Scene, strings: Record<string, string>) => new Home(model, atlas, strings, scene);
  return mount<Atlas, Scene, Home>(model as never, el, { ...BUILD, make });
}

export default { render };
