import type { KeyRow } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { isGivable } from "./policy.ts";
import { presentKey } from "./present.ts";
import { findKey, lockKey, type StoredKey } from "./reads/key.ts";

/** A key locked for a change: as lists show it, and its text sealed. */
export interface LockedKey {
  readonly row: StoredKey;
  readonly sealed: Buffer;
}

/** Locks a key of the company. @throws AppError not-found */
export async function getLockedKey(tx: CompanyTransaction, id: string): Promise<LockedKey> {
  const sealed = await lockKey(tx, id);
  const row = sealed === undefined ? undefined : await findKey(tx, id);
  if (sealed === undefined || row === undefined) throw new AppError("not-found");
  return { row, sealed };
}

/** Locks a key that somebody may still be given. @throws AppError not-found, state-conflict */
export async function getGivableKey(tx: CompanyTransaction, id: string): Promise<LockedKey> {
  const key = await getLockedKey(tx, id);
  if (!isGivable(key.row)) throw new AppError("state-conflict");
  return key;
}

/** The key as it stands after a change. @throws AppError not-found */
export async function getPresentedKey(tx: CompanyTransaction, id: string): Promise<KeyRow> {
  const row = await findKey(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentKey(tx.scope, row);
}

/** Notes what happened to a key; never its text. */
export function noteKey(
  tx: CompanyTransaction,
  action: string,
  subjectId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordAudit(tx, { action, subjectKind: "key", subjectId, detail });
}
