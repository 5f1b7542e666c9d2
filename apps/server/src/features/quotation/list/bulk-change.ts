import type { BulkAnswer, BulkReason } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import type { QuotationStatus } from "../reads/status.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";

/** A row of the list as it was on the screen. */
export interface ChosenQuotation {
  readonly id: string;
  readonly version: number;
  readonly seenStatus?: QuotationStatus | undefined;
}

/** Runs work in a transaction of its own: the use case opens it. */
type InTransaction = <Answer>(work: (tx: CompanyTransaction) => Promise<Answer>) => Promise<Answer>;

/** What is done to each: a change in its transaction. Why it cannot be done is a reason, or thrown by the single rule. */
type Change = (
  tx: CompanyTransaction,
  row: QuotationRow,
  chosen: ChosenQuotation,
) => Promise<{ readonly reason?: BulkReason; readonly isUnsent?: boolean }>;

/**
 * Changes chosen quotations one after the other, each in a transaction of its own: one that is refused says why and
 * leaves the others done.
 * @throws AppError not-found when the caller may not see one of them; then nothing was changed
 */
export async function changeEachIn(
  inTransaction: InTransaction,
  chosen: readonly ChosenQuotation[],
  change: Change,
): Promise<BulkAnswer> {
  const each = [...new Map(chosen.map((entry) => [entry.id, entry])).values()];
  const seen = await inTransaction(async (tx) => {
    const rows: QuotationRow[] = [];
    for (const { id } of each) rows.push(await getQuotationRow(tx, id));
    return rows;
  });
  const results: BulkAnswer["results"] = [];
  for (const [place, entry] of each.entries()) {
    const number = seen[place]?.number ?? "";
    results.push({ id: entry.id, number, ...(await changeOne(inTransaction, entry, change)) });
  }
  return { results };
}

async function changeOne(inTransaction: InTransaction, chosen: ChosenQuotation, change: Change) {
  let status: QuotationStatus = "draft";
  try {
    const { reason = null, isUnsent = false } = await inTransaction(async (tx) => {
      const row = await getQuotationRow(tx, chosen.id, { lock: true });
      status = row.offered?.status ?? row.status;
      return change(tx, row, chosen);
    });
    return { isDone: reason === null, reason, isUnsent };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { isDone: false, reason: reasonOf(error, status), isUnsent: false };
  }
}

/** The refusal of a single change in the words of a list: of what the state forbids, the state. */
function reasonOf({ code, detail }: AppError, status: QuotationStatus): BulkReason {
  if (code === "quotation-expired") return "expired";
  if (code === "state-conflict") return status;
  if (code === "version-conflict") return "changed";
  if (code === "below-margin-floor") return "floor";
  return detail.fields?.[0]?.code === "after-rate" ? "after-rate" : "refused";
}
