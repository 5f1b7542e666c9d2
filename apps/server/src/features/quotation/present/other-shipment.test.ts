import { parseCalendarDate } from "@kilolane/domain";
import { describe, expect, test } from "vitest";
import type { StoredRequest } from "../reads/request-content.ts";
import { differingParts, presentOther } from "./other-shipment.ts";

const line = {
  pieces: 2,
  packageType: "Pieces",
  length: "60",
  width: "50",
  height: "40",
  totalWeight: "80",
  isStackable: true,
  isTiltable: true,
} as const;

const asked: StoredRequest = {
  version: 3,
  inquirerId: null,
  clientUserId: null,
  origin: "JFK",
  destination: "FRA",
  pickupZip: null,
  deliveryZip: null,
  isAirlineDrop: false,
  readyDate: parseCalendarDate("2026-12-01"),
  goodsType: "General",
  shipperType: "Known Shipper",
  dangerousGoods: [],
  temperatureRange: null,
  goods: [line],
  dimensionUnit: "cm",
  weightUnit: "kg",
  houses: 0,
  incoterm: null,
  freightTerm: "prepaid",
  currency: "USD",
  declaredValue: null,
  insurancePercent: null,
  accessorials: ["a", "b"],
};

const differ = (changes: Partial<StoredRequest>) => differingParts({ ...asked, ...changes }, asked);

describe("what was priced beside what was asked", () => {
  test.each<[string, Partial<StoredRequest>]>([
    ["the desk names its own inquirer", { inquirerId: "i", clientUserId: "c" }],
    [
      "a figure is typed with zeros and a line names the units it had",
      { goods: [{ ...line, length: "60.0", totalWeight: "80.00", weightUnit: "kg", dimensionUnit: "cm" }] },
    ],
    ["an empty zip and a value of none are written out", { pickupZip: "", declaredValue: "0" }],
    ["the services come in another order", { accessorials: ["b", "a"] }],
  ])("is the same where %s", (_case, changes) => {
    expect(differ(changes)).toEqual([]);
    expect(presentOther({ ...asked, ...changes }, asked)).toBeNull();
  });

  test.each<[string, Partial<StoredRequest>, readonly string[]]>([
    ["another airport", { origin: "ORD" }, ["lane"]],
    ["another day", { readyDate: parseCalendarDate("2026-12-02") }, ["ready"]],
    ["more weight", { goods: [{ ...line, totalWeight: "81" }] }, ["goods"]],
    ["the same figures in another unit", { weightUnit: "lb" }, ["goods"]],
    ["a line that may not be stacked", { goods: [{ ...line, isStackable: false }] }, ["goods"]],
    ["a zip", { deliveryZip: "10001" }, ["trucking"]],
    ["insurance", { insurancePercent: "0.4", declaredValue: "100" }, ["terms"]],
    ["two of them, in the order of a form", { currency: "EUR", destination: "LHR" }, ["lane", "terms"]],
  ])("tells %s", (_case, changes, parts) => {
    expect(differ(changes)).toEqual(parts);
  });

  test("comes in short, with its own weight", () => {
    const goods = [{ ...line, pieces: 3, totalWeight: "240" }];
    expect(presentOther({ ...asked, goods }, asked)).toEqual({
      fromAirport: "JFK",
      toAirport: "FRA",
      readyDate: "2026-12-01",
      typeOfGoods: "General",
      pieces: 3,
      grossWeight: "240.0",
      weightUnit: "kg",
      differs: ["goods"],
    });
  });
});
