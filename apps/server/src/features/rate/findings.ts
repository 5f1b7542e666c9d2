import type { RateBandForm, RateFinding } from "@kilolane/contract";
import { BAND_FINDING_FIELDS, exact, validateBands, type CalendarDate } from "@kilolane/domain";
import { loadTranslator } from "@kilolane/phrases";
import type { Transaction } from "../../db/transaction.ts";
import type { OverlapRow } from "./reads/overlap.ts";

/** What the check names of a rate; the words are the phrase `rate.finding.<code>`. */
export interface FoundFinding {
  readonly severity: RateFinding["severity"];
  readonly code:
    | "overlap"
    | "inverted"
    | "gap"
    | "order"
    | "dearer"
    | "lane-dearer"
    | "expired"
    | "rate-overlap"
    | "rate-contradiction";
  readonly field: string;
  readonly rateId?: string;
  readonly lane?: { readonly origin: string; readonly destination: string };
  readonly count?: number;
}

type CheckedBand = Pick<RateBandForm, "lowerRange" | "upperRange" | "perUnitCharge">;

/** Lanes with dearer higher bands that are named at most. */
const MOST_LANES_NAMED = 10;

/** What is wrong or remarkable about bands as typed: order, gaps, overlaps, a dearer higher band. */
export function findBandFindings(bands: readonly CheckedBand[]): FoundFinding[] {
  const parsed = bands.map((band) => ({
    lowerRange: exact(band.lowerRange),
    upperRange: band.upperRange === null ? null : exact(band.upperRange),
    perUnitCharge: exact(band.perUnitCharge),
  }));
  const findings = validateBands(parsed).map(({ severity, code, index }): FoundFinding => ({
    severity,
    code,
    field: `perUnitCharges.${index}.${BAND_FINDING_FIELDS[code]}`,
  }));
  const lowest = parsed.reduce((least, band, index) => {
    const than = parsed[least];
    return than !== undefined && Number(band.lowerRange.toString()) < Number(than.lowerRange.toString())
      ? index
      : least;
  }, 0);
  // weights below the first band are not covered: the engine bills them at its price
  if (parsed[lowest] !== undefined && parsed[lowest].lowerRange.units > 0n) {
    findings.push({ severity: "warning", code: "gap", field: `perUnitCharges.${lowest}.lowerRange` });
  }
  return findings;
}

/** Lanes with prices of their own that rise in a higher band. */
export function findLaneFindings(form: {
  readonly perUnitCharges: readonly CheckedBand[];
  readonly lanes?:
    | readonly {
        readonly fromStation: string;
        readonly toStation: string;
        readonly prices?: readonly string[] | undefined;
      }[]
    | undefined;
}): FoundFinding[] {
  const order = form.perUnitCharges
    .map((band, index) => ({ lower: Number(band.lowerRange), index }))
    .toSorted((a, b) => a.lower - b.lower)
    .map(({ index }) => index);
  return (form.lanes ?? [])
    .flatMap(({ fromStation, toStation, prices }, place): FoundFinding[] => {
      const sorted = prices === undefined ? [] : order.map((index) => Number(prices[index]));
      const rises = sorted.some((price, index) => index > 0 && price > (sorted[index - 1] ?? price));
      const lane = { origin: fromStation, destination: toStation };
      return rises
        ? [{ severity: "warning", code: "lane-dearer", field: `lanes.${place}.prices`, lane }]
        : [];
    })
    .slice(0, MOST_LANES_NAMED);
}

/** A rate whose last day has passed prices nothing. */
export function findDateFindings(expiryDate: CalendarDate, today: CalendarDate): FoundFinding[] {
  return expiryDate < today ? [{ severity: "warning", code: "expired", field: "expiryDate" }] : [];
}

/** Other live rates on the same lanes and days: doubles, or contradictions when they ask another price. */
export function findOverlapFindings(overlaps: readonly OverlapRow[]): FoundFinding[] {
  return overlaps.map((row) => ({
    severity: "warning",
    code: row.differs ? "rate-contradiction" : "rate-overlap",
    field: "toStation",
    rateId: row.rate_id,
    lane: { origin: row.origin, destination: row.destination },
    count: row.lanes,
  }));
}

/** Findings in the caller's language, errors first. */
export async function presentFindings(
  tx: Transaction,
  findings: readonly FoundFinding[],
): Promise<RateFinding[]> {
  const t = await loadTranslator(tx.scope.locale, "rate");
  return findings
    .toSorted((a, b) => Number(a.severity !== "error") - Number(b.severity !== "error"))
    .map(({ severity, code, field, rateId, lane, count }) => ({
      severity,
      code,
      field,
      message: t(`finding.${code}`, {
        lane: lane === undefined ? "" : `${lane.origin}–${lane.destination}`,
        count: count ?? 1,
      }),
      rateId: rateId ?? null,
      lane: lane === undefined ? null : { fromStation: lane.origin, toStation: lane.destination },
    }));
}
