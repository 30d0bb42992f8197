// A desk of the laboratory: sections with fields, bars to draw, a run, files. The kernel decides what there is.

import "../shared/palette.css";
import "../shared/base.css";
import "./lab.css";
import { bringUp, focusedIn, h, isGone, keyed, setAttrs, setText, show } from "../shared/dom";
import { MOST_KEPT, Store } from "../shared/keeping/store";
import { download, unpacked } from "../shared/files";
import { tellSilence } from "../shared/wire/line";
import { follow, type Model as AnyModel, send, wordsOf } from "../shared/wire/model";
import type { Words } from "../shared/types";
import { isOwnPage } from "../shared/page/address";
import { readAddress, writeAddress } from "./address";
import { BarsView } from "./bars";
import { GroupView } from "./fields";
import { ProgressView } from "./progress";
import { Pulse } from "./pulse";
import { Unsent } from "./unsent";
import type { Group, Host, Message, Notice, Part, Progress, Scene, Told } from "./types";

export type Model = Omit<AnyModel<Message>, "set">;

class PartView {
  readonly element: HTMLElement;
  private readonly heading: HTMLElement;
  private readonly says = h("div", { class: "al-lab-says" });
  private readonly then = h("div", { class: "al-lab-says" });
  private readonly fully = h("summary");
  private readonly full = h("div", { class: "al-lab-says" });
  private readonly exactly = h("details", { class: "al-lab-exactly", hidden: true }, this.fully, this.full);
  private readonly groups = h("div", { class: "al-lab-groups" });
  private readonly summary = h("summary");
  private readonly folded = h("div", { class: "al-lab-groups" });
  private readonly fold = h("details", { class: "al-lab-fold", hidden: true }, this.summary, this.folded);
  private readonly views = new WeakMap<Element, GroupView>();
  readonly bars: BarsView | null;
  readonly progress: ProgressView | null;

  constructor(private readonly host: Host, part: Part) {
    this.heading = h(part.level === 3 ? "h3" : "h2");
    this.bars = part.bars ? new BarsView(host) : null;
    this.progress = part.runs ? new ProgressView(host) : null;
    this.element = h("section", { class: "al-lab-part", "data-part": part.key },
      this.heading, this.says, this.exactly, this.bars?.element, this.fold, this.groups, this.progress?.element, this.then);
  }

  update(part: Part): void {
    setText(this.heading, part.title);
    show(this.heading, part.title !== "");
    show(this.exactly, Boolean(part.exactly));
    setText(this.fully, part.exactly?.label ?? "");
    for (const [box, lines] of [[this.says, part.says], [this.full, part.exactly?.says ?? []], [this.then, part.then ?? []]] as const) {
      keyed(box, lines.map((text, at) => [String(at), text] as const), ([at]) => at, () => h("p"),
        (line, [, text]) => setText(line, text));
      show(box, lines.length > 0);
    }
    this.fill(this.groups, part.groups);
    show(this.fold, Boolean(part.folded));
    if (part.folded) {
      setText(this.summary, part.folded.label);
      this.fill(this.folded, part.folded.groups);
      // What has to be mended must be seen.
      if (this.folded.querySelector("[aria-invalid]")) this.fold.open = true;
    }
    if (part.bars) this.bars?.update(part.bars);
  }

  takeFocus(): void {
    const heading = this.heading.hidden ? this.says : this.heading;
    setAttrs(heading, { tabindex: -1 });
    heading.focus({ preventScroll: true });
    bringUp(this.element);
  }

  /** Gives the focus to the first button that stands here now; false where none does. */
  keepFocus(): boolean {
    const button = [...this.element.querySelectorAll("button")].find((one) => !one.disabled && one.checkVisibility());
    button?.focus({ preventScroll: true });
    return Boolean(button);
  }

  private fill(box: HTMLElement, groups: Group[]): void {
    const create = (group: Group): HTMLElement => {
      const view = new GroupView(this.host, group);
      this.views.set(view.element, view);
      return view.element;
    };
    keyed(box, groups, (group) => group.key, create, (element, group) => this.views.get(element)?.update(group));
  }
}

class Desk implements Host {
  private readonly page = h("div", { class: "al-widget al-lab" });
  private readonly parts = h("div", { class: "al-lab-parts" });
  private readonly beside = h("div", { class: "al-lab-beside" });
  private readonly note = h("p", { role: "status" });
  private readonly room = h("a", { hidden: true });
  private readonly views = new Map<string, PartView>();
  private readonly unsent = new Unsent((message) => this.tell(message));
  private readonly pulse = new Pulse((message) => this.model.send(message));
  private readonly unfollow: () => void;
  readonly words: Words;
  private scene: Scene | null = null;
  private readonly wanted: ((letters: string) => void)[] = [];

