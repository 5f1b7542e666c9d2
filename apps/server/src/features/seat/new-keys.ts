import { randomBytes } from "node:crypto";
import { KEY_BYTES, keyTailOf, keyTextOf, type KeyType, roleOfSeat } from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { keyedHash, sealText } from "../../integrations/secrets/seal.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findPaidUntil, getKeyCompany } from "./reads/key.ts";
import { findSeats } from "./reads/seats.ts";
import { insertKeys } from "./writes.ts";

const DAY_MS = 86_400_000;

/** Keys run for a year by default, and for ten at most. */
const STANDARD_DAYS = 365;

const MOST_DAYS = 3660;

export interface KeyOrder {
  readonly keyType: KeyType;
  readonly count: number;
  /** the last day, `YYYY-MM-DD` (UTC) */
  readonly expiryDate?: string | undefined;
}

/**
 * The same inside a transaction that has locked the company's keys.
 * @returns the new keys' ids
 */
export async function createKeysIn(tx: CompanyTransaction, app: App, order: KeyOrder): Promise<string[]> {
  const { keyType, count, expiryDate } = order;
  const paidUntil = expiryDate === undefined ? await findPaidUntil(tx) : undefined;
  const expiresAt = paidUntil ?? endOf(expiryDate, tx.now().getTime());
  const { kind } = await getKeyCompany(tx);
  if (roleOfSeat(kind, keyType) === undefined) throw invalidFields({ field: "keyType", code: "unknown" });
  const seat = (await findSeats(tx, kind)).find((entry) => entry.keyType === keyType);
  if (seat === undefined || seat.keys + count > seat.seats) throw new AppError("allotment-used");
  const { secretKey } = app.config;
  const keys = Array.from({ length: count }, () => ({ keyType, expiresAt, ...makeStoredText(secretKey) }));
  const ids = await insertKeys(tx, keys);
  await recordAuditIn(tx, {
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
