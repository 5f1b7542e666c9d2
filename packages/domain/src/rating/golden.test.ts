import { describe, expect, it } from "vitest";
import { randomQuotation } from "../../test/random-quotations.ts";
import { ZERO, addExact, compareExact } from "../money/exact.ts";
import { readyToday } from "./departure.ts";
import { priceShipment } from "./price-shipment.ts";
import type { PricedOption, PricedShipment } from "./quoted.ts";

const QUOTATIONS = 500;

function summariseOption(option: PricedOption): object {
  const { priced } = option;
  return {
    rate: option.rateId,
    rank: `${option.serviceLevel} ${option.rank}`,
    cheaper: option.cheaperLowerRankedRateId,
    weights: [priced.grossWeight, priced.volumeWeight, priced.chargeableWeight, priced.ratedWeight],
    class: `${priced.rateClass} ${priced.basis} ${priced.weightUnit}`,
    rateTotal: [priced.total, priced.currency],
    saved: priced.savings,
    lines: option.lines.map((line) => [line.code, line.label, line.buy, line.sell].join("|")),
    totals: option.totals,
    belowFloor: option.belowFloor,
    validUntil: option.validUntil,
    emission: option.emission?.kgCo2e ?? null,
    flags: option.flags,
  };
}

function summarise(seed: number, priced: PricedShipment): string {
  return JSON.stringify({
    seed,
    currency: priced.currency,
    excluded: priced.excluded.map(({ rateId, reason }) => `${rateId} ${reason}`),
    options: priced.options.map(summariseOption),
  });
}

const priced = Array.from({ length: QUOTATIONS }, (_, seed) => {
  const { request, candidates, settings, on } = randomQuotation(seed);
  return {
    seed,
    candidates,
    answer: priceShipment(request, candidates, settings, { ...readyToday(on), daysBeyondRateEnd: 0 }),
  };
});

describe("500 priced quotations", () => {
  it("come out as they are on file, to the cent", async () => {
    const text = priced.map(({ seed, answer }) => summarise(seed, answer)).join("\n");
    await expect(`${text}\n`).toMatchFileSnapshot("../../test/golden/quotations.jsonl");
  });

  it("print lines that add up to their totals, and give each candidate one fate", () => {
    for (const { candidates, answer } of priced) {
      const fates = [...answer.options, ...answer.excluded].map(({ rateId }) => rateId);
      expect(fates.toSorted((a, b) => a - b)).toEqual(candidates.map(({ rateId }) => rateId));
      for (const { lines, totals } of answer.options) {
        const buy = lines.reduce((sum, line) => addExact(sum, line.buy), ZERO);
        const sell = lines.reduce((sum, line) => addExact(sum, line.sell), ZERO);
        expect([compareExact(buy, totals.buy), compareExact(sell, totals.sell)]).toEqual([0, 0]);
      }
    }
  });

  it("cover every class, most reasons and every kind of line", () => {
    const options = priced.flatMap(({ answer }) => answer.options);
    expect([...new Set(options.map((option) => option.priced.rateClass))].sort().join("")).toBe("CEMNQRSU");
    const kinds = new Set(options.flatMap(({ lines }) => lines.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(["fee", "freight", "insurance", "surcharge", "trucking"]);
    const reasons = new Set(priced.flatMap(({ answer }) => answer.excluded.map(({ reason }) => reason)));
    expect([...reasons].sort()).toEqual(["customer", "expired", "future", "goods", "inactive", "shipper"]);
    expect(options.some(({ belowFloor }) => belowFloor)).toBe(true);
    expect(options.some(({ priced: { savings } }) => savings !== null)).toBe(true);
  });
});