  constructor(private readonly model: Model, private readonly el: HTMLElement) {
    this.words = wordsOf(model);
    this.page.append(this.parts, this.beside, h("div", { class: "al-lab-note" }, this.note, this.room));
    el.replaceChildren(this.page);
    this.unfollow = follow(model, { "change:scene": this.draw, "change:strings": this.draw, "change:progress": this.drawProgress,
      "change:message": this.hear, "msg:custom": this.receive });
    this.draw();
    this.follow();
    addEventListener("hashchange", this.follow);
  }

  destroy(): void {
    removeEventListener("hashchange", this.follow);
    this.pulse.destroy();
    this.unfollow();
    for (const view of this.views.values()) view.bars?.destroy();
    this.el.replaceChildren();
  }

  get lang(): string {
    return this.scene?.lang ?? "en";
  }

  get link(): string {
    return this.scene?.link ?? "";
  }

  askLink(): Promise<string> {
    return new Promise((resolve) => {
      this.wanted.push(resolve);
      this.tell({ kind: "copy" });
    });
  }

  keepDraft(message: Message): void {
    this.unsent.keep(message);
  }

  tell(message: Message): void {
    this.keepDraft(message);
    send(this.model, message, () => tellSilence(() => this.notify(this.words("lab-ui-no-answer"), "error")));
  }

  notify(text: string, level: Notice["level"] = "info"): void {
    // A screen reader repeats an equal text only if it is set anew.
    this.note.textContent = text;
    this.page.classList.toggle("al-lab-fault", level === "error");
    show(this.room, false);
  }

  private readonly follow = (): void => {
    const letters = readAddress();
    if (this.link && letters && letters !== this.link) this.tell({ kind: "link", value: letters });
  };

  private readonly draw = (): void => {
    const scene = (this.model.get("scene") ?? {}) as Scene;
    if (!scene.parts) return;
    this.scene = scene;
    setAttrs(this.page, { lang: scene.lang, dir: scene.dir });
    const had = focusedIn(this.page);
    const held = had && [...this.views.values()].find(({ element }) => element.contains(had));
    const fresh: PartView[] = [];
    const create = (part: Part): HTMLElement => {
      const view = new PartView(this, part);
      fresh.push(view);
      this.views.set(part.key, view);
      return view.element;
    };
    // A prediction may lose or gain its bars: it is then another section.
    for (const [box, isBeside] of [[this.parts, false], [this.beside, true]] as const) {
      keyed(box, scene.parts.filter((part) => (part.beside ?? false) === isBeside), (part) => `${part.key}${part.bars ? " bars" : ""}`,
        create, (_element, part) => this.views.get(part.key)?.update(part));
    }
    show(this.beside, this.beside.childElementCount > 0);
    this.unsent.follow(scene.parts);
    if (scene.write) writeAddress(scene.link);
    this.drawProgress();
    // What was pressed may have gone, for another to come in its place, or with its section.
    if (had && isGone(had) && !(held?.element.isConnected && held.keepFocus())) (fresh[0] ?? this.views.get(scene.parts[0]?.key ?? ""))?.takeFocus();
  };

  private readonly drawProgress = (): void => {
    const progress = (this.model.get("progress") ?? {}) as Partial<Progress>;
    this.pulse.beat(progress.going === true);
    for (const view of this.views.values()) view.progress?.update(progress.text === undefined ? null : (progress as Progress));
  };

  private readonly hear = (): void => {
    const { text, level } = (this.model.get("message") ?? {}) as Partial<Notice>;
    this.notify(text ?? "", level ?? "info");
  };

  private readonly receive = (told: Told, buffers: DataView[]): void => {
    if (told.kind === "file" && buffers[0]) void this.hand(told, buffers[0]);
    else if (told.kind === "link") for (const give of this.wanted.splice(0)) give(told.letters);
    else if (told.kind === "keep") this.keep(told);
  };

  /** Unpacks a file and hands it to the reader. */
  private async hand(told: Extract<Told, { kind: "file" }>, packed: DataView): Promise<void> {
    download(new Blob([await unpacked(packed).arrayBuffer()], { type: told.type }), told.name);
    this.notify(this.words("lab-ui-saved", { file: told.name }));
  }

  /** Keeps a war where the page of its game finds it; it pushes no other one out. */
  private keep({ shelf: game, page, war, save: text, name, label }: Extract<Told, { kind: "keep" }>): void {
    const shelf = new Store(`algeria-lab:wars:${game}`);
    const others = shelf.read().filter((kept) => kept.war !== war || kept.save !== text);
    if (others.length >= MOST_KEPT) return this.notify(this.words("lab-ui-kept-full"), "error");
    if (shelf.keep({ war, save: text, name, label, when: Date.now() }) !== "kept") {
      return this.notify(this.words("lab-ui-kept-failed"), "error");
    }
    this.notify(this.words("lab-ui-kept-done"));
    if (!isOwnPage()) return;
    setAttrs(this.room, { href: `${page}?lang=${this.lang}` });
    setText(this.room, this.words("lab-ui-room"));
    show(this.room, true);
  }
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const desk = new Desk(model, el);
  return () => desk.destroy();
}

export default { render };
