import { randomBytes } from "node:crypto";
import type { KeyRow } from "@kilolane/contract";
import { KEY_BYTES, keyTailOf, keyTextOf, roleOfSeat, type KeyType } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { keyedHash, sealText } from "../../integrations/secrets/seal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { presentKey } from "./present.ts";
import { findKey, getKeyCompany } from "./reads/key.ts";
import { findSeats } from "./reads/seats.ts";
import { insertKeys, lockCompanyKeys } from "./writes.ts";

const DAY_MS = 86_400_000;
/** Keys run for a year unless told, and for ten at most. */
const STANDARD_DAYS = 365;
const MOST_DAYS = 3660;

export interface KeyWishes {
  readonly keyType: KeyType;
  readonly count: number;
  /** the last day, `YYYY-MM-DD` (UTC) */
  readonly expiryDate?: string | undefined;
}

/**
 * Makes keys of a type for the scope's company, within its number: keys in force and new ones together.
 * @throws AppError allotment-used; validation (keyType: unknown when such a company has no such seat; expiryDate:
 *   past, too-far)
 */
export function generateKeys(scope: CompanyScope, app: App, wishes: KeyWishes): Promise<KeyRow[]> {
  return withTransaction(scope, async (tx) => {
    await lockCompanyKeys(tx);
    const ids = await createKeys(tx, app, wishes);
    const rows = await Promise.all(ids.map((id) => findKey(tx, id)));
    return rows.filter((row) => row !== undefined).map((row) => presentKey(scope, row));
  });
}

/**
 * The same inside a transaction that has locked the company's keys.
 * @returns the new keys' ids
 */
export async function createKeys(tx: CompanyTransaction, app: App, wishes: KeyWishes): Promise<string[]> {
  const { keyType, count, expiryDate } = wishes;
  const expiresAt = endOf(expiryDate, Date.now());
  const { kind } = await getKeyCompany(tx);
  if (roleOfSeat(kind, keyType) === undefined) throw invalidFields({ field: "keyType", code: "unknown" });
  const seat = (await findSeats(tx, kind)).find((entry) => entry.keyType === keyType);
  if (seat === undefined || seat.keys + count > seat.seats) throw new AppError("allotment-used");
  const { secretKey } = app.config;
  const keys = Array.from({ length: count }, () => ({ keyType, expiresAt, ...makeStoredText(secretKey) }));
  const ids = await insertKeys(tx, keys);
  await recordAudit(tx, {
    action: "key.generated",
    subjectKind: "company",
    subjectId: tx.scope.companyId,
    detail: { keyType, count, ids },
  });
  return ids;
}

/** What is stored of a key's text: its keyed hash, itself sealed, and the end that may be shown. */
export interface StoredText {
  readonly keyIndex: Buffer;
  readonly keySealed: Buffer;
  readonly keyTail: string;
}

/** A new key's text as it is stored. */
export function makeStoredText(secretKey: string): StoredText {
  const text = keyTextOf(randomBytes(KEY_BYTES));
  return {
    keyIndex: keyedHash(secretKey, "licence-index", text),
    keySealed: sealText(secretKey, "licence-key", text),
    keyTail: keyTailOf(text),
  };
}

/** The midnight (UTC) after the last day. */
function endOf(lastDay: string | undefined, nowMs: number): Date {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  if (lastDay === undefined) return new Date(today + (STANDARD_DAYS + 1) * DAY_MS);
  const day = Date.parse(`${lastDay}T00:00:00Z`);
  if (day < today) throw invalidFields({ field: "expiryDate", code: "past" });
  if (day > today + MOST_DAYS * DAY_MS) throw invalidFields({ field: "expiryDate", code: "too-far" });
  return new Date(day + DAY_MS);
}
