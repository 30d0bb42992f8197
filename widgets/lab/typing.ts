// Somebody types: what the kernel says meanwhile must not wipe it out, and what was typed is said at the first rest.

const REST = 400; // milliseconds without a key until what stands there counts as said

/** A field for a number that is being typed into. */
export class Typing {
  private typed = false;
  private said: string;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `say` hands on what stands in the field; an empty field is said only when it is left. */
  constructor(private readonly input: HTMLInputElement, private readonly say: () => void) {
    this.said = input.value;
    input.addEventListener("input", () => {
      this.typed = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => input.value !== "" && this.tell(), REST);
    });
    input.addEventListener("change", () => {
      this.typed = false;
      this.tell();
    });
    input.addEventListener("blur", () => (this.typed = false));
  }

  /** Whether the reader is still at it. */
  get going(): boolean {
    return this.typed;
  }

  /** Shows what the kernel has taken, unless the reader is still at it. */
  show(value: string): void {
    if (this.typed) return;
    this.said = value;
    if (this.input.value !== value) this.input.value = value;
  }

  destroy(): void {
    clearTimeout(this.timer);
  }

  private tell(): void {
    clearTimeout(this.timer);
    if (this.input.value === this.said) return;
    this.said = this.input.value;
    this.say();
  }
}
