import { randomBytes } from "node:crypto";
import argon2 from "@node-rs/argon2";
import { AppError } from "../../http/app-error.ts";

/** argon2id (the library's default) with OWASP's minimum: 19 MiB, two passes, one lane (reliability-security.md P6). */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const STRENGTH_MARK = `$argon2id$v=19$m=${STRENGTH.memoryCost},t=${STRENGTH.timeCost},p=${STRENGTH.parallelism}$`;

/** Hashing is heavy on purpose: two at once leave the other core to everybody else. */
const MAX_RUNNING = 2;

const MAX_WAITING = 32;

let running = 0;

const waiting: (() => void)[] = [];

/**
 * Hashes a password for storing.
 *
 * @throws AppError busy when more than 32 wait
 */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(normalise(password), STRENGTH));
}

/**
 * Checks a password. Without a stored hash (unknown account) a decoy is checked, so that the answer takes as long
 * and tells nothing. The decoy is made by the first check of all, for any account.
 *
 * @throws AppError busy when more than 32 wait
 */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const standIn = await decoyHash();
  const matches = await inTurn(() => argon2.verify(storedHash ?? standIn, normalise(password)));
  return storedHash !== undefined && matches;
}

/** True when the hash was made with other settings than today's: hash again at the next sign-in. */
export function isOutdated(storedHash: string): boolean {
  return !storedHash.startsWith(STRENGTH_MARK);
}

let decoy: Promise<string> | undefined;

async function decoyHash(): Promise<string> {
  decoy ??= hashPassword("nobody has this password");
  try {
    return await decoy;
  } catch (error) {
    // Too busy this time: the next check makes it.
    decoy = undefined;
    throw error;
  }
}

/** The same password typed on another keyboard must be the same bytes. */
function normalise(password: string): string {
  return password.normalize("NFKC");
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING) throw new AppError("busy", { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** A password that nobody knows: the mailed link sets the first real one. */
export function hashUnknownPassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString("base64url"));
}
