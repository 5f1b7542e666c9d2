import type { KeyRow } from "@kilolane/contract";
import { isKeyType, maskKey } from "@kilolane/domain";
import type { StoredKey } from "./reads.ts";

/** A key in a list: masked, its last day instead of the moment after it. */
export function presentKey(row: StoredKey): KeyRow {
  if (!isKeyType(row.key_type)) throw new TypeError(`unknown type of key ${row.key_type}`);
  return {
    id: row.id,
    key: maskKey(row.key_tail),
    keyType: row.key_type,
    companyId: row.company_id,
    email: row.email,
    assignStatus: row.email === null ? "Unassigned" : "Assigned",
    usedStatus: row.used_by === null ? "Unused" : "Used",
    activeStatus: row.is_suspended ? "Suspended" : "Active",
    isExpired: row.is_expired,
    expiryDate: lastDayOf(row.expires_at),
    createdAt: row.created_at.toISOString(),
    ffuserId: row.used_by,
    holderName: row.holder_name,
  };
}

/** The last day (UTC) of a key that ends at the midnight after it. */
export function lastDayOf(expiresAt: Date): string {
  return new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10);
}
