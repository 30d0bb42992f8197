// What of the browser's stores is ours.

/** Everything of ours in the browser's stores begins so. */
export const OURS = "algeria-lab:";

/** Takes away what is ours and nothing else; a browser without a store has nothing to clear. */
export function clearAll(): void {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (key.startsWith(OURS)) store.removeItem(key);
  }
}
