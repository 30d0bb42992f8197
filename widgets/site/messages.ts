// What a page and the worker with its Python say to each other.

/** A message of a widget's line, as Jupyter has them; the bytes travel beside it. */
export interface CommMessage {
  kind: "comm_open" | "comm_msg" | "comm_close";
  content: { comm_id: string; target_name?: string; data: Record<string, unknown> };
  metadata: Record<string, unknown>;
}

/** What the value of a cell's last line shows. */
export type Shown = { model: string } | { text: string };

/** All that Python tells its page. */
export type Told = CommMessage | { kind: "show"; cell: string; what: Shown } | { kind: "ready" } | { kind: "failed"; text: string } | Step;

/** How far the start has come, for whoever waits. */
export interface Step {
  kind: "step";
  done: number;
  of: number;
}

/** What a page is: what its worker needs to begin. */
export interface Place {
  /** The folder of the site, from the page's own. */
  root: string;
  /** Where Python stands, as a path in its own files. */
  folder: string;
  /** The packs without which the page cannot begin. */
  packs: string[];
  /** The cells by name. */
  cells: [string, string][];
}

/** All that a page tells its Python. */
export type Asked = { kind: "begin"; place: Place; variables: Record<string, string> } | { kind: "said"; text: string; buffers: ArrayBuffer[] };
