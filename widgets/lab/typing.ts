// Whether somebody is typing: what the kernel says meanwhile must not wipe it out.

/** Returns a question: is there something in the field that was typed and not yet said to the kernel? */
export function watchTyping(input: HTMLInputElement): () => boolean {
  let typed = false;
  input.addEventListener("input", () => {
    typed = true;
  });
  for (const name of ["change", "blur"]) {
    input.addEventListener(name, () => {
      typed = false;
    });
  }
  return () => typed;
}
