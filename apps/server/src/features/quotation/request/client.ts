import type { StoredRequest } from "../reads/request-content.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { invalidFields } from "../../../http/app-error.ts";
import { isClientSide } from "../policy.ts";
import { findParty, isClientUser } from "../reads/request.ts";

/**
 * The client account a request belongs to: the caller, the one named, or the inquirer's own.
 * @throws AppError validation (`inquirerId`: unknown-inquirer, `client_id`: unknown)
 */
export async function findClientId(tx: CompanyTransaction, request: StoredRequest): Promise<string | null> {
  if (isClientSide(tx.scope)) {
    await refuseOthersInquirer(tx, request.inquirerId);
    return tx.scope.userId;
  }
  if (request.clientUserId) {
    if (!(await isClientUser(tx, request.clientUserId)))
      throw invalidFields({ field: "client_id", code: "unknown" });
  }
  if (!request.inquirerId) return request.clientUserId ?? null;
  const party = await findParty(tx, request.inquirerId);
  if (party === undefined) throw invalidFields({ field: "inquirerId", code: "unknown-inquirer" });
  return request.clientUserId ?? party.clientUserId;
}

/** A client may name itself as who asks; the desk's other inquirers are none of its business. */
async function refuseOthersInquirer(
  tx: CompanyTransaction,
  inquirerId: string | null | undefined,
): Promise<void> {
  if (!inquirerId) return;
  const party = await findParty(tx, inquirerId);
  if (party?.clientUserId !== tx.scope.userId)
    throw invalidFields({ field: "inquirerId", code: "unknown-inquirer" });
}
