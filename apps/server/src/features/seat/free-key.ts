import type { KeyType } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { createKeysIn } from "./new-keys.ts";
import { findFreeKey, getKeyCompany } from "./reads/key.ts";
import { findSeats } from "./reads/seats.ts";
import { lockCompanyKeys, updateKey, updateLicence } from "./writes.ts";

/** Somebody who needs a seat. */
export interface Seated {
  readonly keyType: KeyType;
  readonly userId: string;
  readonly email: string;
}

/**
 * Puts a person on the free key of that type that lasts longest, or on a new one while the company's number allows
 * one more; two at once take two.
 * @returns the key's id, undefined when all seats are taken
 */
export async function assignFreeKeyIn(
  tx: CompanyTransaction,
  app: App,
  person: Seated,
): Promise<string | undefined> {
  const key = await findOrCreateKey(tx, app, person.keyType);
  if (key === undefined) return undefined;
  const now = tx.now();
  const { userId, email } = person;
  await updateKey(tx, key.id, { used_by: userId, used_at: now, email, assigned_at: now });
  await updateLicence(tx, userId, { licence_state: "open", licence_ends_at: key.expires_at });
  return key.id;
}

async function findOrCreateKey(tx: CompanyTransaction, app: App, keyType: KeyType) {
  const free = await findFreeKey(tx, keyType);
  if (free !== undefined) return free;
  await lockCompanyKeys(tx);
  const { kind } = await getKeyCompany(tx);
  const seat = (await findSeats(tx, kind)).find((entry) => entry.keyType === keyType);
  if (seat === undefined || seat.keys >= seat.seats) return undefined;
  await createKeysIn(tx, app, { keyType, count: 1 });
  return findFreeKey(tx, keyType);
}
