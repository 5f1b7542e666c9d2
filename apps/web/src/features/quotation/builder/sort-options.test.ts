import type { ListedOption } from "@kilolane/contract";
import { expect, test } from "vitest";
import { groupByLevel } from "./group-by-level.ts";
import { labelOptions } from "./option-labels.ts";
import { offeredOrders, OPTION_ORDERS, sortOptions } from "./sort-options.ts";

function option(
  quoteId: string,
  figures: Pick<ListedOption, "serviceLevel" | "sellTotal" | "transit_days" | "co2Kg"> &
    Partial<ListedOption>,
): ListedOption {
  return {
    departs_on: null,
    arrives_on: null,
    ...figures,
    quote_id: quoteId,
    airline: null,
    aircraft: "passenger",
    validUntil: "2026-12-31",
    currency: "USD",
    weightUnit: "kg",
    chargeableWeight: "100.0",
    sellPerKg: "1.00",
    flags: [],
    isChosen: false,
    savings: null,
    rate: null,
    profit: "0.00",
    marginPercent: "0",
    margin: { kind: "margin", value: "0", least: null },
    belowFloor: false,
    reasons: [],
  };
}

/** In the order in which a server answers: express first, then spot, contract and general ones. */
const ANSWER = [
  option("express", { serviceLevel: "priority", sellTotal: "900.00", transit_days: 1, co2Kg: "80" }),
  option("spot", { serviceLevel: "standard", sellTotal: "500.00", transit_days: 3, co2Kg: "70" }),
  option("contract", { serviceLevel: "standard", sellTotal: "1200.00", transit_days: 2, co2Kg: "90" }),
  option("general", { serviceLevel: "standard", sellTotal: "450.00", transit_days: 4, co2Kg: "60" }),
];

test("the best order is the ranking, the others are by one figure, and express never mixes with the rest", () => {
  const orders = OPTION_ORDERS.map((order) => [
    order,
    sortOptions(ANSWER, order).map((entry) => entry.quote_id),
  ]);
  expect(Object.fromEntries(orders)).toEqual({
    best: ["spot", "contract", "general", "express"],
    price: ["general", "spot", "contract", "express"],
    transit: ["contract", "spot", "general", "express"],
    co2: ["general", "spot", "contract", "express"],
  });
});

test("the fastest option arrives first, however short another's flight is", () => {
  const standard = { serviceLevel: "standard", sellTotal: "500.00", co2Kg: "70" } as const;
  const saturday = option("saturday", {
    ...standard,
    transit_days: 1,
    departs_on: "2026-11-28",
    arrives_on: "2026-11-29",
  });
  const monday = option("monday", {
    ...standard,
    transit_days: 3,
    departs_on: "2026-11-23",
    arrives_on: "2026-11-26",
  });
  expect(sortOptions([saturday, monday], "transit").map(({ quote_id }) => quote_id)).toEqual([
    "monday",
    "saturday",
  ]);
});

test("an option of unknown transit time comes last among the fastest, and is none of them alone", () => {
  const standard = { serviceLevel: "standard", co2Kg: "70" } as const;
  const unknown = option("unknown", {
    ...standard,
    sellTotal: "100.00",
    transit_days: null,
    departs_on: "2026-11-23",
  });
  const slow = option("slow", {
    ...standard,
    sellTotal: "500.00",
    transit_days: 9,
    departs_on: "2026-11-28",
    arrives_on: "2026-12-07",
  });
  expect(sortOptions([unknown, slow], "transit").map(({ quote_id }) => quote_id)).toEqual([
    "slow",
    "unknown",
  ]);
  expect(offeredOrders([unknown, unknown])).toEqual(["best", "price"]);
});

test("an order by emission is offered only where emissions differ", () => {
  expect(offeredOrders(ANSWER)).toEqual(OPTION_ORDERS);
  expect(offeredOrders(ANSWER.map((entry) => ({ ...entry, co2Kg: "70" })))).toEqual([
    "best",
    "price",
    "transit",
  ]);
});

test("one option is the cheapest and one the fastest over all, whatever their service level", () => {
  expect(Object.fromEntries(labelOptions(ANSWER))).toEqual({ general: ["cheapest"], express: ["fastest"] });
  const [express, spot] = ANSWER;
  const alike = [spot, express].flatMap((entry) =>
    entry === undefined ? [] : [{ ...entry, sellTotal: "500.00", transit_days: 2 }],
  );
  expect(labelOptions(alike).size).toBe(0);
});

test("service levels are named where there are two", () => {
  expect(groupByLevel(ANSWER).map(({ level, entries }) => [level, entries.length])).toEqual([
    ["standard", 3],
    ["priority", 1],
  ]);
  expect(groupByLevel(ANSWER.slice(1)).map(({ level }) => level)).toEqual([null]);
});
