import type { KeyRow } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getLockedKey, type LockedKey } from "../seat/locked-key.ts";
import { findKey } from "../seat/reads/key.ts";
import { isGivable } from "./policy.ts";
import { presentKey } from "./present.ts";

/** Locks a key that somebody may still be given. @throws AppError not-found, state-conflict */
export async function getGivableKey(tx: CompanyTransaction, id: string): Promise<LockedKey> {
  const key = await getLockedKey(tx, id);
  if (!isGivable(key.row)) throw new AppError("state-conflict");
  return key;
}

/** The key as it is after a change. @throws AppError not-found */
export async function getPresentedKey(tx: CompanyTransaction, id: string): Promise<KeyRow> {
  const row = await findKey(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentKey(tx.scope, row);
}
