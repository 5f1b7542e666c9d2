import { describe, expect, it } from "vitest";
import { randomQuotation } from "../../test/random-quotations.ts";
import {
  buildBands,
  buildCandidate,
  buildRequest,
  buildSettings,
  buildSurcharge,
  buildTerms,
} from "../../test/shipment-builders.ts";
import { parseCalendarDate } from "../measure/calendar.ts";
import { exact } from "../money/exact.ts";
import type { RateCandidate } from "./candidate.ts";
import { readyToday } from "./departure.ts";
import { priceShipment } from "./price-shipment.ts";
import type { RateTerms } from "./terms.ts";

const QUOTATIONS = 400;

/** All rates have the surcharges of the first; every second one differs from it in its prices alone. */
function chargingAlike(candidates: readonly RateCandidate[]): RateCandidate[] {
  const [first] = candidates;
  if (first === undefined) return [];
  const { surcharges } = first.terms;
  return candidates.map((candidate, index) => {
    const { minCharge } = candidate.terms;
    const bands = candidate.terms.bands.map((band) => ({ ...band, surchargePricing: "plus" as const }));
    const terms = index % 2 === 0 ? { ...first.terms, bands, minCharge } : candidate.terms;
    return { ...candidate, terms: { ...terms, surcharges } };
  });
}

/** The same rates, each with a list of its own. */
function eachItsOwn(candidates: readonly RateCandidate[]): RateCandidate[] {
  return candidates.map((candidate) => ({
    ...candidate,
    terms: { ...candidate.terms, surcharges: [...candidate.terms.surcharges] },
  }));
}

describe("charges that rates have in common", () => {
  it("come to what each rate's own come to, in random quotations", () => {
    let shared = 0;
    for (let seed = 0; seed < QUOTATIONS; seed += 1) {
      const { request, candidates, settings, on } = randomQuotation(seed);
      const moment = { ...readyToday(on), daysBeyondRateEnd: 0 };
      const alike = chargingAlike(candidates);
      const priced = priceShipment(request, alike, settings, moment);
      expect(priced).toEqual(priceShipment(request, eachItsOwn(alike), settings, moment));
      const lists = priced.options.map((option) => option.priced.charges);
      shared += lists.length - new Set(lists).size;
    }
    expect(shared).toBeGreaterThan(50);
  });

  it("are worked out once for rates that share list, weights and fees, and for no others", () => {
    const surcharges = [buildSurcharge({ label: "Fuel", unit: "per_kg", value: exact("0.95") })];
    const rates: readonly Partial<RateTerms>[] = [
      { surcharges },
      { surcharges, bands: buildBands([0, "9.10"], [100, "8.05"]) },
      { surcharges, hawbFee: exact("7.50") },
      { surcharges, weightStep: exact(10) },
      { surcharges, bands: buildBands([0, "7"]).map((band) => ({ ...band, surchargePricing: "all-in" })) },
      { surcharges: [...surcharges] },
    ];
    const candidates = rates.map((terms, index) => buildCandidate(index + 1, { terms: buildTerms(terms) }));
    const moment = { ...readyToday(parseCalendarDate("2025-06-15")), daysBeyondRateEnd: 0 };
    const { options } = priceShipment(buildRequest(), candidates, buildSettings(), moment);
    const [first, second, ...others] = options
      .toSorted((a, b) => a.rateId - b.rateId)
      .map((option) => option.priced.charges);
    expect(second).toBe(first);
    expect(others).toHaveLength(4);
    for (const charges of others) expect(charges).not.toBe(first);
  });
});
