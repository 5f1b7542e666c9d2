import { parseCutOff, type RateCandidate } from "@kilolane/domain";
import type { StoredPricing } from "../reads/content.ts";

/** A rate without a cut-off of its own has its airline's, as that was when the request was priced. */
export function withAirlineCutOff(
  candidate: RateCandidate,
  departure: StoredPricing["departure"],
): RateCandidate {
  const stated = departure?.airlineCutOffs?.[candidate.airlineId];
  if (stated === undefined || candidate.cutOff !== null) return candidate;
  return { ...candidate, cutOff: parseCutOff(stated) };
}
