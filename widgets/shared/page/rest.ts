// What nobody waits for is done when the board on the page rests, so that it never stands before an answer.

const BOARD = ".al-board";
const BUSY = `${BOARD}[aria-busy="true"]`;
const REST = 250; // milliseconds after the last click or key on a board, and after its last answer
const INPUTS = ["pointerdown", "click", "keydown"];

/** Does something once the board rests; at once on a page without a board. A wish that is made again is one wish. */
export class AtRest {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -Infinity;
  private readonly onInput = ({ target }: Event) => {
    if (target instanceof Element && target.closest(BOARD)) this.last = performance.now();
  };

  constructor(private readonly act: () => void) {
    for (const kind of INPUTS) window.addEventListener(kind, this.onInput, { capture: true, passive: true });
  }

  wish(): void {
    if (!document.querySelector(BOARD)) this.act();
    else if (this.timer === undefined) this.look();
  }

  destroy(): void {
    clearTimeout(this.timer);
    for (const kind of INPUTS) window.removeEventListener(kind, this.onInput, { capture: true });
  }

  private readonly look = (): void => {
    const now = performance.now();
    if (document.querySelector(BUSY)) this.last = now;
    const wait = this.last + REST - now;
    this.timer = undefined;
    if (wait > 0) this.timer = setTimeout(this.look, wait);
    else this.act();
  };
}
