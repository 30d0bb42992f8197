// The line to the kernel after a lost connection: Jupyter's own tries end after some two minutes, and nobody begins them anew.

/** Told on the window by the page (algeria.js) when the program, lost for a while, answers again. */
export const BACK = "al-back";

/** Told on the window by a widget that gets no answer, with what it would say of that. */
const SILENT = "al-silent";

/** The part of a kernel connection that is needed. */
export interface Line {
  readonly connectionStatus: string;
  reconnect(): Promise<unknown>;
}

/** Calls `act` whenever the program answers again; returns what ends that. */
export function whenBack(act: () => void): () => void {
  addEventListener(BACK, act);
  return () => removeEventListener(BACK, act);
}

/** Says that the program does not answer, unless the page (algeria.js), which looks now, says itself that it is lost. */
export function tellSilence(say: () => void): void {
  if (dispatchEvent(new CustomEvent(SILENT, { cancelable: true, detail: say }))) say();
}

/** Connects anew, at once. */
export function rejoin(line: Line | null | undefined): void {
  line?.reconnect().catch((error: unknown) => console.warn(error)); // the page says that the program does not answer
}
