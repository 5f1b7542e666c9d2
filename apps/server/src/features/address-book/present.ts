import { type Address, ADDRESS_KINDS } from "@kilolane/contract";
import type { AddressRow } from "./reads.ts";

export function presentAddress(row: AddressRow): Address {
  return {
    id: row.id,
    kind: ADDRESS_KINDS.find((kind) => kind === row.kind) ?? "other",
    label: row.label,
    companyName: row.company_name,
    contactName: row.contact_name,
    street: row.street,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: row.country_code,
    email: row.email,
    phone: row.phone,
    airport: row.airport ?? "",
    note: row.note,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
