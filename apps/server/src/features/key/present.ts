import { KEY_STEPS, type KeyEvent, type KeyRow } from "@kilolane/contract";
import { isKeyType, maskKey } from "@kilolane/domain";
import type { Scope } from "../../db/scope.ts";
import { actionsOf } from "./policy.ts";
import type { KeyEventRow } from "./reads/history.ts";
import type { StoredKey } from "./reads/key.ts";

/** A key in a list: masked, its last day instead of the moment after it, and what the caller may do with it. */
export function presentKey(scope: Scope, row: StoredKey): KeyRow {
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
    assignedAt: row.assigned_at?.toISOString() ?? null,
    usedAt: row.used_at?.toISOString() ?? null,
    ffuserId: row.used_by,
    holderName: row.holder_name,
    actions: actionsOf(scope, row),
  };
}

/** The last day (UTC) of a key that ends at the midnight after it. */
export function lastDayOf(expiresAt: Date): string {
  return new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10);
}

/** An entry of the audit as a step of a key's life; undefined for what is none. */
export function presentEvent(row: KeyEventRow): KeyEvent | undefined {
  const step = KEY_STEPS.find((one) => row.action === `key.${one}`);
  if (step === undefined) return undefined;
  return { at: row.at.toISOString(), step, byName: row.by_name, email: row.email };
}
