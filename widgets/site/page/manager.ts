// The widgets of a page, as Jupyter's own manager keeps them; their other halves run in a worker of this browser.

import * as base from "@jupyter-widgets/base";
import { ManagerBase } from "@jupyter-widgets/base-manager";
import * as controls from "@jupyter-widgets/controls";
import * as anywidget from "./anywidget";

const MODULES: Record<string, object> = {
  "@jupyter-widgets/base": base,
  "@jupyter-widgets/controls": controls,
  anywidget,
};

export class Manager extends ManagerBase {
  protected override async loadClass(name: string, module: string): Promise<typeof base.WidgetModel | typeof base.WidgetView> {
    const found = (MODULES[module] as Record<string, unknown> | undefined)?.[name];
    if (!found) throw new Error(`${module} has no ${name}`);
    return found as typeof base.WidgetModel;
  }

  /** No widget is made by the page: Python makes them all. */
  protected override async _create_comm(): Promise<never> {
    throw new Error("widgets are made by Python");
  }

  protected override async _get_comm_info(): Promise<Record<string, never>> {
    return {};
  }

  /** Shows a widget in an element. */
  async show(id: string, where: HTMLElement): Promise<void> {
    const view = await this.create_view(await this.get_model(id));
    base.JupyterLuminoWidget.attach(view.luminoWidget, where);
  }
}
