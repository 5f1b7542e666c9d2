import { proposalForm, type ProposalForm, quotationForm, type QuotationForm } from "@kilolane/contract";
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
  return checked.success ? { request: checked.data } : { problems: problemsOf(checked.error.issues) };
}

/** The same for a form whose airports are still open. */
export function checkProposal(
  draft: RequestDraft,
): { readonly request: ProposalForm } | { readonly problems: readonly FormProblem[] } {
  const { shipFromAirport, shipToAirport } = draft;
  const open = { shipFromAirport: shipFromAirport || null, shipToAirport: shipToAirport || null };
  const checked = proposalForm.safeParse({ ...draft, ...open });
  return checked.success ? { request: checked.data } : { problems: problemsOf(checked.error.issues) };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function problemsOf(issues: readonly Issue[]): readonly FormProblem[] {
  return issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
}
