import { rateForm } from "@kilolane/contract";
import { expect, test } from "vitest";
import { differencesOf } from "./rate-differences.ts";
import { newDraft, newLane, newSurcharge, priceColumn, startingBands, type RateDraft } from "./rate-draft.ts";
import { marksOfBands, marksOfErrors } from "./rate-problems.ts";
import { isWorthChecking, wireTerms } from "./rate-wire.ts";

const BAND = { upperRange: "", surchargePricing: "plus", applicable: "" };
const DRAFT: RateDraft = {
  ...newDraft("general", "2026-03-01"),
  fromStations: "jfk, EWR",
  toStation: "FRA",
  minCharges: "75,5",
  bands: [
    { ...BAND, lowerRange: "0", perUnitCharge: "4.10" },
    { ...BAND, lowerRange: "", perUnitCharge: "" },
    { ...BAND, lowerRange: "45", perUnitCharge: "3.05", applicable: "Fuel; Security" },
  ],
};

test("what is typed is what the contract takes, empty lines left out", () => {
  const sent = { rateType: "general" as const, ...wireTerms(DRAFT, "it") };
  const parsed = rateForm.parse(sent);
  expect(parsed).toMatchObject({
    fromStations: ["JFK", "EWR"],
    toStation: ["FRA"],
    minCharges: "75.5",
    startDate: "2026-03-01",
    expiryDate: "2027-03-01",
  });
  expect(parsed.perUnitCharges.map((band) => [band.lowerRange, band.perUnitCharge])).toEqual([
    ["0", "4.10"],
    ["45", "3.05"],
  ]);
  expect(parsed.perUnitCharges.map((band) => band.applicableSurcharge)).toEqual([null, ["Fuel", "Security"]]);
  expect(parsed.airlineSurcharges.map((surcharge) => surcharge.additionSuchargeLabale)).toEqual([
    "Fuel",
    "Security",
  ]);
});

test("lanes with prices of their own bring their stations and follow the bands that are sent", () => {
  const lane = {
    ...newLane(),
    fromStation: "JFK",
    toStation: "NRT",
    [priceColumn(0)]: "5",
    [priceColumn(2)]: "4",
  };
  const parsed = rateForm.parse({
    rateType: "general",
    ...wireTerms({ ...DRAFT, isPerLane: true, lanes: [lane, newLane()] }, "en"),
  });
  expect(parsed.lanes).toEqual([
    { fromStation: "JFK", toStation: "NRT", minCharges: null, prices: ["5", "4"] },
  ]);
  expect([parsed.fromStations, parsed.toStation]).toEqual([["JFK"], ["NRT"]]);
});

test("a pasted unit that there is none of is refused in its cell, never billed as another", () => {
  const surcharges = [{ ...newSurcharge(), label: "Fuel", unit: "PER MILE", value: "1" }];
  const sent = { rateType: "general" as const, ...wireTerms({ ...DRAFT, surcharges }, "it") };
  const refused = rateForm.safeParse(sent).error?.issues.map(({ path, message }) => ({
    field: path.join("."),
    code: message,
    message,
  }));
  expect(refused).toMatchObject([{ field: "airlineSurcharges.0.additionSuchargeUnit", code: "unknown" }]);
  expect([...marksOfErrors(refused ?? [], { ...DRAFT, surcharges }).keys()]).toEqual(["surcharges.0.unit"]);
});

test("a refusal is shown in the line that was typed, not in the one that was sent", () => {
  const marks = marksOfErrors(
    [
      { field: "perUnitCharges.1.perUnitCharge", code: "zero", message: "Must be above 0" },
      { field: "airlineSurcharges.0.additionSuchargeValue", code: "number", message: "No number" },
      { field: "eawbFee", code: "too-large", message: "Too large" },
    ],
    DRAFT,
  );
  expect([...marks.keys()]).toEqual(["bands.2.perUnitCharge", "surcharges.0.value", "eawbFee"]);
});

test("bands are judged while they are typed", () => {
  const bands = [
    { ...BAND, lowerRange: "0", upperRange: "50", perUnitCharge: "4" },
    { ...BAND, lowerRange: "45", perUnitCharge: "5" },
  ];
  const marks = marksOfBands({ ...DRAFT, bands }, (code) => code);
  expect(marks.get("bands.1.lowerRange")).toEqual({ severity: "error", text: "overlap" });
  expect(marks.get("bands.1.perUnitCharge")).toEqual({ severity: "warning", text: "dearer" });
});

test("differences name what changed, came and went", () => {
  const after: RateDraft = {
    ...DRAFT,
    minCharges: "80",
    bands: [
      { ...BAND, lowerRange: "0", perUnitCharge: "4.20" },
      { ...BAND, lowerRange: "100", perUnitCharge: "2.85" },
    ],
    allowNextBreak: false,
  };
  const cells = { upperRange: "", surchargePricing: "plus", applicable: "" };
  expect(differencesOf(DRAFT, after)).toEqual([
    { kind: "field", name: "minCharges", before: "75,5", after: "80" },
    { kind: "field", name: "allowNextBreak", before: "true", after: "false" },
    {
      kind: "band",
      name: "0",
      before: { ...cells, perUnitCharge: "4.10" },
      after: { ...cells, perUnitCharge: "4.20" },
    },
    {
      kind: "band",
      name: "45",
      before: { ...cells, perUnitCharge: "3.05", applicable: "Fuel; Security" },
      after: null,
    },
    { kind: "band", name: "100", before: null, after: { ...cells, perUnitCharge: "2.85" } },
  ]);
  expect(differencesOf(DRAFT, DRAFT)).toEqual([]);
});

test("a rate that was only begun is not worth asking the server about", () => {
  expect(isWorthChecking(newDraft("general", "2026-03-01"))).toBe(false);
  expect(isWorthChecking(DRAFT)).toBe(true);
  expect(startingBands()).toHaveLength(6);
  expect(newDraft("promo", "2024-02-29").expiryDate).toBe("2025-02-28");
});
