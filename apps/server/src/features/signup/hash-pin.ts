import { randomInt, timingSafeEqual } from "node:crypto";
import { keyedHash } from "../../integrations/secrets/seal.ts";

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
