import { addExact, compareExact, exact, priceAgainstRate, type PricedRate, shareOut } from "@kilolane/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalText, rates, shipments } from "../../test/arbitraries.ts";
import { type ModelRate, type ModelShipment, modelPrice } from "../../test/decimal-model.ts";
import { parsePreviewRequest } from "./parse-preview.ts";
import { presentPreview } from "./present-preview.ts";

function price(
  rate: ModelRate,
  shipment: Partial<ModelShipment> & { chargeableWeight?: string },
): PricedRate {
  const parsed = parsePreviewRequest({ rate, shipment });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return priceAgainstRate(parsed.rate, parsed.shipment, { trace: "none" });
}

const plain = (rate: ModelRate): ModelRate => ({ ...rate, airlineSurcharges: [] });

describe("the rating engine, whatever the rate and the shipment", () => {
  it("agrees with decimal arithmetic to the last digit", () => {
    fc.assert(
      fc.property(rates, shipments, (rate, shipment) => {
        const answer = presentPreview(price(rate, shipment));
        const model = modelPrice(rate, shipment);
        expect(Number(answer.chargeableWeight)).toBe(Number(model.chargeable));
        expect(answer.weightCharge).toBe(model.weightCharge);
        expect(answer.total).toBe(model.total);
        expect(answer.ratedWeight === null ? null : Number(answer.ratedWeight)).toBe(
          model.ratedWeight === null ? null : Number(model.ratedWeight),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it("never bills more than any permitted candidate of the break rule", () => {
    fc.assert(
      fc.property(rates, decimalText(1200, 1, 1), (typed, chargeableWeight) => {
        const rate = { ...plain(typed), weightStep: "0.1" };
        const shipment = { chargeableWeight, weightUnit: rate.weightUnit };
        const free = price({ ...rate, allowNextBreak: true }, shipment);
        const own = price({ ...rate, allowNextBreak: false }, shipment);
        expect(compareExact(free.weightCharge, own.weightCharge)).toBeLessThanOrEqual(0);
        for (const { lowerRange, perUnitCharge } of rate.perUnitCharges) {
          if (Number(perUnitCharge) === 0 || Number(lowerRange) <= Number(chargeableWeight)) continue;
          const bumped = price(
            { ...rate, allowNextBreak: false },
            { ...shipment, chargeableWeight: lowerRange },
          );
          expect(compareExact(free.weightCharge, bumped.weightCharge)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("never lowers the chargeable weight when weight is added", () => {
    fc.assert(
      fc.property(rates, shipments, decimalText(500, 2), (rate, shipment, added) => {
        const [first, ...others] = shipment.goodsArray;
        if (!first) return;
        const totalWeight = addExact(exact(first.totalWeight), exact(added)).toString();
        const heavier = { ...shipment, goodsArray: [{ ...first, totalWeight }, ...others] };
        const before = price(rate, shipment).chargeableWeight;
        expect(compareExact(price(rate, heavier).chargeableWeight, before)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  it("prints lines that add up to the total", () => {
    fc.assert(
      fc.property(rates, shipments, (rate, shipment) => {
        const answer = presentPreview(price(rate, shipment));
        const sum = answer.charges.reduce(
          (total, { amount }) => addExact(total, exact(amount)),
          exact(answer.weightCharge),
        );
        expect(compareExact(sum, exact(answer.total))).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it("does not care in which order goods lines and bands are typed", () => {
    fc.assert(
      fc.property(rates, shipments, (rate, shipment) => {
        const reversed = { ...rate, perUnitCharges: rate.perUnitCharges.toReversed() };
        const turned = { ...shipment, goodsArray: shipment.goodsArray.toReversed() };
        expect(JSON.stringify(price(reversed, turned))).toBe(JSON.stringify(price(rate, shipment)));
      }),
      { numRuns: 500 },
    );
  });

  it("rates a box typed in inches and in cm alike, within one step and 0.1 %", () => {
    // sides of whole 50 in are whole cm too (127), so that rounding a side plays no part
    const side = fc.integer({ min: 1, max: 6 });
    const known = fc.constantFrom(null, "6000", "366", "5000", "305");
    fc.assert(
      fc.property(
        rates,
        side,
        side,
        side,
        known,
        decimalText(900, 1, 1),
        (typed, l, w, h, divisor, totalWeight) => {
          const rate = { ...plain(typed), divisor, weightStep: "0.5", weightUnit: "kg" } as const;
          const boxOf = (length: number) => [
            {
              pieces: 1,
              length: `${l * length}`,
              width: `${w * length}`,
              height: `${h * length}`,
              totalWeight,
            },
          ];
          const inches = price(rate, { goodsArray: boxOf(50), dimensionUnit: "in", weightUnit: "kg" });
          const cm = price(rate, { goodsArray: boxOf(127), dimensionUnit: "cm", weightUnit: "kg" });
          const [a, b] = [Number(inches.chargeableWeight), Number(cm.chargeableWeight)];
          expect(Math.abs(a - b)).toBeLessThanOrEqual(0.5 + Math.max(a, b) * 0.001);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("sharing an amount out", () => {
  it("gives shares that add up to the whole, none further than one unit from its part", () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 10_000_000n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt({ min: -1_000_000n, max: 1_000_000n }), amounts, (whole, weights) => {
        const shares = shareOut(whole, weights);
        const sum = weights.reduce((total, weight) => total + weight, 0n);
        expect(shares.reduce((total, share) => total + share, 0n)).toBe(whole);
        if (sum === 0n) return;
        shares.forEach((share, index) => {
          const part = (Number(whole) * Number(weights[index])) / Number(sum);
          expect(Math.abs(Number(share) - part)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
