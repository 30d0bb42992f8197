// A place that was chosen on a board is told to the page: a question beside the board may ask for places.

const PICKED = "al-place-picked";

export function tellPlace(root: EventTarget, place: string): void {
  root.dispatchEvent(new CustomEvent(PICKED, { bubbles: true, composed: true, detail: place }));
}

/** Hears of places as long as an element stands in the page. */
export function hearPlaces(element: Element, hear: (place: string) => void): void {
  const listen = (event: Event) => {
    if (element.isConnected) hear(String((event as CustomEvent).detail));
    else window.removeEventListener(PICKED, listen);
  };
  window.addEventListener(PICKED, listen);
}
