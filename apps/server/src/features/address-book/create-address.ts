import type { Address, AddressForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedAddress, requireKnownPlaces } from "./address.ts";
import { insertAddress } from "./writes.ts";

/** Enters an address. @throws AppError validation (unknown-country, unknown-airport) */
export function createAddress(scope: CompanyScope, form: AddressForm): Promise<Address> {
  return withTransaction(scope, async (tx) => {
    await requireKnownPlaces(tx, form);
    const id = await insertAddress(tx, form);
    await recordAuditIn(tx, { action: "address.created", subjectKind: "address", subjectId: id });
    return getPresentedAddress(tx, id);
  });
}
