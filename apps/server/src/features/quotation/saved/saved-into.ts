import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { isClientSide } from "../policy.ts";
import { findNewestOf, findQuotation, type QuotationRow } from "../reads/quotation.ts";
import type { QuotationStatus } from "../reads/status.ts";

/** States in which a quotation takes up a new save of its request; the others are decided. */
const OPEN_STATES: ReadonlySet<QuotationStatus> = new Set(["draft", "sent", "expired"]);

// The request is within what the caller may see; a caller who may price it may go on with what became of it.
const COMPANY = { kind: "company" } as const;

/**
 * The quotation that a save of the request goes into: the one that the caller saved it into before, else the newest
 * made of it, while it may still change. What was decided stands for good, so a save after it makes another
 * quotation (null); a caller who names the one that is decided has not seen that, and makes none. Clients go on with
 * their own alone: the desk's offer is not theirs to change.
 *
 * @param quotationId names the one that the caller saved into
 * @throws AppError not-found, state-conflict of the one that is named
 */
export async function findOpenQuotation(
  tx: CompanyTransaction,
  requestId: string,
  quotationId: string | undefined,
): Promise<QuotationRow | null> {
  if (quotationId !== undefined) return getNamedQuotation(tx, requestId, quotationId);
  const id = await findNewestOf(tx, requestId, isClientSide(tx.scope) ? tx.scope.userId : null);
  if (id === undefined) return null;
  const row = await findQuotation(tx, COMPANY, id, { lock: true });
  return row !== undefined && OPEN_STATES.has(row.status) ? row : null;
}

async function getNamedQuotation(
  tx: CompanyTransaction,
  requestId: string,
  quotationId: string,
): Promise<QuotationRow> {
  const row = await findQuotation(tx, COMPANY, quotationId, { lock: true });
  if (row === undefined || row.requestId !== requestId) throw new AppError("not-found");
  if (!OPEN_STATES.has(row.status)) throw new AppError("state-conflict");
  return row;
}
