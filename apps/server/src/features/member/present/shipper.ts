import type { Shipper } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { mayEndTie } from "../policy.ts";
import type { ShipperAccount, ShipperRow } from "../reads/shipper.ts";

/** A shipper as its forwarder sees it, with how far the shipper's own account is. */
export function presentShipper(
  scope: CompanyScope,
  row: ShipperRow,
  account: ShipperAccount | undefined,
): Shipper {
  return {
    id: row.id,
    companyName: row.company_name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobile: row.phone,
    countryCode: row.phone_country_code,
    country: row.country_code,
    city: row.city,
    reference: row.reference,
    note: row.note,
    status: row.is_suspended ? "Suspended" : "Active",
    account: accountOf(account),
    createdAt: row.created_at.toISOString(),
    version: row.version,
    abilities: { edit: true, suspend: mayEndTie(scope) },
  };
}

function accountOf(account: ShipperAccount | undefined): Shipper["account"] {
  if (account?.is_approved !== true) return "waiting";
  return account.has_signed_in ? "joined" : "invited";
}
