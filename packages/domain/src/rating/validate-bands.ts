import { type Exact, compareExact, exact, subtractExact } from "../money/exact.ts";
import type { RateBand } from "./terms.ts";

/** Errors keep a rate from being published; warnings are shown and stored as typed (pricing rules §3). */
export interface BandFinding {
  readonly severity: "error" | "warning";
  readonly code: "overlap" | "inverted" | "gap" | "order" | "dearer";
  /** place of the band as typed */
  readonly index: number;
}

/** The field of a band at which each finding is marked. */
export const BAND_FINDING_FIELDS = {
  overlap: "lowerRange",
  gap: "lowerRange",
  order: "lowerRange",
  inverted: "upperRange",
  dearer: "perUnitCharge",
} as const satisfies Readonly<Record<BandFinding["code"], keyof TypedBand>>;

type TypedBand = Pick<RateBand, "lowerRange" | "upperRange"> & { readonly perUnitCharge?: Exact | null };

/** Bands are typed by whole units: 44 then 45 leaves nothing out. */
const ADJACENT = exact(1);

function findOverlap(lower: TypedBand, upper: TypedBand): "overlap" | "gap" | null {
  if (compareExact(lower.lowerRange, upper.lowerRange) === 0) return "overlap";
  if (!lower.upperRange) return null;
  if (compareExact(lower.upperRange, upper.lowerRange) > 0) return "overlap";
  return compareExact(subtractExact(upper.lowerRange, lower.upperRange), ADJACENT) > 0 ? "gap" : null;
}

function isDearer(lower: TypedBand, upper: TypedBand): boolean {
  return Boolean(
    lower.perUnitCharge && upper.perUnitCharge && compareExact(upper.perUnitCharge, lower.perUnitCharge) > 0,
  );
}

/**
 * What is wrong or remarkable about a rate's bands: overlapping or inverted ranges (errors), gaps, an unsorted order
 * and a price that rises in a higher band (warnings). Touching ends (0–45, 45–100) do not overlap.
 */
export function validateBands(bands: readonly TypedBand[]): readonly BandFinding[] {
  const findings: BandFinding[] = [];
  const sorted = bands
    .map((band, index) => ({ band, index }))
    .toSorted((a, b) => compareExact(a.band.lowerRange, b.band.lowerRange));
  sorted.forEach(({ band, index }, place) => {
    if (band.upperRange && compareExact(band.upperRange, band.lowerRange) < 0) {
      findings.push({ severity: "error", code: "inverted", index });
    }
    const previous = sorted[place - 1];
    if (!previous) return;
    const meeting = findOverlap(previous.band, band);
    if (meeting)
      findings.push({ severity: meeting === "overlap" ? "error" : "warning", code: meeting, index });
    if (isDearer(previous.band, band)) findings.push({ severity: "warning", code: "dearer", index });
    if (index < previous.index) findings.push({ severity: "warning", code: "order", index });
  });
  return findings;
}
