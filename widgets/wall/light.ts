// A dark room or a light one: as the desk said or somebody at the wall chose, whoever was last; else as the computer is set.
import type { Light } from "./types";

const KEPT = "algeria-lab:wall-light";

export class Room {
  private desk: Light = "";
  private turns = 0;
  private chosen: Light = kept();

  /** Takes what the desk says, as soon as it says something else than before, or says it again. */
  take(light: Light, turns = 0): void {
    if (light === this.desk && turns === this.turns) return;
    [this.desk, this.turns] = [light, turns];
    if (light) this.choose(light);
  }

  turn(): void {
    this.choose(this.isDark ? "light" : "dark");
  }

  get isDark(): boolean {
    return this.chosen ? this.chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  draw(): void {
    document.documentElement.dataset.light = this.isDark ? "dark" : "light";
  }

  private choose(light: Light): void {
    this.chosen = light;
    keep(light);
    this.draw();
  }
}

function kept(): Light {
  try {
    const said = localStorage.getItem(KEPT);
    return said === "dark" || said === "light" ? said : "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

function keep(light: Light): void {
  try {
    localStorage.setItem(KEPT, light);
  } catch {
    // A browser that keeps nothing: the light holds until the page is loaded again.
  }
}
