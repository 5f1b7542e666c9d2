import type { PricedRequest } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { type OptionEdit, priceEdited, withEdits, findKeptPrices } from "./option-edit.ts";
import { type Detail, getPresentedRequest } from "./presented-request.ts";
import { getRequestRow, requireVersion, updateRequestIn } from "./stored-request.ts";

/**
 * Margins, sell amounts and remarks of options that are not saved yet.
 * @throws AppError not-found, version-conflict, below-margin-floor, validation
 */
export function updateOptions(
  scope: CompanyScope,
  body: {
    readonly request_id: string;
    readonly version?: number | undefined;
    readonly options: readonly OptionEdit[];
  },
  detail: Detail,
): Promise<PricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, body.request_id, "lock");
    requireVersion(body.version, row.version);
    const edits = await findKeptPrices(tx, row, body.options);
    const edited = withEdits(row.pricing, edits, row.request.currency);
    const { pricing, model } = await priceEdited(tx, row, edited, edits);
    const what = { options: body.options.map((edit) => edit.quote_id) };
    const written = await updateRequestIn(tx, row, { pricing, action: "request.edit", detail: what }, model);
    return getPresentedRequest(tx, written.row, model, detail);
  });
}
