// Whether everything that was decided on this page is kept: the page asks before it is left with something that is not
// (algeria.js reads the sign).

const SIGN = "unkept";

export function noteKept(kept: boolean): void {
  if (kept) delete document.documentElement.dataset[SIGN];
  else document.documentElement.dataset[SIGN] = "";
}

export function isKept(): boolean {
  return !(SIGN in document.documentElement.dataset);
}
