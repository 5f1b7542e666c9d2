import type { KeyRow, NewHost } from "@kilolane/contract";
import { type KeyType, roleOfSeat } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { hashUnknownPassword } from "../account/password.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { createInvitedMemberIn, EMAIL_TAKEN, getSeatRole } from "../seat/invitation.ts";
import { getLockedKey, recordKeyIn } from "../seat/locked-key.ts";
import { getKeyCompany, type StoredKey } from "../seat/reads/key.ts";
import { findMember } from "../seat/reads/member.ts";
import { updateKey, updateLicence } from "../seat/writes.ts";
import { getPresentedKey } from "./locked-key.ts";

/** A key, the type that the caller takes it for, and whom it shall move to: a colleague or somebody new. */
export interface HostChange {
  readonly keyId: string;
  readonly keyType: KeyType;
  readonly userId?: string | undefined;
  readonly newHost?: NewHost | undefined;
}

/** The constraint that a second key for one person breaks. */
const HOLDS_KEY = "licence_key_holder";

/**
 * Moves a key from one person to another of the same role who has no licence in force, or to somebody new, who is
 * invited by mail: the old one's session ends, what they made stays with the company (product.md §1).
 * @throws AppError not-found (no such key of that type, no such person), state-conflict when nobody holds the key or
 *   it is suspended or expired, validation (ffuserId: no-user for another role, holds-key; newHost.email:
 *   already-registered)
 */
export async function assignHost(scope: CompanyScope, app: App, change: HostChange): Promise<KeyRow> {
  const { keyType, newHost } = change;
  const passwordHash = newHost === undefined ? "" : await hashUnknownPassword();
  try {
    return await withTransaction(scope, async (tx) => {
      const { row } = await getLockedKey(tx, change.keyId);
      if (row.key_type !== change.keyType) throw new AppError("not-found");
      if (row.used_by === null || row.is_suspended || row.is_expired) throw new AppError("state-conflict");
      const to =
        newHost === undefined
          ? await getHost(tx, change)
          : await inviteHost(tx, app, { row, keyType, newHost, passwordHash });
      await moveKey(tx, app, { row, from: row.used_by, to, isNew: newHost !== undefined });
      return getPresentedKey(tx, row.id);
    });
  } catch (error) {
    if (isUniqueViolation(error, HOLDS_KEY)) throw invalidFields({ field: "ffuserId", code: "holds-key" });
    if (isUniqueViolation(error, EMAIL_TAKEN)) {
      throw invalidFields({ field: "newHost.email", code: "already-registered" });
    }
    throw error;
  }
}

interface Invited {
  readonly row: StoredKey;
  readonly keyType: KeyType;
  readonly newHost: NewHost;
  readonly passwordHash: string;
}

async function inviteHost(
  tx: CompanyTransaction,
  app: App,
  { row, keyType, newHost, passwordHash }: Invited,
): Promise<string> {
  const form = { ...newHost, keyType, mobile: "", countryCode: "", locale: tx.scope.locale };
  const role = await getSeatRole(tx, keyType);
  return createInvitedMemberIn(tx, app, { form, role, passwordHash }, async () => row.id);
}

/** The target's own role decides, as it is now: an agent does not become an admin by a key. */
async function getHost(tx: CompanyTransaction, { userId, keyType }: HostChange): Promise<string> {
  if (userId === undefined) throw invalidFields({ field: "ffuserId", code: "required" });
  const [{ kind }, person] = [await getKeyCompany(tx), await findMember(tx, userId)];
  if (person === undefined) throw new AppError("not-found");
  if (person.role !== roleOfSeat(kind, keyType) || person.is_suspended) {
    throw invalidFields({ field: "ffuserId", code: "no-user" });
  }
  if (person.key_id !== null || !person.is_unlicensed) {
    throw invalidFields({ field: "ffuserId", code: "holds-key" });
  }
  return userId;
}

interface KeyMove {
  readonly row: StoredKey;
  readonly from: string;
  readonly to: string;
  /** the invitation tells them all */
  readonly isNew: boolean;
}

async function moveKey(tx: CompanyTransaction, app: App, { row, from, to, isNew }: KeyMove): Promise<void> {
  const [{ name: company }, old, next] = [
    await getKeyCompany(tx),
    await findMember(tx, from),
    await findMember(tx, to),
  ];
  if (old === undefined || next === undefined) throw new Error("a key without its holder");
  const now = tx.now();
  await updateKey(tx, row.id, { used_by: to, used_at: now, email: next.email, assigned_at: now });
  await updateLicence(tx, from, { licence_state: "none", licence_ends_at: null });
  await updateLicence(tx, to, { licence_state: "open", licence_ends_at: row.expires_at });
  await endSessionsIn(tx, [from]);
  const told = [
    { kind: "keyMoved", person: old, path: undefined },
    { kind: "keyActivated", person: next, path: "/sign-in" },
  ] as const;
  for (const { kind, person, path } of told.slice(0, isNew ? 1 : 2)) {
    await sendNoticeIn(tx, app, {
      kind,
      to: person.email,
      name: person.first_name,
      language: person.locale,
      values: { company },
      ...(path === undefined ? {} : { path }),
    });
  }
  await recordKeyIn(tx, "key.host-reassigned", row.id, { from, to });
}
