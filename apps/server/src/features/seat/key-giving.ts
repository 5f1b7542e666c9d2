import { isKeyType, roleOfSeat } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { sendNoticeIn } from "../notification/notice.ts";
import { sendKeyIn } from "./key-mail.ts";
import { type LockedKey, recordKeyIn } from "./locked-key.ts";
import { getKeyCompany, hasWaitingKey } from "./reads/key.ts";
import { findMemberByEmail, type MemberRow } from "./reads/member.ts";
import { updateKey, updateLicence } from "./writes.ts";

/** Who gets a key, and the field of the call that names them. */
export interface Receiver {
  readonly field: string;
  /** lower case */
  readonly email: string;
}

/** Gives a locked key to somebody. @throws AppError validation (the receiver's field: already-registered, holds-key) */
export async function giveKeyIn(
  tx: CompanyTransaction,
  app: App,
  key: LockedKey,
  { field, email }: Receiver,
): Promise<void> {
  const { id } = key.row;
  if (await hasWaitingKey(tx, id, email)) throw invalidFields({ field, code: "holds-key" });
  const person = await findMemberByEmail(tx, email);
  if (person === undefined) {
    await updateKey(tx, id, { email, assigned_at: tx.now() });
    await sendKeyIn(tx, app, key, email);
  } else {
    if (!(await maySit(tx, key, person))) throw invalidFields({ field, code: "already-registered" });
    await seatMember(tx, app, key, person);
  }
  await recordKeyIn(tx, "key.assigned", id, { email });
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
  const now = tx.now();
  await updateKey(tx, row.id, { email: person.email, assigned_at: now, used_by: person.id, used_at: now });
  await updateLicence(tx, person.id, { licence_state: "open", licence_ends_at: row.expires_at });
  const { name: company } = await getKeyCompany(tx);
  await sendNoticeIn(tx, app, {
    kind: "keyActivated",
    to: person.email,
    name: person.first_name,
    language: person.locale,
    values: { company },
    path: "/sign-in",
  });
}
