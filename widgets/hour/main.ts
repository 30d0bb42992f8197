// What a page has in the room of a class: a strip at its head, and what the teacher says to all.

import "../shared/palette.css";
import "../shared/base.css";
import "../shared/shell.css";
import "./hour.css";
import type { DoingDesk } from "../shared/desk";
import { focusedIn, h, isGone, setAttr, setAttrs } from "../shared/dom";
import { mount } from "../shared/mount";
import { isOwnPage } from "../shared/page/address";
import { Shell } from "../shared/shell";
import { Foot } from "./foot";
import { HourNotice } from "./notice";
import { StripRow } from "./strip";
import type { Deed, Model, Scene } from "./types";
import { VoteCard } from "./vote";

class Hour extends Shell<object, Scene, Deed, never> implements DoingDesk<Scene, Deed> {
  private readonly row = new StripRow(this, (text) => this.confirm(text));
  private readonly foot = new Foot((key, values) => this.words(key, values), this.row.low);
  private readonly said = new HourNotice(this, (texts) => this.speech.say(texts), this.foot);
  private readonly vote = new VoteCard(this, (texts) => this.speech.say(texts), this.foot);
  protected readonly parts = [this.row, this.said, this.vote];
  /** What is seen of it all the time; on a page of our own without a row at its head, it stands in the frame of the page. */
  private readonly bar = h("div", { class: "al-widget al-hour", role: "group" }, this.row.element, this.notices.element, this.foot.element);

  constructor(model: Model, strings: Record<string, string>, scene: Scene) {
    super(model, h("div", { class: "al-widget al-hour" }), {}, strings, scene);
    this.root.append(this.speech.element, this.bar, this.said.element, this.vote.element);
  }

  override destroy(): void {
    this.foot.end();
    this.bar.remove();
    super.destroy();
  }

  /** Takes its place, once it stands in the page. */
  settle(): void {
    this.place();
    requestAnimationFrame(() => this.place()); // the row of a game's page may come round it only now
    this.update();
  }

  /** Stands in the row of its page; where there is none, in the frame. */
  private place(): void {
    if (!this.root.isConnected) return;
    const frame = isOwnPage() && !this.root.closest(".al-room") ? document.querySelector(".al-header .al-languages") : null;
    if (frame && this.bar.nextElementSibling !== frame) frame.before(this.bar);
    else if (!frame && !this.root.contains(this.bar)) this.speech.element.after(this.bar);
  }

  override setScene(scene: Scene): void {
    const before = this.scene;
    const focused = focusedIn(this.bar);
    const had = this.bar.contains(focused) ? focused : null;
    super.setScene(scene);
    this.update();
    if (had && isGone(had)) this.focusHome(); // a line that was pressed has gone with what it asked for
    const down = scene.lowered ? "hour-ui-hand-taken" : "hour-ui-hand-down";
    if (scene.raised !== before.raised) this.confirm(this.words(scene.raised ? "hour-ui-hand-said" : down));
  }

  override update(): void {
    const { scene } = this;
    for (const element of [this.root, this.bar]) setAttrs(element, { lang: scene.lang, dir: scene.dir });
    setAttr(this.bar, "aria-label", this.words("hour-ui-label"));
    this.place();
    super.update();
  }

  /** Says what came of a press, and shows it for a moment. */
  private confirm(text: string): void {
    this.speech.say([text]);
    this.foot.tell(text);
  }

  protected focusHome(): void {
    const { hand, low } = this.row;
    (getComputedStyle(hand).display === "none" ? low : hand).focus({ preventScroll: true });
  }

  protected stopReplay(): void {
    // Nothing is replayed here.
  }
}

const BUILD = {
  style: "al-widget al-hour", texts: "hour-ui",
  isReady: (_atlas: object | null, scene: Scene | null) => Boolean(scene?.lang),
  fits: () => true,
  // What floats over the page can do so once it stands there.
  placed: (hour: Hour) => hour.settle(),
};

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const make = (_atlas: object, scene: Scene, strings: Record<string, string>) => new Hour(model, strings, scene);
  return mount<object, Scene, Hour>(model as never, el, { ...BUILD, make });
}

export default { render };
