import type { Address, AddressForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedAddress, requireKnownPlaces } from "./address.ts";
import { type SeenAddress, updateAddressRow } from "./writes.ts";

/**
 * Changes an address, if nobody changed it since.
 * @throws AppError not-found, version-conflict, validation (unknown-country, unknown-airport)
 */
export function updateAddress(scope: CompanyScope, form: AddressForm & SeenAddress): Promise<Address> {
  return withTransaction(scope, async (tx) => {
    const { version: currentVersion } = await getPresentedAddress(tx, form.id);
    await requireKnownPlaces(tx, form);
    if (!(await updateAddressRow(tx, form, form))) throw new AppError("version-conflict", { currentVersion });
    await recordAuditIn(tx, { action: "address.updated", subjectKind: "address", subjectId: form.id });
    return getPresentedAddress(tx, form.id);
  });
}
