// The line to the server: what has changed since the last look, and what is asked of it.

import type { Told, Wish } from "./types";

const PATIENCE = 8000; // milliseconds for an answer: a line may go silent without an end
const FORBIDDEN = 403;

/** The desk's key opens nothing any more: the room was closed. */
export class Locked extends Error {}

export class Server {
  private marks: Record<string, string> = {};

  constructor(private readonly url: string, private readonly lang: string, private readonly base: string) {}

  /** Returns what has changed; of the lesson that is named, else of the commonest. Rejects where no answer comes. */
  async look(lesson: string): Promise<Told> {
    const asked = new URLSearchParams({ lang: this.lang, lesson, have: Object.values(this.marks).join(",") });
    const answer = await this.fetch(`${this.url}?${asked}`);
    if (answer.status === FORBIDDEN) throw new Locked();
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    const told = (await answer.json()) as Told;
    this.marks = told.marks;
    return told;
  }

  /** Asks for something to be done; returns whether it was. */
  async post(wish: Wish): Promise<boolean> {
    try {
      const headers = { "Content-Type": "application/json", "X-XSRFToken": token(this.base) };
      return (await this.fetch(this.url, { method: "POST", headers, body: JSON.stringify(wish) })).ok;
    } catch {
      return false;
    }
  }

  private fetch(url: string, options: RequestInit = {}): Promise<Response> {
    return fetch(url, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE), ...options });
  }
}

/** The secret that a request to change something must hold twice, as in algeria.js: no other site can read its cookie. */
export function token(path: string): string {
  const known = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/)?.[1];
  if (known) return known;
  const fresh = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  document.cookie = `_xsrf=${fresh}; Path=${path}; SameSite=Strict${location.protocol === "https:" ? "; Secure" : ""}`;
  return fresh;
}
