import type { QuotationForm } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { invalidFields } from "../../../http/app-error.ts";
import { isClientSide } from "../policy.ts";
import { findParty, isClientUser } from "../reads/request.ts";

/**
 * The client account a request belongs to: the caller, the one named, or the inquirer's own.
 * @throws AppError validation (`inquirerId`: unknown-inquirer, `client_id`: unknown)
 */
export async function findClientId(tx: CompanyTransaction, form: QuotationForm): Promise<string | null> {
  if (isClientSide(tx.scope)) {
    await refuseOthersInquirer(tx, form.inquirerId);
    return tx.scope.userId;
  }
  if (form.client_id) {
    if (!(await isClientUser(tx, form.client_id)))
      throw invalidFields({ field: "client_id", code: "unknown" });
  }
  if (!form.inquirerId) return form.client_id ?? null;
  const party = await findParty(tx, form.inquirerId);
  if (party === undefined) throw invalidFields({ field: "inquirerId", code: "unknown-inquirer" });
  return form.client_id ?? party.clientUserId;
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
