import { createHash, createHmac } from "node:crypto";

/**
 * The token of a mail's link: 256 bits that follow from the mail's id and the server's secret, so that only its hash
 * is ever stored and the worker can still write it into the mail.
 */
export function linkTokenOf(secretKey: string, mailId: string): string {
  return createHmac("sha256", secretKey).update(`quotation-link:${mailId}`).digest("base64url");
}

/** What is stored of a token. */
export function hashLinkToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
