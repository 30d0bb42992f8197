// Following the room that an element has.

/** Calls back whenever an element has another size; returns what ends that. */
export function watchSize(element: HTMLElement, changed: () => void): () => void {
  let frame = 0;
  // In the next frame: a change of layout inside the observer's own turn would make it report a loop.
  const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  });
  observer?.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
  };
}
