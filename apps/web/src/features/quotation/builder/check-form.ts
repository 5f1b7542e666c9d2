import { quotationForm, type QuotationForm } from "@kilolane/contract";
import type { RequestDraft } from "./create-form.ts";

export interface FormProblem {
  /** path in the wire */
  readonly field: string;
  /** code of the phrase `error.field.<code>` */
  readonly message: string;
}

/**
 * Checks the form by the contract's own schema, as the server will. A module of its own, because the schemas weigh
 * as much as a screen: it is fetched while the first field is being typed.
 */
export function checkForm(
  draft: RequestDraft,
): { readonly request: QuotationForm } | { readonly problems: readonly FormProblem[] } {
  const checked = quotationForm.safeParse(draft);
  if (checked.success) return { request: checked.data };
  return {
    problems: checked.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message })),
  };
}
