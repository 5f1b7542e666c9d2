import type { ManualForm } from "./manual-form.ts";

const KEY = "manual-quotation-draft";

/** Keeps what was typed in this tab, per person: a forced sign-out or a reload loses nothing. */
export function storeManualDraft(email: string, form: ManualForm): void {
  sessionStorage.setItem(KEY, JSON.stringify({ email, form }));
}

function isForm(value: unknown): value is ManualForm {
  return typeof value === "object" && value !== null && "lines" in value && Array.isArray(value.lines);
}

/** What this person typed in this tab, or null. */
export function readManualDraft(email: string): ManualForm | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null || !("email" in stored) || !("form" in stored))
      return null;
    return stored.email === email && isForm(stored.form) ? stored.form : null;
  } catch {
    return null;
  }
}

/** A new quote clears what is stored, addresses among it (quotation-core.md §4). */
export function clearManualDraft(): void {
  sessionStorage.removeItem(KEY);
}
