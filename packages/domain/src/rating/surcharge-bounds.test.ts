import { parseCalendarDate } from "../measure/calendar.ts";
import { describe, expect, it } from "vitest";
import {
  buildBands,
  buildCandidate,
  buildRequest,
  buildSettings,
  buildSurcharge,
  buildTerms,
} from "../../test/shipment-builders.ts";
import { exact } from "../money/exact.ts";
import { readyToday } from "./departure.ts";
import { priceShipment } from "./price-shipment.ts";
import type { PricedOption } from "./quoted.ts";
import type { Surcharge } from "./terms.ts";

const AT = { ...readyToday(parseCalendarDate("2025-06-15")), daysBeyondRateEnd: 14 };
const rateTo = (to: string, from: string, rate: string) => ({
  from,
  to,
  rate: exact(rate),
  takenAt: "2025-06-15T06:00:00Z",
});

/** 640 kg at 2.50 USD, 1600.00 USD of freight, with a percentage of it on top; quoted in EUR. */
function priceOne(change: Partial<Surcharge>, bands = buildBands([0, "2.50"])): PricedOption {
  const percentage = buildSurcharge({ label: "War risk", unit: "percent_of_freight", ...change });
  const { options } = priceShipment(
    buildRequest(),
    [buildCandidate(1, { terms: buildTerms({ bands, surcharges: [percentage] }) })],
    buildSettings({
      currency: "EUR",
      exchangeRates: [rateTo("EUR", "USD", "0.8"), rateTo("EUR", "JPY", "0.005")],
    }),
    AT,
  );
  const [option] = options;
  if (option === undefined) throw new Error("no option");
  return option;
}

function billed(change: Partial<Surcharge>): readonly string[] {
  const option = priceOne(change);
  const [charge] = option.priced.charges;
  const line = option.lines.find(({ label }) => label === "War risk");
  return [
    String(charge?.rateAmount),
    `${String(charge?.amount)} ${charge?.currency ?? ""}`,
    String(line?.buy),
  ];
}

describe("minimum and maximum of a percentage in a currency of its own", () => {
  it("count as typed and are converted", () => {
    // 1 % of 1600 USD is 16 USD; 3,000 JPY are 15 EUR or 18.75 USD
    expect(billed({ value: exact(1), minimum: exact(3000), currency: "JPY" })).toEqual([
      "18.75",
      "3000 JPY",
      "15",
    ]);
    // 5 % are 80 USD, the most is 10,000 JPY: 50 EUR or 62.50 USD
    expect(billed({ value: exact(5), maximum: exact(10_000), currency: "JPY" })).toEqual([
      "62.5",
      "10000 JPY",
      "50",
    ]);
  });

  it("leave a percentage between them in the rate's currency", () => {
    const between = { minimum: exact(1000), maximum: exact(20_000), currency: "JPY" };
    expect(billed({ value: exact(5), ...between })).toEqual(["80", "80 USD", "64"]);
    expect(billed({ value: exact(0), ...between })[0]).toBe("undefined");
  });

  it("let a maximum below the minimum win", () => {
    const crossed = { minimum: exact(20_000), maximum: exact(4000), currency: "JPY" };
    expect(billed({ value: exact(5), ...crossed })).toEqual(["25", "4000 JPY", "20"]);
  });

  it("name the exchange rate that a bound was converted with", () => {
    const used = priceOne({ value: exact(1), minimum: exact(3000), currency: "JPY" }).exchangeRates;
    expect(used.map(({ from }) => from)).toEqual(["USD", "JPY"]);
  });

  it("are compared with a break in the rate's currency", () => {
    // 1280 USD as 640 kg; 1000 kg at 1.25 cost 1250 USD: 100 % of either lies above 100 JPY, the most
    const bands = buildBands([0, "2.00"], [1000, "1.25"]);
    const option = priceOne({ value: exact(100), maximum: exact(100), currency: "JPY" }, bands);
    expect(String(option.priced.savings?.saved)).toBe("30");
    expect(String(option.priced.total)).toBe("1250.63"); // 100 JPY are 0.625 USD
  });
});
