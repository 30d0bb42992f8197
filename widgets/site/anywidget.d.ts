// The package says no types of its own program: it only calls `define`, see page/anywidget.ts.
declare module "anywidget";
