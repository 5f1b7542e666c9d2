import type { QuotationRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { presentRow } from "../present/quotation.ts";
import { findRecentRows } from "../reads/list.ts";
import { getSettings } from "../reads/reference.ts";

const RECENT = 10;

/** The ten quotations that changed last. */
export function findRecentQuotations(scope: CompanyScope): Promise<{ content: QuotationRow[] }> {
  return withTransaction(scope, async (tx) => {
    const rows = await findRecentRows(tx, visibilityOf(scope, await getSettings(tx)), RECENT);
    return { content: rows.map(presentRow) };
  });
}
