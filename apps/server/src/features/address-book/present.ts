import { type Address, ADDRESS_KINDS } from "@kilolane/contract";
import { addressPartOf } from "../place/postal-address.ts";
import type { AddressRow } from "./reads.ts";

export function presentAddress(row: AddressRow): Address {
  return {
    ...addressPartOf(row),
    id: row.id,
    kind: ADDRESS_KINDS.find((kind) => kind === row.kind) ?? "other",
    label: row.label,
    companyName: row.company_name,
    note: row.note,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
