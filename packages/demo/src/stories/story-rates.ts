import { type CalendarDate, addDays } from "@kilolane/domain";
import { DEMONSTRATION_PROVIDER } from "../rates/demo-rate-sheet.ts";
import type { DemoFees, DemoRateSheet } from "../rates/demo-rate-sheet.ts";
import { STORY_SHEETS } from "./story-sheets.ts";
import type { StorySheet } from "./story-sheets.ts";

const NO_FEES: DemoFees = {
  eawbFee: "0",
  mawbFee: "0",
  hawbFee: "0",
  unNumberFee: "0",
  additionalUnNumberFee: "0",
  unNumbersIncluded: 1,
};
/** Over a year back and two months on. */
const STANDING: readonly [number, number] = [-400, 60];

/** The rates of the twelve stories, on lanes that no other rate of the demo world touches. */
export function buildStoryRates(today: CalendarDate): readonly DemoRateSheet[] {
  return STORY_SHEETS.map((sheet) => buildStorySheet(sheet, today));
}

function buildStorySheet(sheet: StorySheet, today: CalendarDate): DemoRateSheet {
  const [origin = "", destination = ""] = sheet.lane.split("-");
  const [from, to] = sheet.validity ?? STANDING;
  return {
    key: `story-${sheet.name}`,
    airlineIata: sheet.airlineIata,
    rateType: sheet.rateType ?? "general",
    ownerCompanyKey: sheet.ownerCompanyKey ?? null,
    currency: "USD",
    weightUnit: "kg",
    divisor: 6000,
    weightStep: "0.5",
    goodsType: sheet.goodsType ?? "General",
    aircraft: sheet.aircraft ?? "passenger",
    serviceLevel: "standard",
    surcharges: sheet.surcharges,
    fees: { ...NO_FEES, ...sheet.fees },
    allowNextBreak: true,
    surchargeOnRatedWeight: false,
    transitDays: sheet.transitDays ?? 3,
    daysOfOperation: "1234567",
    flights: [],
    graceDays: 0,
    validFrom: addDays(today, from),
    validTo: addDays(today, to),
    isActive: true,
    isDemonstration: true,
    provider: DEMONSTRATION_PROVIDER,
    lanes: [
      {
        origin,
        destination,
        minCharge: sheet.minCharge,
        breaks: sheet.breaks.split(" ").map((cell) => {
          const [weight = "", rate = ""] = cell.split(":");
          return [weight, rate] as const;
        }),
      },
    ],
  };
}
