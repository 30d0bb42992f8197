// The second press of a double one is for what the first was on: never for what has come under the pointer meanwhile.

const DOUBLE = 500; // milliseconds within which two taps in one place are one gesture
const NEAR = 12; // pixels between them

interface Press {
  on: string;
  at: number;
  x: number;
  y: number;
}

/** What a press is on: its choice, whatever it costs by now; else the button with its name, without numbers. */
function pressed(target: EventTarget | null): string {
  const button = (target as Element | null)?.closest?.("button, [data-pick], a[href], summary, label");
  if (!button) return "";
  const choice = button.getAttribute("data-pick") ?? button.getAttribute("data-offer");
  return choice ?? `${button.getAttribute("data-do") ?? ""} ${(button.getAttribute("aria-label") ?? button.textContent ?? "").replace(/\d+/g, "")}`;
}

/** Drops presses that only follow from a double one. A touch screen does not count presses: there time and place do. */
export function dropSlips(root: HTMLElement): void {
  let last: Press | null = null;
  root.addEventListener("click", (event) => {
    const { clientX: x, clientY: y, detail, timeStamp: at } = event;
    const touches = (event as PointerEvent).pointerType === "touch";
    const follows = last !== null && (detail > 1 || (touches && at - last.at < DOUBLE)) && Math.hypot(x - last.x, y - last.y) < NEAR;
    const on = pressed(event.target);
    if (follows && last && last.on && on && on !== last.on) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    last = detail === 0 ? null : { on, at, x, y }; // a key is no slip of the hand
  }, true);
}
