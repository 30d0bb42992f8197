// What a browser must have for these pages, and what is said where it lacks. This is plain script of an older kind, for
// browsers that cannot read the page's own program, and for a folder that was opened without a server.

type Lack = "file" | "wasm" | "old";

/** A browser asks for the kind of a worker when it knows that there are two. */
function hasModuleWorkers(): boolean {
  let asked = false;
  const options = {
    get type(): WorkerType {
      asked = true;
      return "module";
    },
  };
  try {
    new Worker("http://[", options).terminate(); // no address: none begins, its kind is looked up first
  } catch {
    return asked;
  }
  return asked;
}

/** The first thing that stands in the way; nothing where a page can begin. */
export function lack(): Lack | undefined {
  if (location.protocol === "file:") return "file";
  if (typeof WebAssembly !== "object") return "wasm";
  return typeof DecompressionStream === "function" && hasModuleWorkers() ? undefined : "old";
}

/** Whether the browser keeps what is played. */
export function keeps(): boolean {
  const probe = "algeria-lab:probe";
  try {
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "QuotaExceededError"; // full: what is there stays
  }
}

function unhide(id: string): void {
  const found = document.getElementById(id);
  if (found) found.hidden = false;
}

/** Says what lacks, and ends the waiting where nothing will come. */
export function sayLimits(): void {
  const found = lack();
  if (found) {
    document.documentElement.dataset["lack"] = found;
    document.getElementById("loading")?.remove();
    unhide(`al-lack-${found}`);
  }
  if (!keeps()) unhide("al-storeless");
}

sayLimits();
