// A place that was chosen on a board is told to the page: a question beside the board may ask for places.

const PICKED = "al-place-picked";

export function tellPlace(root: EventTarget, place: string): void {
  root.dispatchEvent(new CustomEvent(PICKED, { bubbles: true, composed: true, detail: place }));
}

/** Hears of places; returns what ends that. */
export function hearPlaces(hear: (place: string) => void): () => void {
  const listen = (event: Event) => hear(String((event as CustomEvent).detail));
  window.addEventListener(PICKED, listen);
  return () => window.removeEventListener(PICKED, listen);
}
