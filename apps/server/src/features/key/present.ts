import {
  type EndpointOutput,
  KEY_STEPS,
  type KeyEvent,
  type KeyFilter,
  type KeyRow,
  type validateKey,
} from "@kilolane/contract";
import { isKeyType, maskKey, roleOfSeat } from "@kilolane/domain";
import type { Scope } from "../../db/scope.ts";
import { lastDayOf } from "../seat/key-mail.ts";
import type { StoredKey } from "../seat/reads/key.ts";
import { actionsOf } from "./policy.ts";
import type { KeyEventRow } from "./reads/history.ts";
import type { OpenKey } from "./reads/key.ts";
import type { KeyCounts } from "./reads/list.ts";

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

/** An entry of the audit as a step of a key's life; undefined for what is none. */
export function presentEvent(row: KeyEventRow): KeyEvent | undefined {
  const step = KEY_STEPS.find((one) => row.action === `key.${one}`);
  if (step === undefined) return undefined;
  return { at: row.at.toISOString(), step, byName: row.by_name, email: row.email };
}

/** How many match behind the filter that is set. */
export function totalOf(counts: KeyCounts, filter: KeyFilter): number {
  const totals: Readonly<Record<KeyFilter, number>> = {
    All: counts.all,
    Assigned: counts.assigned,
    Unassigned: counts.unassigned,
    Used: counts.used,
    Unused: counts.unused,
    Active: counts.active,
    Suspended: counts.suspended,
    Expired: counts.expired,
  };
  return totals[filter];
}

/** What the validate screens show of a key that opens a seat. */
export function presentOpenKey(key: OpenKey): EndpointOutput<typeof validateKey> {
  return {
    companyName: key.name,
    email: key.email ?? "",
    keyType: key.key_type,
    role: isKeyType(key.key_type) ? (roleOfSeat(key.kind, key.key_type) ?? "") : "",
    expiryDate: lastDayOf(key.expires_at),
  };
}
