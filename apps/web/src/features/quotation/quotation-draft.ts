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

/** The draft this person left in this tab, or null. */
export function readDraft(email: string): CreateForm | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as StoredDraft | null;
    return stored?.email === email && Array.isArray(stored.form.goods) ? stored.form : null;
  } catch {
    return null;
  }
}

export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}
