import type { CreateForm } from "./create-form.ts";

const KEY = "quotation-draft";

interface StoredDraft {
  readonly email: string;
  readonly form: CreateForm;
}

/**
 * Keeps what was typed in this tab: a forced sign-out or a reload loses nothing (facts-frontend H10). Per tab and
 * per person, gone with the tab.
 */
export function storeDraft(email: string, form: CreateForm): void {
  sessionStorage.setItem(KEY, JSON.stringify({ email, form } satisfies StoredDraft));
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== "object" || value === null || !("form" in value) || !("email" in value)) return false;
  const { form } = value;
  return typeof form === "object" && form !== null && "goods" in form && Array.isArray(form.goods);
}

/** The draft this person left in this tab, or null. */
export function readDraft(email: string): CreateForm | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isDraft(stored) && stored.email === email ? stored.form : null;
  } catch {
    return null;
  }
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}
