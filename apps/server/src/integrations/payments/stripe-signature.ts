import { createHmac, timingSafeEqual } from "node:crypto";

/** How far the time of a signature may be from ours, both ways. */
const TOLERANCE_SECONDS = 300;

/** The `v1` signature that Stripe puts on an event. */
export function signEvent(secret: string, seconds: number, raw: Buffer): string {
  return createHmac("sha256", secret).update(`${seconds}.`).update(raw).digest("hex");
}

/**
 * Whether the header `Stripe-Signature` (`t=…,v1=…[,v1=…]`) was made with one of our secrets over exactly these bytes,
 * at a time near now. Two secrets are in use while one is replaced by another.
 */
export function holdsSignature(
  header: string,
  raw: Buffer,
  { secrets, nowMs }: { readonly secrets: readonly string[]; readonly nowMs: number },
): boolean {
  const parts = header.split(",").map((part) => part.trim().split("="));
  const seconds = Number(parts.find(([name]) => name === "t")?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(seconds) || Math.abs(nowMs / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const given = parts.filter(([name]) => name === "v1").map(([, value = ""]) => Buffer.from(value, "hex"));
  return secrets.some((secret) => {
    const expected = Buffer.from(signEvent(secret, seconds, raw), "hex");
    return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}
