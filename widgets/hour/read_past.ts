// What its reader has read past, for as long as the tab is open: a page that is loaded again says nothing twice. "going" is where
// they have said on another page that they go, "there" where they have been.

const PLACE = "algeria-lab:hour";
export type Kind = "wait" | "go" | "form";
type Noted = Kind | "going" | "there";

export class ReadPast {
  private readonly known: Map<Noted, string>;

  constructor() {
    this.known = new Map(Object.entries(read())) as Map<Noted, string>;
  }

  has(kind: Noted, named: string): boolean {
    return named !== "" && this.known.get(kind) === named;
  }

  note(kind: Noted, named: string): void {
    this.known.set(kind, named);
    this.keep();
  }

  /** It holds no more: if it is said again, it is new. */
  forget(kind: Noted): void {
    if (this.known.delete(kind)) this.keep();
  }

  private keep(): void {
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(this.known)));
    } catch (error) {
      console.warn(error); // a browser that keeps nothing: the page itself remembers until it is loaded again
    }
  }
}

/** What is kept; nothing where the browser keeps nothing, or something else stands there. */
function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, string>) : {};
  } catch (error) {
    console.warn(error);
    return {};
  }
}
