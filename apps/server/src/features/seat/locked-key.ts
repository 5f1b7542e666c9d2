import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
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

/** Notes what happened to a key; never its text. */
export function recordKeyIn(
  tx: CompanyTransaction,
  action: string,
  subjectId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordAuditIn(tx, { action, subjectKind: "key", subjectId, detail });
}
