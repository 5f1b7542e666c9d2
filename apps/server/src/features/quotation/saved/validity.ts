import { expiresAt } from "@kilolane/domain";
import type { VersionContent } from "../reads/content.ts";

/**
 * Whether the last day of a version is over at the place of origin. Nothing is offered from then on: the days of grace
 * are for what was sent before (pricing rules §5).
 */
export function isPastValidity(
  { validUntil, from }: Pick<VersionContent, "validUntil" | "from">,
  now: Date,
): boolean {
  return Date.parse(expiresAt(validUntil, 0, from.timeZone)) <= now.getTime();
}
