import { exact, parseCalendarDate } from "@kilolane/domain";
import type { MarginRule, PricedOption, PricedShipment } from "@kilolane/domain";
import { formatExact } from "@kilolane/domain";
import { describe, expect, it } from "vitest";
import { priceDemoRequest } from "../../test/price-demo-request.ts";
import { buildStoryRates } from "./story-rates.ts";
import { buildDemoStories } from "./build-stories.ts";
import type { DemoStory } from "./story-types.ts";

const TODAY = parseCalendarDate("2026-11-21");
const SHEETS = buildStoryRates(TODAY);
const STORIES = buildDemoStories(TODAY);
/** From the reference data of 29 September 2026. */
const YEN_PER_DOLLAR = "157.47729333";

function priceStory(story: DemoStory, on = TODAY, freightMargin?: MarginRule): PricedShipment {
  return priceDemoRequest(story.request, {
    companyKey: story.companyKey,
    sheets: SHEETS,
    on,
    exchange: story.request.currency === "JPY" ? { USD: YEN_PER_DOLLAR } : {},
    originCountry: "US",
    truckingCarrierKey: story.expected.trucking?.carrierKey ?? null,
    ...(freightMargin && { freightMargin }),
  });
}

function decimals(currency: string): number {
  return currency === "JPY" ? 0 : 2;
}

function readOption(option: PricedOption) {
  const sheet = SHEETS[option.rateId];
  const money = (amount: PricedOption["totals"]["buy"]) => formatExact(amount, decimals(option.currency));
  const { priced } = option;
  return {
    airlineIata: sheet?.airlineIata,
    rateType: option.rateType,
    aircraft: sheet?.aircraft,
    chargeableWeight: formatExact(priced.chargeableWeight, 1),
    ratedWeight: priced.ratedWeight && formatExact(priced.ratedWeight, 1),
    rateClass: priced.rateClass,
    savings: priced.savings && {
      ratedAs: formatExact(priced.savings.ratedAs, 1),
      saved: formatExact(priced.savings.saved, 2),
    },
    lines: option.lines.map((line) => ({ code: line.code, buy: money(line.buy), sell: money(line.sell) })),
    buyTotal: money(option.totals.buy),
    sellTotal: money(option.totals.sell),
  };
}

function byTotal(left: { sellTotal: string }, right: { sellTotal: string }): number {
  return Number(left.sellTotal) - Number(right.sellTotal);
}

describe("the twelve stories", () => {
  it("are twelve, each with a phrase of its own", () => {
    expect(STORIES).toHaveLength(12);
    expect(new Set(STORIES.map((story) => story.titleKey)).size).toBe(12);
  });

  it.each(STORIES)("$id comes out to the cent", (story) => {
    const priced = priceStory(story);
    const { expected } = story;
    expect(priced.currency).toBe(expected.currency);
    expect(priced.options.map(readOption).toSorted(byTotal)).toEqual(expected.options.toSorted(byTotal));
    const excluded = priced.excluded
      .filter(({ reason }) => reason !== "lane")
      .map(({ rateId, reason }) => ({
        airlineIata: SHEETS[rateId]?.airlineIata,
        rateType: SHEETS[rateId]?.rateType,
        reason,
      }));
    expect(excluded).toEqual(expected.excluded);
    for (const option of priced.options) {
      expect(option.flags.mainDeckOnly).toBe(expected.mainDeckOnly);
      expect(option.flags.cargoAircraftOnly).toEqual(expected.cargoAircraftOnly);
    }
  });

  it("ranks the spot rate before the contract and says that the promotion is cheaper", () => {
    const story = STORIES.find(({ id }) => id === "spot-beats-contract");
    const [first] = story === undefined ? [] : priceStory(story).options;
    expect(first?.rateType).toBe("spot");
    expect(SHEETS[first?.cheaperLowerRankedRateId ?? -1]?.rateType).toBe("promo");
  });

  it("prices the expired quotation at what it was sold for, as of its own day", () => {
    const story = STORIES.find(({ id }) => id === "expired-rate");
    const options =
      story === undefined ? [] : priceStory(story, parseCalendarDate("2026-11-01")).options.map(readOption);
    const sold = options.find(({ airlineIata }) => airlineIata === story?.quotation?.airlineIata);
    expect(sold).toMatchObject({ buyTotal: "880.70", sellTotal: "1044.50" });
    expect(story?.quotation).toMatchObject({ buyTotal: "880.70", sellTotal: "1044.50" });
  });

  it("falls below the floor with the margin that the story types in", () => {
    const story = STORIES.find(({ id }) => id === "margin-below-floor");
    const edit = story?.expected.afterMarginEdit;
    const margin = exact(edit?.marginPercent ?? "0");
    const rule: MarginRule = { form: "margin", value: margin, leastProfit: null, floorPercent: exact(5) };
    const [first] = story === undefined ? [] : priceStory(story, TODAY, rule).options;
    expect(first?.belowFloor).toBe(edit?.belowFloor);
    expect(first && readOption(first)).toMatchObject({ airlineIata: "5Y", sellTotal: edit?.sellTotal });
    expect(first && readOption(first).lines[0]).toEqual({
      code: "freight",
      buy: "1476.00",
      sell: edit?.freightSell,
    });
  });

  it("bills the deficit weight of the pickup", () => {
    const story = STORIES.find(({ id }) => id === "deficit-weight");
    const [first] = story === undefined ? [] : priceStory(story).options;
    const leg = first?.trucking[0]?.priced;
    const expected = story?.expected.trucking;
    expect(leg && formatExact(leg.chargeableLb, 0)).toBe(expected?.chargeableLb);
    expect(leg?.ratedLb && formatExact(leg.ratedLb, 0)).toBe(expected?.ratedLb);
    expect(leg && formatExact(leg.total, 2)).toBe(expected?.total);
    expect(leg?.saved && formatExact(leg.saved, 2)).toBe(expected?.saved);
  });
});
