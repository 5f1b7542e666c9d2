import type { Said } from "./queries.ts";

/** A message that has not been stored by the server yet, as this browser keeps it. */
export interface Unsent extends Said {
  /** when it was written, ISO 8601 */
  readonly at: string;
  /** why the server refused it, in its words; it waits for its writer then */
  readonly problem?: string | undefined;
}

const NONE: readonly Unsent[] = [];
const watchers = new Set<() => void>();
const known = new Map<string, { readonly text: string | null; readonly unsent: readonly Unsent[] }>();

const keyOf = (email: string): string => `kilolane.chat.unsent.${email}`;

function isUnsent(entry: unknown): entry is Unsent {
  if (typeof entry !== "object" || entry === null) return false;
  return ["id", "roomId", "msg", "at"].every((name) => typeof Reflect.get(entry, name) === "string");
}

function parse(text: string | null): readonly Unsent[] {
  if (text === null) return NONE;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isUnsent) : NONE;
  } catch {
    return NONE;
  }
}

/** What somebody wrote in this browser and the server has not; the same list until it changes. */
export function unsentOf(email: string): readonly Unsent[] {
  const text = localStorage.getItem(keyOf(email));
  const former = known.get(email);
  if (former !== undefined && former.text === text) return former.unsent;
  const unsent = parse(text);
  known.set(email, { text, unsent });
  return unsent;
}

function store(email: string, unsent: readonly Unsent[]): void {
  if (unsent.length === 0) localStorage.removeItem(keyOf(email));
  else localStorage.setItem(keyOf(email), JSON.stringify(unsent));
  for (const watcher of watchers) watcher();
}

/** Keeps a message until it is sent. */
export function keepUnsent(email: string, message: Unsent): void {
  store(email, [...unsentOf(email), message]);
}

/** Forgets a message: it is stored, or its writer does not want it any more. */
export function dropUnsent(email: string, id: string): void {
  store(
    email,
    unsentOf(email).filter((one) => one.id !== id),
  );
}

/** Notes why a message was refused; undefined: it is to be tried again. */
export function noteProblem(email: string, id: string, problem: string | undefined): void {
  store(
    email,
    unsentOf(email).map((one) => (one.id === id ? { ...one, problem } : one)),
  );
}

/** Follows what is kept, of other tabs too. Returns the function that stops it. */
export function watchUnsent(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("storage", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", watcher);
  };
}
