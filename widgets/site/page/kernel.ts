// The line of a page to its Python: widgets' messages to and fro, between this thread and the worker.

import type { IClassicComm } from "@jupyter-widgets/base";
import type { Asked, CommMessage, Place, Told } from "../messages";

type Hear = (message: unknown) => unknown;

/** One widget's line, as Jupyter's manager expects it. */
class Comm implements IClassicComm {
  private hear: Hear = () => undefined;
  private closed: Hear = () => undefined;

  constructor(
    readonly comm_id: string,
    readonly target_name: string,
    private readonly post: (message: CommMessage, buffers: ArrayBuffer[]) => void,
  ) {}

  open(): string {
    return ""; // Python has opened it
  }

  send(data: unknown, callbacks?: { iopub?: { status?: Hear } }, metadata?: object, buffers: (ArrayBuffer | ArrayBufferView)[] = []): string {
    const own = buffers.map((each) => (ArrayBuffer.isView(each) ? (each.buffer.slice(each.byteOffset, each.byteOffset + each.byteLength) as ArrayBuffer) : each.slice(0)));
    this.post({ kind: "comm_msg", content: { comm_id: this.comm_id, data: data as Record<string, unknown> }, metadata: { ...metadata } }, own);
    // A manager sends the next change of a widget only when the last one is done with: a worker takes them as they come.
    queueMicrotask(() => callbacks?.iopub?.status?.({ content: { execution_state: "idle" } }));
    return "";
  }

  close(): string {
    this.post({ kind: "comm_close", content: { comm_id: this.comm_id, data: {} }, metadata: {} }, []);
    return "";
  }

  on_msg(hear: Hear): void {
    this.hear = hear;
  }

  on_close(hear: Hear): void {
    this.closed = hear;
  }

  /** Takes in what Python says. */
  take(kind: string, message: unknown): void {
    if (kind === "comm_close") this.closed(message);
    else this.hear(message);
  }
}

/** What a page does with what its Python tells beside the widgets' own messages. */
export interface Listener {
  opened(comm: IClassicComm, message: unknown): Promise<unknown>;
  told(told: Exclude<Told, CommMessage>): void;
}

export class Kernel {
  private readonly comms = new Map<string, Comm>();

  constructor(
    private readonly worker: Worker,
    private readonly listener: Listener,
  ) {
    worker.addEventListener("message", ({ data }: MessageEvent<Exclude<Told, CommMessage> | { text: string; buffers: ArrayBuffer[] }>) => {
      if ("kind" in data) listener.told(data);
      else this.take(JSON.parse(data.text) as Told, data.buffers);
    });
    worker.addEventListener("error", ({ message }) => listener.told({ kind: "failed", text: message }));
  }

  begin(place: Place, variables: Record<string, string>): void {
    this.ask({ kind: "begin", place, variables });
  }

  private ask(asked: Asked): void {
    this.worker.postMessage(asked, asked.kind === "said" ? asked.buffers : []);
  }

  private readonly post = (message: CommMessage, buffers: ArrayBuffer[]): void => this.ask({ kind: "said", text: JSON.stringify(message), buffers });

  private take(told: Told, buffers: ArrayBuffer[]): void {
    if (!("content" in told)) return this.listener.told(told);
    const { kind, content, metadata } = told;
    const message = { content, metadata, buffers: buffers.map((each) => new DataView(each)), header: {}, parent_header: {} };
    if (kind === "comm_open") {
      const comm = new Comm(content.comm_id, content.target_name ?? "", this.post);
      this.comms.set(content.comm_id, comm);
      void this.listener.opened(comm, message);
    } else this.comms.get(content.comm_id)?.take(kind, message);
  }
}
