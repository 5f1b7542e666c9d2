import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { EVERYONE } from "../rate/owner.ts";
import { getSegment } from "../rate/segment.ts";
import { publishSetIn } from "../rate/set-publication.ts";
import { getImportRecord, type ImportRecord } from "./reads/import.ts";
import { markPublished } from "./writes/import.ts";

const TIMEOUT_MS = 60_000;

/**
 * Puts a checked import live as one set, in one transaction.
 *
 * @param choice what the caller says: to publish the good lines although others are bad, and that prices far from their
 *   neighbours are meant
 * @throws AppError not-found; state-conflict when it is not checked; import-has-bad-rows when there are bad lines and
 *   `publishGood` is not said, or no good one; import-has-warnings when prices are far from their neighbours and
 *   `confirmWarnings` is not said; rates-changed when the live rates are others than those it was compared
 *   with
 */
export async function publishImport(
  scope: CompanyScope,
  id: string,
  choice: { readonly publishGood: boolean; readonly confirmWarnings: boolean },
): Promise<ImportRecord> {
  return withTransaction(
    scope,
    async (tx) => {
      const record = await getImportRecord(tx, id, "for update");
      const { state, set_id: setId, live_sheet_ids: liveSheetIds, ends_sheet_ids: endsSheetIds } = record;
      if (state !== "checked" || setId === null || liveSheetIds === null || endsSheetIds === null) {
        throw new AppError("state-conflict");
      }
      if (record.lanes === 0 || (record.rows_bad > 0 && !choice.publishGood))
        throw new AppError("import-has-bad-rows");
      if (record.rows_warned > 0 && !choice.confirmWarnings) throw new AppError("import-has-warnings");
      const segment = await getSegment(tx, {
        airlineId: record.airline_id,
        rateType: record.rate_type,
        forwarderId: record.owner_id === EVERYONE ? undefined : record.owner_id,
      });
      const { companyId, userId } = scope;
      await publishSetIn(tx, {
        setId,
        endsSheetIds,
        author: { companyId, userId },
        expects: { segment, liveSheetIds },
      });
      await markPublished(tx, id);
      return getImportRecord(tx, id);
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}
