import { randomInt, timingSafeEqual } from "node:crypto";
import type { SystemTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { keyedHash } from "../../integrations/secrets/seal.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { sendNoticeIn } from "../notification/notice.ts";

interface PinMail {
  readonly to: string;
  readonly name: string;
  readonly language: string;
  readonly company: string;
  readonly pin: string;
}

export function sendPinIn(tx: SystemTransaction, app: App, mail: PinMail): Promise<void> {
  const { to, name, language, company, pin } = mail;
  return sendNoticeIn(tx, app, { kind: "pin", to, name, language, values: { company }, code: pin });
}

export function recordSignUpIn(
  tx: SystemTransaction,
  action: string,
  subjectId: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return recordAuditIn(tx, { action, subjectKind: "sign-up", subjectId, detail });
}

/** A code is good for ten minutes and five tries (reliability-security.md P7). */
export const PIN_MINUTES = 10;

export const PIN_TRIES = 5;

/** Six digits from the operating system's random numbers. */
export function makePin(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, "0");
}

/** What is stored of a PIN: a keyed hash, bound to its sign-up. */
export function hashPin(secretKey: string, signupId: string, pin: string): Buffer {
  return keyedHash(secretKey, "sign-up-pin", `${signupId}:${pin}`);
}

/** Compares in constant time. */
export function isPin(secretKey: string, signupId: string, pin: string, stored: Buffer): boolean {
  return timingSafeEqual(hashPin(secretKey, signupId, pin), stored);
}
