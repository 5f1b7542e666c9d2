import type { CreateForm } from "./create-form.ts";

const KEY = "quotation-draft";

/** What a form was priced as, and saved into. */
export interface DraftOrigin {
  /** null before its first price */
  readonly requestId: string | null;
  /** null before it is saved */
  readonly quotationId: string | null;
}

/** What was typed, and what has become of it so far. */
export interface Draft extends DraftOrigin {
  readonly form: CreateForm;
}

/** As it is stored; older drafts have no request or no quotation. */
interface StoredDraft extends Partial<DraftOrigin> {
  readonly email: string;
  readonly form: CreateForm;
}

/**
 * Keeps what was typed in this tab: a forced sign-out or a reload loses nothing (facts-frontend H10). Per tab and
 * per person, gone with the tab.
 */
export function storeDraft(email: string, draft: Draft): void {
  sessionStorage.setItem(KEY, JSON.stringify({ email, ...draft } satisfies StoredDraft));
}

const isId = (value: unknown): boolean => value === null || typeof value === "string";

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null || !("form" in value) || !("email" in value)) return false;
  const { form } = value;
  const requestId = "requestId" in value ? value.requestId : null;
  const quotationId = "quotationId" in value ? value.quotationId : null;
  if (!isId(requestId) || !isId(quotationId)) return false;
  return typeof form === "object" && form !== null && "goods" in form && Array.isArray(form.goods);
}

/** The draft this person left in this tab, or null. */
export function readDraft(email: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isDraft(stored) || stored.email !== email) return null;
    const { form, requestId = null, quotationId = null } = stored;
    return { form, requestId, quotationId };
  } catch {
    return null;
  }
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}
