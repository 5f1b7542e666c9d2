import { expect, test } from "vitest";
import { mergeDrafts, refusedOf } from "./merge-drafts.ts";
import { newBand, newDraft, newLane, priceColumn, type RateDraft } from "./rate-draft.ts";

const BASE: RateDraft = {
  ...newDraft("general", "2026-03-01"),
  fromStations: "JFK",
  toStation: "FRA",
  minCharges: "75",
  provider: "Sales",
  bands: [
    { ...newBand(), lowerRange: "0", perUnitCharge: "4.10" },
    { ...newBand(), lowerRange: "45", perUnitCharge: "3.05" },
  ],
};
const withPrice = (price: string): RateDraft["bands"] =>
  BASE.bands.map((band, place) => (place === 0 ? { ...band, perUnitCharge: price } : band));
const namesOf = (theirs: RateDraft, merged: RateDraft) =>
  refusedOf(BASE, theirs, merged).map(({ name }) => name);

test("what only the other one changed is taken over, what was typed stays", () => {
  const mine = { ...BASE, minCharges: "80" };
  const theirs = { ...BASE, provider: "Desk", bands: withPrice("4.55"), toStation: "CDG" };
  const merged = mergeDrafts(BASE, mine, theirs);
  expect(merged).toEqual({ ...theirs, minCharges: "80" });
  expect(namesOf(theirs, merged)).toEqual([]);
});

test("what both changed stays as typed, and is named", () => {
  const mine = { ...BASE, minCharges: "80", bands: withPrice("4.20") };
  const theirs = { ...BASE, minCharges: "90", bands: withPrice("4.55"), provider: "Desk" };
  const merged = mergeDrafts(BASE, mine, theirs);
  expect(merged).toEqual({ ...mine, provider: "Desk" });
  expect(namesOf(theirs, merged)).toEqual(["minCharges", "0"]);
  const same = { ...theirs, provider: "Sales" };
  expect(namesOf(same, mergeDrafts(BASE, same, same))).toEqual([]);
});

test("an empty line under the prices is no change: the other one's prices are taken over", () => {
  const mine = { ...BASE, provider: "Mine", bands: [...BASE.bands, newBand()] };
  const theirs = { ...BASE, bands: withPrice("4.55") };
  expect(mergeDrafts(BASE, mine, theirs)).toEqual({ ...mine, bands: theirs.bands });
});

test("prices typed in one currency are never taken for another one's", () => {
  const mine = { ...BASE, bands: withPrice("4.20") };
  const theirs = { ...BASE, currency: "EUR", provider: "Desk" };
  const merged = mergeDrafts(BASE, mine, theirs);
  expect(merged).toEqual(mine);
  expect(namesOf(theirs, merged)).toEqual(["currency", "provider"]);
});

test("lanes with prices of their own go together with their ranges", () => {
  const lane = { ...newLane(), fromStation: "JFK", toStation: "FRA", [priceColumn(0)]: "4" };
  const base = { ...BASE, isPerLane: true, lanes: [lane] };
  const mine = { ...base, lanes: [{ ...lane, [priceColumn(0)]: "5" }] };
  const theirs = { ...base, bands: base.bands.slice(0, 1), provider: "Desk" };
  const merged = mergeDrafts(base, mine, theirs);
  expect(merged).toEqual({ ...mine, provider: "Desk" });
  expect(refusedOf(base, theirs, merged).map(({ kind }) => kind)).toContain("band");
});
