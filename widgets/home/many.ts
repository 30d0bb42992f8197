// Two hundred wars from one position: a square for each, and what they say; and where to go from there.

import type { DoingDesk, Part } from "../shared/desk";
import { h, keyed, setAttr, setText, show, svg } from "../shared/dom";
import { linkTo } from "../shared/page/pages";
import type { Deed, Many, Scene } from "./types";

const ROW = 25; // wars side by side
const STEP = 12;

export class ManyPanel implements Part {
  private readonly again = this.button({ kind: "again" });
  private readonly ask = this.button({ kind: "many" });
  private readonly stop = this.button({ kind: "stop" });
  private readonly next = h("a", { class: "al-button" });
  private readonly title = h("h3");
  private readonly counts = h("ul", { class: "al-home-counts" });
  private readonly wars = svg("svg", { class: "al-home-wars", role: "img" });
  private readonly says = h("p");
  private readonly result = h("div", { class: "al-home-many" }, this.title, this.counts, this.wars, this.says);
  readonly element = h("section", { class: "al-home-after" }, this.result, h("div", { class: "al-home-buttons" }, this.again, this.ask, this.stop, this.next));

  constructor(private readonly desk: DoingDesk<Scene, Deed>) {}

  update(): void {
    const { words, scene: { many, throw: { result }, path, lang } } = this.desk;
    setText(this.again, words("home-ui-roll-again"));
    setText(this.ask, words("home-ui-many"));
    setText(this.stop, words("home-ui-stop"));
    show(this.element, result !== null);
    show(this.ask, many === null);
    show(this.stop, many?.going === true);
    const first = path.find(({ link }) => link !== "");
    show(this.next, first !== undefined);
    if (first) {
      setText(this.next, words("home-ui-next", { title: first.title }));
      this.next.href = linkTo(first.link, lang);
    }
    show(this.result, many !== null);
    if (many) this.draw(many);
  }

  private draw({ done, of, going, rows, says }: Many): void {
    const { words } = this.desk;
    setText(this.title, words("home-ui-many-title"));
    keyed(this.counts, rows, ({ side }) => side || "none", () => h("li", {}, h("b"), " ", h("span")), (item, { side, count, text }) => {
      setAttr(item, "data-side", side || "none");
      setText(item.children[0] as Element, String(count));
      setText(item.children[1] as Element, text);
    });
    const sides = rows.flatMap(({ side, count }) => Array.from({ length: count }, () => side || "none"));
    const height = STEP * Math.ceil(of / ROW);
    setAttr(this.wars, "viewBox", `0 0 ${ROW * STEP} ${height}`);
    setAttr(this.wars, "aria-label", `${rows.map(({ text, count }) => `${text}: ${count}`).join(", ")}. ${words("home-ui-many-each")}`);
    this.wars.replaceChildren(...sides.map((side, at) => square(side, (at % ROW) * STEP, Math.floor(at / ROW) * STEP)));
    setText(this.says, going ? words("home-ui-many-going", { done, of }) : `${words("home-ui-many-each")} ${says}`);
  }

  private button(deed: Deed): HTMLButtonElement {
    const button = h("button", { type: "button", class: "al-button" });
    button.addEventListener("click", () => this.desk.tell(deed));
    return button;
  }
}

/** One war: round for the FLN and square for the Government, as the units are. */
function square(side: string, x: number, y: number): SVGElement {
  return svg("rect", { "data-side": side, x: x + 1, y: y + 1, width: STEP - 2, height: STEP - 2, rx: side === "fln" ? STEP / 2 : 1 });
}
