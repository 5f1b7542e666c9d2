import type { EndpointOutput, getAnalysedQuotation } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentAnalysed } from "./present.ts";
import { findAnalysedRow, findCourse } from "./reads.ts";

/**
 * One quotation with its course. That the operator looked is audited at the company whose quotation it is.
 * @throws AppError not-found
 */
export function getQuotation(
  scope: PlatformScope,
  place: { readonly companyId: string; readonly id: string },
): Promise<EndpointOutput<typeof getAnalysedQuotation>> {
  return withTransaction(scope, async (tx) => {
    const row = await findAnalysedRow(tx, place);
    if (row === undefined) throw new AppError("not-found");
    const events = await findCourse(tx, place);
    await recordAuditIn(tx, {
      action: "quotation.seen-by-operator",
      subjectKind: "quotation",
      subjectId: row.id,
      companyId: row.company_id,
    });
    return {
      ...presentAnalysed(row),
      grossWeightKg: row.gross_weight_kg,
      readyDate: row.ready_date,
      language: row.language,
      events: events.map(({ kind, version, at }) => ({ kind, version, at: at.toISOString() })),
    };
  });
}
