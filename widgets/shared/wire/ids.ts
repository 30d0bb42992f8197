// Names that nothing else bears; `crypto.randomUUID` is refused to pages that come over a plain connection, as in a classroom.

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
