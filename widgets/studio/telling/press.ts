// What moves the page waits while a finger is down: what is pressed must still be there when it is let go.

const ENDS = ["pointerup", "pointercancel"];

export class Press {
  private isDown = false;
  private waiting: (() => void) | undefined;

  constructor() {
    window.addEventListener("pointerdown", this.begin, { capture: true });
    for (const kind of ENDS) window.addEventListener(kind, this.release, { capture: true });
  }

  end(): void {
    window.removeEventListener("pointerdown", this.begin, { capture: true });
    for (const kind of ENDS) window.removeEventListener(kind, this.release, { capture: true });
  }

  /** Does something now, or after the click that a press becomes; of several only the last. */
  after(act: () => void): void {
    if (this.isDown) this.waiting = act;
    else act();
  }

  private readonly begin = (): void => {
    this.isDown = true;
  };

  private readonly release = (): void => {
    this.isDown = false;
    const act = this.waiting;
    this.waiting = undefined;
    // The click comes behind the release.
    if (act) setTimeout(act);
  };
}
