import type { CreateForm } from "./create-form.ts";

const KEY = "quotation-draft";

/** What was typed, and the request that it was priced as; null before its first price. */
export interface Draft {
  readonly form: CreateForm;
  readonly requestId: string | null;
}

/** As it is stored; older drafts have no request. */
interface StoredDraft {
  readonly email: string;
  readonly form: CreateForm;
  readonly requestId?: string | null;
}

/**
 * Keeps what was typed in this tab: a forced sign-out or a reload loses nothing (facts-frontend H10). Per tab and
 * per person, gone with the tab.
 */
export function storeDraft(email: string, draft: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify({ email, ...draft } satisfies StoredDraft));
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null || !("form" in value) || !("email" in value)) return false;
  const { form } = value;
  const requestId = "requestId" in value ? value.requestId : null;
  if (requestId !== null && typeof requestId !== "string") return false;
  return typeof form === "object" && form !== null && "goods" in form && Array.isArray(form.goods);
}

/** The draft this person left in this tab, or null. */
export function readDraft(email: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isDraft(stored) || stored.email !== email) return null;
    return { form: stored.form, requestId: stored.requestId ?? null };
  } catch {
    return null;
  }
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}
