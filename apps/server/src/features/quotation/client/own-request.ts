import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { RequestRow } from "../reads/request.ts";
import { getRequestRow } from "../request/stored-request.ts";

/**
 * A request of the client's own, locked to be changed: not once it lies with its forwarder, or is decided.
 * @throws AppError not-found, state-conflict
 */
export async function getOwnRequest(tx: CompanyTransaction, id: string): Promise<RequestRow> {
  const row = await getRequestRow(tx, id, "lock");
  if (row.isSentByClient || row.status !== "priced") throw new AppError("state-conflict");
  return row;
}
