import type { Address } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedAddress } from "./address.ts";
import { deleteAddressRow } from "./writes.ts";

/** Deletes an address; the audit holds it. @throws AppError not-found, version-conflict @returns it as it was */
export function removeAddress(scope: CompanyScope, seen: SeenRow): Promise<Address> {
  return withTransaction(scope, async (tx) => {
    const address = await getPresentedAddress(tx, seen.id);
    requireWritten(await deleteAddressRow(tx, seen), address.version);
    await recordAuditIn(tx, {
      action: "address.deleted",
      subjectKind: "address",
      subjectId: seen.id,
      detail: address,
    });
    return address;
  });
}
