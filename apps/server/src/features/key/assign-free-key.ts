import type { KeyType } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { findFreeKey } from "./reads/key.ts";
import { updateKey, updateLicence } from "./writes.ts";

/** Somebody who needs a seat. */
export interface Seated {
  readonly keyType: KeyType;
  readonly userId: string;
  readonly email: string;
}

/**
 * Puts a person on the free key of that type that lasts longest; two at once take two.
 * @returns the key's id, undefined when none is free
 */
export async function takeFreeKey(tx: CompanyTransaction, person: Seated): Promise<string | undefined> {
  const key = await findFreeKey(tx, person.keyType);
  if (key === undefined) return undefined;
  const now = new Date();
  const { userId, email } = person;
  await updateKey(tx, key.id, { used_by: userId, used_at: now, email, assigned_at: now });
  await updateLicence(tx, userId, { licence_state: "open", licence_ends_at: key.expires_at });
  return key.id;
}
