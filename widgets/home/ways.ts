// How much time a reader has for the course: the way through it that fits stands below, and is remembered.

import type { DoingDesk, Part } from "../shared/desk";
import { h, keyed, newName, setAttrs, setText, show } from "../shared/dom";
import { Wish } from "../shared/keeping/wish";
import { WAY } from "../shared/page/address";
import { WAY_KEPT, type State } from "./state";
import type { Deed, Scene, Way } from "./types";

const WISH = new Wish(WAY, WAY_KEPT);

export class Ways implements Part {
  private readonly name = newName();
  private readonly legend = h("legend");
  private readonly rows = h("div", { class: "al-home-way-rows" });
  private readonly about = h("p", { class: "al-hint" });
  private readonly come = h("p", { class: "al-home-come" });
  readonly element = h("div", { class: "al-home-ways" }, h("fieldset", {}, this.legend, this.rows), h("div", { role: "status" }, this.about, this.come));

  /** `turned` is called when another way is chosen. */
  constructor(private readonly desk: DoingDesk<Scene, Deed>, private readonly turned: () => void) {}

  /** The way that was chosen: the longest where none was; undefined where there are none. */
  get chosen(): Way | undefined {
    const { ways } = this.desk.scene;
    const wished = WISH.read();
    return ways.find(({ id }) => id === wished) ?? ways.at(-1);
  }

  update(): void {
    const { words, scene: { ways, path, lang } } = this.desk;
    show(this.element, ways.length > 1);
    setText(this.legend, words("home-ui-ways"));
    keyed(this.rows, ways, ({ id }) => id, ({ id }) => this.make(id), (row, way) => this.fill(row, way));
    setText(this.about, this.chosen?.about ?? "");
    const spoken = path[0]?.lang;
    setAttrs(this.about, spoken === lang ? { lang: null, dir: null } : { lang: spoken, dir: "auto" });
  }

  /** Says how far the reader has come on the way that was chosen. */
  tell(states: ReadonlyMap<string, State>): void {
    const { chosen, desk: { words } } = this;
    const done = chosen?.lessons.filter((id) => states.get(id)?.done).length ?? 0;
    const take = chosen?.take ?? 0;
    setText(this.come, !done ? "" : words(done < take ? "home-ui-way-come" : "home-ui-way-done", { done, take }));
  }

  private make(id: string): HTMLElement {
    const input = h("input", { type: "radio", name: this.name, value: id });
    input.addEventListener("change", () => {
      WISH.keep(id);
      this.turned();
    });
    return h("label", {}, input, h("span"));
  }

  private fill(row: HTMLElement, { id, label }: Way): void {
    const [input, said] = row.children as unknown as [HTMLInputElement, HTMLElement];
    input.checked = id === this.chosen?.id;
    setText(said, label);
  }
}
