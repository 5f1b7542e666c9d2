import {
  type AircraftKind,
  type CalendarDate,
  type CargoType,
  type RateType,
  addDays,
} from "@kilolane/domain";
import { CARRIERS } from "../world/carriers.ts";
import type { Carrier } from "../world/carriers.ts";
import { getHub } from "../world/hubs.ts";
import { createRandom, pickNumber } from "../world/random.ts";
import { buildStoryRates } from "../stories/story-rates.ts";
import { getTariffCurrency } from "./currencies.ts";
import type { TariffCurrency } from "./currencies.ts";
import { DEMONSTRATION_PROVIDER } from "./demo-rate-sheet.ts";
import type { DemoRateSheet } from "./demo-rate-sheet.ts";
import { buildFlights } from "./flights.ts";
import { buildDemoLanes } from "./lanes.ts";
import type { DemoLane } from "./lanes.ts";
import { priceLane } from "./prices.ts";
import { planSheets } from "./sheet-plan.ts";
import type { SheetPlan } from "./sheet-plan.ts";
import { buildFees, buildSurcharges } from "./surcharges.ts";

/** The seed of the demo world as it is shipped. */
export const DEMO_SEED = "kilolane";

export interface DemoRateOptions {
  /** the day the world is made for; validities are relative to it */
  readonly today: CalendarDate;
  /** another seed gives another world of the same shape */
  readonly seed?: string;
}

/**
 * All rate sheets of the demo world, general, contract, priority, promo and spot, with those of the twelve stories.
 * The same seed and day give the same bytes.
 */
export function buildDemoRates(options: DemoRateOptions): readonly DemoRateSheet[] {
  const seed = options.seed ?? DEMO_SEED;
  const lanes = buildDemoLanes();
  const sheets = CARRIERS.flatMap((carrier) => {
    const own = lanes.filter((lane) => lane.carriers.includes(carrier));
    return planSheets(carrier).flatMap((plan) =>
      buildSheets(carrier, plan, own, { seed, today: options.today }),
    );
  });
  return [...sheets, ...buildStoryRates(options.today)];
}

interface RateContext {
  readonly seed: string;
  readonly today: CalendarDate;
}

/** One sheet per currency of origin: a tariff is written in the money of the country it starts from. */
function buildSheets(
  carrier: Carrier,
  plan: SheetPlan,
  lanes: readonly DemoLane[],
  context: RateContext,
): DemoRateSheet[] {
  const chosen = lanes.filter((lane) => isOnPlan(lane, carrier, plan, context.seed));
  const groups = Map.groupBy(chosen, (lane) => groupKey(lane));
  return [...groups].map(([group, members]) => buildSheet(carrier, plan, group, members, context));
}

function groupKey(lane: DemoLane): string {
  const origin = getHub(lane.origin);
  const isDomestic = origin.country === "US" && getHub(lane.destination).country === "US";
  return isDomestic ? "domestic" : getTariffCurrency(origin.country).code;
}

function isOnPlan(lane: DemoLane, carrier: Carrier, plan: SheetPlan, seed: string): boolean {
  const origin = getHub(lane.origin);
  if (plan.origins !== undefined && !plan.origins(origin)) return false;
  return (
    createRandom(`${seed}:${carrier.iata}:${plan.name}:${lane.origin}-${lane.destination}`)() < plan.share
  );
}

function buildSheet(
  carrier: Carrier,
  plan: SheetPlan,
  group: string,
  lanes: readonly DemoLane[],
  { seed, today }: RateContext,
): DemoRateSheet {
  const key = `${carrier.iata}-${plan.name}-${group}`;
  const random = createRandom(`${seed}:sheet:${key}`);
  const isPoundTariff = group === "domestic";
  const currency = sheetCurrency(lanes);
  const terms = { carrier, currency, isPoundTariff, seed: `${seed}:${key}`, ...priceFacts(plan) };
  const days = plan.aircraft === "freighter" ? ["1357", "246", "12457"] : ["1234567", "1234567", "135"];
  const transitDays = plan.rateType === "priority" ? pickNumber(random, 1, 2) : pickNumber(random, 2, 6);
  return {
    key,
    airlineIata: carrier.iata,
    rateType: plan.rateType,
    ownerCompanyKey: plan.ownerCompanyKey,
    currency: currency.code,
    weightUnit: isPoundTariff ? "lb" : "kg",
    divisor: isPoundTariff ? 166 : plan.goodsType === "Express" ? 5000 : 6000,
    weightStep: isPoundTariff ? "1" : "0.5",
    goodsType: plan.goodsType,
    aircraft: plan.aircraft,
    serviceLevel: plan.rateType === "priority" ? "priority" : "standard",
    surcharges: buildSurcharges(carrier, plan.goodsType, currency, isPoundTariff),
    fees: buildFees(carrier, plan.goodsType, currency),
    allowNextBreak: plan.rateType !== "promo",
    surchargeOnRatedWeight: false,
    transitDays,
    flights: buildFlights(carrier, lanes, { seed: terms.seed, transitDays }),
    daysOfOperation: days[pickNumber(random, 0, 2)] ?? "1234567",
    graceDays: pickNumber(random, 0, 3),
    validFrom: addDays(today, plan.validity[0]),
    validTo: addDays(today, plan.validity[1] + pickNumber(random, 0, 20)),
    isActive: plan.isActive,
    isDemonstration: true,
    provider: DEMONSTRATION_PROVIDER,
    lanes: lanes.map((lane) => priceLane(lane, terms)),
  };
}

function sheetCurrency(lanes: readonly DemoLane[]): TariffCurrency {
  const first = lanes[0];
  if (first === undefined) throw new RangeError("A sheet has at least one lane");
  return getTariffCurrency(getHub(first.origin).country);
}

function priceFacts(plan: SheetPlan): { rateType: RateType; goodsType: CargoType; aircraft: AircraftKind } {
  return { rateType: plan.rateType, goodsType: plan.goodsType, aircraft: plan.aircraft };
}
