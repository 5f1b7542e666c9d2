import type { KeyRow } from "@kilolane/contract";
import { isKeyType, roleOfSeat } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { findMemberByEmail, type MemberRow } from "../member/reads.ts";
import { queueNotice } from "../notification/send-notice.ts";
import { getGivableKey, getLockedKey, getPresentedKey, noteKey, type LockedKey } from "./get-locked-key.ts";
import { getKeyCompany, hasWaitingKey } from "./reads/key.ts";
import { sendKey } from "./send-key.ts";
import { updateKey, updateLicence } from "./writes.ts";

/**
 * Puts an email on a key that nobody has used (in the place of an earlier one, too) and mails the key there. A
 * colleague who is without a licence sits on it at once.
 * @throws AppError not-found; state-conflict when it is used, suspended or expired; validation (email:
 *   already-registered, holds-key)
 */
export function assignKey(scope: CompanyScope, app: App, id: string, typedEmail: string): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    const key = await getGivableKey(tx, id);
    await giveKey(tx, app, key, { field: "email", email: typedEmail.toLowerCase() });
    return getPresentedKey(tx, id);
  });
}

/** Who gets a key, and the field of the call that names them. */
export interface Receiver {
  readonly field: string;
  /** lower case */
  readonly email: string;
}

/** Gives a locked key to somebody. @throws AppError validation (the receiver's field: already-registered, holds-key) */
export async function giveKey(
  tx: CompanyTransaction,
  app: App,
  key: LockedKey,
  { field, email }: Receiver,
): Promise<void> {
  const { id } = key.row;
  if (await hasWaitingKey(tx, id, email)) throw invalidFields({ field, code: "holds-key" });
  const person = await findMemberByEmail(tx, email);
  if (person === undefined) {
    await updateKey(tx, id, { email, assigned_at: new Date() });
    await sendKey(tx, app, key, email);
  } else {
    if (!(await maySit(tx, key, person))) throw invalidFields({ field, code: "already-registered" });
    await seatMember(tx, app, key, person);
  }
  await noteKey(tx, "key.assigned", id, { email });
}

/** A colleague of the key's own role who has no licence and never had a key. */
async function maySit(tx: CompanyTransaction, { row }: LockedKey, person: MemberRow): Promise<boolean> {
  const { kind } = await getKeyCompany(tx);
  const role = isKeyType(row.key_type) ? roleOfSeat(kind, row.key_type) : undefined;
  return person.role === role && !person.is_suspended && person.is_unlicensed && person.key_id === null;
}

async function seatMember(
  tx: CompanyTransaction,
  app: App,
  { row }: LockedKey,
  person: MemberRow,
): Promise<void> {
  const now = new Date();
  await updateKey(tx, row.id, { email: person.email, assigned_at: now, used_by: person.id, used_at: now });
  await updateLicence(tx, person.id, { licence_state: "open", licence_ends_at: row.expires_at });
  const { name: company } = await getKeyCompany(tx);
  await queueNotice(tx, app, {
    kind: "keyActivated",
    to: person.email,
    name: person.first_name,
    language: person.locale,
    values: { company },
    path: "/sign-in",
  });
}

/**
 * Takes the email off a key that nobody has used: what was mailed opens nothing any more.
 * @throws AppError not-found, state-conflict
 */
export function unassignKey(scope: CompanyScope, id: string): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    const { row } = await getLockedKey(tx, id);
    if (row.used_by !== null) throw new AppError("state-conflict");
    await updateKey(tx, id, { email: null, assigned_at: null });
    await noteKey(tx, "key.unassigned", id, { email: row.email });
    return getPresentedKey(tx, id);
  });
}

/**
 * Mails a key again, to the email that is on it and to no other.
 * @throws AppError not-found, state-conflict, validation (email or keyType: unknown when it is not the key's)
 */
export function resendKey(
  scope: CompanyScope,
  app: App,
  claim: { readonly id: string; readonly email: string; readonly keyType: string },
): Promise<KeyRow> {
  return withTransaction(scope, async (tx) => {
    const key = await getGivableKey(tx, claim.id);
    const { email, key_type: keyType } = key.row;
    if (keyType !== claim.keyType) throw invalidFields({ field: "keyType", code: "unknown" });
    if (email === null || email !== claim.email.toLowerCase()) {
      throw invalidFields({ field: "email", code: "unknown" });
    }
    await sendKey(tx, app, key, email);
    await noteKey(tx, "key.resent", claim.id, { email });
    return getPresentedKey(tx, claim.id);
  });
}
