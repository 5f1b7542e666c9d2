import { z } from "zod";

/** An offset as clients write it; a plus that came unescaped in an address arrives as a space. */
const OFFSET = /^(?:GMT|UTC)?([+\- ]?)(\d{1,2})?(?::?(\d{2}))?$/i;
const QUARTERS = new Set(["00", "15", "30", "45"]);
/** A name of the time-zone database. */
const ZONE = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/;

/** The offset as `+05:30`; undefined for what is none that a clock on earth shows. */
function offsetOf(typed: string): string | undefined {
  const [, sign = "", hours = "0", minutes = "00"] = OFFSET.exec(typed) ?? [];
  if (!OFFSET.test(typed) || !QUARTERS.has(minutes)) return undefined;
  const isWest = sign === "-";
  const total = Number(hours) * 60 + Number(minutes);
  if (total > (isWest ? 12 : 14) * 60) return undefined;
  return `${isWest ? "-" : "+"}${hours.padStart(2, "0")}:${minutes}`;
}

function isZone(typed: string): boolean {
  if (!ZONE.test(typed)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: typed }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * Where the reader's days begin: an offset or a time zone, both from fixed lists; UTC when nothing is said. Answers
 * what Intl takes for a time zone. Code: unknown.
 */
export const readerZone = z
  .string("unknown")
  .max(64, "unknown")
  .transform((typed, context) => {
    const trimmed = typed.trim() === "" ? "" : typed.trimEnd();
    const zone = offsetOf(trimmed) ?? (isZone(trimmed) ? trimmed : undefined);
    if (zone !== undefined) return zone;
    context.addIssue({ code: "custom", message: "unknown" });
    return z.NEVER;
  })
  .default("+00:00");
