import type { Address, AddressForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedAddress, requireKnownPlaces } from "./address.ts";
import { updateAddressRow } from "./writes.ts";

/**
 * Changes an address, if nobody changed it since.
 * @throws AppError not-found, version-conflict, validation (unknown-country, unknown-airport)
 */
export function updateAddress(scope: CompanyScope, form: AddressForm & SeenRow): Promise<Address> {
  return withTransaction(scope, async (tx) => {
    const { version: currentVersion } = await getPresentedAddress(tx, form.id);
    await requireKnownPlaces(tx, form);
    requireWritten(await updateAddressRow(tx, form, form), currentVersion);
    await recordAuditIn(tx, { action: "address.updated", subjectKind: "address", subjectId: form.id });
    return getPresentedAddress(tx, form.id);
  });
}
