import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** RFC 6238 with what every authenticator app understands: HMAC-SHA-1, 30 seconds, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 §4 asks for 160 bits. */
const KEY_BYTES = 20;
/** One step early or late: clocks differ, and people type slowly. */
const STEPS_AROUND = [0, -1, 1] as const;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new key, in Base32 (RFC 4648, without padding: 160 bits fill 32 letters). */
export function makeTotpKey(): string {
  return encodeBase32(randomBytes(KEY_BYTES));
}

/** Bytes in Base32. The length must be a multiple of five bytes: nothing is padded. */
export function encodeBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join("");
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The code of a time step (RFC 4226 §5.3). */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", decodeBase32(key)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The time step of an instant. */
export function stepOf(nowMs: number): number {
  return Math.floor(nowMs / 1000 / STEP_SECONDS);
}

/**
 * The time step that a typed code belongs to, if it is one of the three around now.
 * @param code as typed; blanks between the digits are no matter
 */
export function findStep(key: string, code: string, nowMs: number): number | undefined {
  const digits = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return undefined;
  const now = stepOf(nowMs);
  const typed = Buffer.from(digits);
  return STEPS_AROUND.map((around) => now + around).find((step) =>
    timingSafeEqual(typed, Buffer.from(codeAt(key, step))),
  );
}

/** What the app reads from the QR code (the 'Key Uri Format' of authenticator apps). */
export function totpUri(key: string, email: string): string {
  return `otpauth://totp/Kilolane:${encodeURIComponent(email)}?secret=${key}&issuer=Kilolane`;
}
