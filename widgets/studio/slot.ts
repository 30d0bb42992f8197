// A place for another widget of the kernel inside of this one, such as a board.

interface View {
  el: HTMLElement;
  /** What hears that it stands on the page: until then it has neither its classes nor its layout. */
  luminoWidget?: { processMessage(message: { type: string }): void };
  remove(): void;
}

/** The part of a model that knows the other widgets of the page. */
export interface Managed {
  get(name: string): unknown;
  widget_manager: { get_model(id: string): Promise<unknown>; create_view(model: unknown): Promise<View> };
}

const PREFIX = "IPY_MODEL_";

export class Slot {
  private view: View | undefined;
  private shown = "";

  constructor(private readonly model: Managed, private readonly name: string, private readonly el: HTMLElement) {}

  /** Shows the widget that the model names. */
  async fill(): Promise<void> {
    const named = ((this.model.get("rooms") ?? {}) as Record<string, unknown>)[this.name];
    const id = typeof named === "string" ? named.replace(PREFIX, "") : "";
    if (id === this.shown) return;
    this.clear();
    this.shown = id;
    if (!id) return;
    const { widget_manager: manager } = this.model;
    const view = await manager.create_view(await manager.get_model(id));
    if (this.shown !== id) return view.remove();
    this.view = view;
    view.luminoWidget?.processMessage({ type: "before-attach" });
    this.el.append(view.el);
    view.luminoWidget?.processMessage({ type: "after-attach" });
  }

  clear(): void {
    this.shown = "";
    this.view?.luminoWidget?.processMessage({ type: "before-detach" });
    this.view?.el.remove();
    this.view?.luminoWidget?.processMessage({ type: "after-detach" });
    this.view?.remove();
    this.view = undefined;
  }
}
