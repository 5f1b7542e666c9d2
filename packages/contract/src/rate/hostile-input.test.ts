import { priceAgainstRate } from "@kilolane/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rates, shipments } from "../../test/arbitraries.ts";
import { parsePreviewRequest } from "./parse-preview.ts";
import { presentPreview } from "./present-preview.ts";

/** Prices what is accepted; whatever the body, it is either refused with named fields or priced. */
function answerOrRefusal(body: unknown): "answered" | "refused" {
  const parsed = parsePreviewRequest(body);
  if (!parsed.ok) {
    expect(parsed.errors.length).toBeGreaterThan(0);
    for (const { field, code } of parsed.errors) expect(`${field}${code}`).not.toBe("");
    return "refused";
  }
  const answer = presentPreview(priceAgainstRate(parsed.rate, parsed.shipment));
  expect(answer.total).toMatch(/^\d+(\.\d+)?$/u);
  return "answered";
}

const junk = fc.oneof(
  fc.anything(),
  fc.constantFrom(
    -1,
    0,
    "0",
    "",
    " ",
    "-0",
    "1,000",
    "1e9",
    "999999999999",
    1e12,
    Number.NaN,
    [],
    {},
    "kg",
    "percent",
  ),
);

describe("the preview, whatever is sent", () => {
  it("refuses or prices any body at all", () => {
    fc.assert(
      fc.property(fc.anything(), (body) => void answerOrRefusal(body)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (rate, shipment) => void answerOrRefusal({ rate, shipment })),
      {
        numRuns: 500,
      },
    );
  });

  it("refuses or prices a sound body with any one field replaced", () => {
    const extras = {
      classRate: { percent: 120, base: "ALL" },
      specificCommodity: { item: "0008", minWeight: 100, rate: 2 },
      unNumberFee: 75,
    };
    const uld = { uld: { pivotWeight: 1000, pivotCharge: 1200, overPivotRate: 0.9, tare: 70 } };
    const seen = new Set<string>();
    fc.assert(
      fc.property(rates, shipments, fc.boolean(), fc.nat(), junk, (rate, shipment, isUld, place, value) => {
        const body = structuredClone({ rate: { ...rate, ...extras, ...(isUld ? uld : {}) }, shipment });
        const holders = holdersIn(body);
        const [holder, key] = holders[place % holders.length] ?? [{}, ""];
        Reflect.set(holder, key, value);
        seen.add(answerOrRefusal(body));
      }),
      { numRuns: 3000 },
    );
    expect([...seen].sort()).toEqual(["answered", "refused"]);
  });
});

/** Every place of a body, at any depth. */
function holdersIn(value: object): readonly (readonly [object, string])[] {
  return Object.entries(value).flatMap(([key, inner]) => [
    [value, key] as const,
    ...(typeof inner === "object" && inner !== null ? holdersIn(inner) : []),
  ]);
}
