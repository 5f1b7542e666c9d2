import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** What a secret is used for; each purpose has a key of its own, derived from SECRET_KEY. */
export type SecretPurpose =
  | "licence-key"
  | "licence-index"
  | "notice"
  | "sign-up-pin"
  | "second-factor"
  | "recovery-code";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyFor(secretKey: string, purpose: SecretPurpose): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", `kilolane:${purpose}`, 32));
}

/** Encrypts a text (AES-256-GCM, a fresh nonce each time): nonce, tag, ciphertext in this order. */
export function sealText(secretKey: string, purpose: SecretPurpose, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secretKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text that was sealed. Throws when it was changed, or sealed with another key or for another purpose. */
export function openSealed(secretKey: string, purpose: SecretPurpose, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", keyFor(secretKey, purpose), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(tag);
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return text.toString("utf8");
}

/** A keyed hash (HMAC-SHA256): found again by those who have the secret, and by nobody else. */
export function keyedHash(secretKey: string, purpose: SecretPurpose, text: string): Buffer {
  return createHmac("sha256", keyFor(secretKey, purpose)).update(text).digest();
}
