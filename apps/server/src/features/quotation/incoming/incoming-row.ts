import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { findIncoming, type IncomingRow, type IncomingState, lockIncoming } from "../reads/incoming.ts";
import { findQuotation, type QuotationRow } from "../reads/quotation.ts";
import { getSettings } from "../reads/reference.ts";

/** A request that the caller may see. @throws AppError not-found */
export async function getIncomingRow(
  tx: CompanyTransaction,
  by: { readonly requestId: string } | { readonly quotationId: string },
): Promise<IncomingRow> {
  const row = await findIncoming(tx, visibilityOf(tx.scope, await getSettings(tx)), by);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** A request with its quotation, both locked: what the other side has in hand, not a revision that is not sent. */
export interface LockedIncoming {
  readonly state: IncomingState;
  readonly quotation: QuotationRow | null;
}

/**
 * Locks a request that the caller may see, its quotation first, as everybody does who changes both.
 * @throws AppError not-found, version-conflict
 */
export async function lockIncomingIn(
  tx: CompanyTransaction,
  requestId: string,
  seen: number | undefined,
): Promise<LockedIncoming> {
  const { quotationId } = await getIncomingRow(tx, { requestId });
  const quotation = quotationId === null ? null : await lockQuotation(tx, quotationId);
  const state = await lockIncoming(tx, { requestId });
  if (state === undefined) throw new AppError("not-found");
  const isOther = state.quotationId !== quotationId;
  if (isOther || (seen !== undefined && seen !== state.version))
    throw new AppError("version-conflict", { currentVersion: state.version });
  return { state, quotation };
}

async function lockQuotation(tx: CompanyTransaction, id: string): Promise<QuotationRow | null> {
  const company = { kind: "company" } as const;
  const row = await findQuotation(tx, company, id, { lock: true });
  if (row === undefined) return null;
  const isOffered = row.offered !== null;
  return isOffered ? ((await findQuotation(tx, company, id, { side: "client" })) ?? row) : row;
}
