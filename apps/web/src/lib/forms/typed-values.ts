import type { FieldValues } from "react-hook-form";
import type { FieldChange } from "./find-changes.ts";
import { getSession, onSessionEnd, type SessionEnd } from "../session/session-store.ts";

const KEY = "kilolane.typed";
/** Ends after which the same person goes on where they were; who signs out leaves nothing behind. */
const GOES_ON: ReadonlySet<SessionEnd> = new Set(["forced", "idle", "locked"]);
/** Never stored, in whatever form. */
const SECRET = /password|secret|token|^(pin|code|key)$/i;

/** What was typed into a form and not stored. */
type TypedValues<Values extends FieldValues> = readonly FieldChange<Values>[];

/** A form: where it is, and by whom it is filled in. */
function nameOf(fields: readonly string[], email: string): string {
  return JSON.stringify([email, window.location.pathname, ...fields]);
}

function readAll<Values extends FieldValues>(): Record<string, TypedValues<Values>> {
  try {
    const all: Record<string, TypedValues<Values>> = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return all;
  } catch {
    return {};
  }
}

/**
 * Keeps what is typed when the session ends against the person's will, in this tab alone (decision 8).
 * @param read the fields that differ from what the form began with
 * @returns what stops it
 */
export function keepTyped<Values extends FieldValues>(
  fields: readonly string[],
  read: () => TypedValues<Values>,
): () => void {
  const email = getSession()?.user.email;
  if (email === undefined) return () => undefined;
  return onSessionEnd((reason) => {
    if (!GOES_ON.has(reason)) {
      sessionStorage.removeItem(KEY);
      return;
    }
    const typed = read().filter(({ field, value }) => !SECRET.test(field) && isPlain(value));
    if (typed.length === 0) return;
    sessionStorage.setItem(KEY, JSON.stringify({ ...readAll(), [nameOf(fields, email)]: typed }));
  });
}

/** What the same person had typed into this form; it is given back once. */
export function takeTyped<Values extends FieldValues>(fields: readonly string[]): TypedValues<Values> {
  const email = getSession()?.user.email;
  if (email === undefined || sessionStorage.getItem(KEY) === null) return [];
  const { [nameOf(fields, email)]: typed, ...others } = readAll<Values>();
  if (typed !== undefined) sessionStorage.setItem(KEY, JSON.stringify(others));
  return typed ?? [];
}

/** What JSON gives back as it was. */
function isPlain(value: unknown): boolean {
  return value !== undefined && !(value instanceof Blob);
}
