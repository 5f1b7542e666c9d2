import { type CalendarDate, type LossCause, type CargoType, addDays } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import { DEMO_SEED } from "../rates/build-rates.ts";
import { buildDemoLanes } from "../rates/lanes.ts";
import type { DemoLane } from "../rates/lanes.ts";
import { FORWARDER_KEYS } from "../world/companies.ts";
import type { ForwarderKey } from "../world/companies.ts";
import { getHub } from "../world/hubs.ts";
import { DEMO_INQUIRERS } from "../world/inquirers.ts";
import { DEMO_USERS } from "../world/people.ts";
import { createRandom, pickNumber, pickOne } from "../world/random.ts";
import type { Random } from "../world/random.ts";
import type { DemoRequest } from "./demo-request.ts";
import { buildDangerousGoods, buildGoods, pickIncoterm } from "./goods.ts";

export type DemoQuotationStatus = "draft" | "sent" | "accepted" | "rejected" | "cancelled" | "expired";

/** A quotation to be priced by the engine as of the day it was made; nothing here states a price. */
export interface DemoQuotation {
  readonly key: string;
  readonly companyKey: ForwarderKey;
  readonly ownerUserKey: string;
  /** the client account that asked; null: an inquirer without one */
  readonly clientUserKey: string | null;
  readonly request: DemoRequest;
  readonly createdOn: CalendarDate;
  /** minutes after midnight UTC, within working hours of the desk */
  readonly createdAtMinute: number;
  readonly status: DemoQuotationStatus;
  /** accepted, rejected, cancelled: the day of the decision */
  readonly decidedOn: CalendarDate | null;
  /** rejected: what the client said, in English as they wrote it; empty: nothing */
  readonly reason: string;
  /** rejected: the cause that the desk or the client named; null: none */
  readonly cause: LossCause | null;
  /** rejected for the price: how far ours was above another one, in per cent; null: no other price was named */
  readonly abovePercent: number | null;
  /** how many of the best options go into the quotation */
  readonly optionCount: number;
  /** freight margin in per cent of sell that the desk took */
  readonly marginPercent: string;
  readonly language: Language;
}

export interface DemoQuotationOptions {
  readonly today: CalendarDate;
  readonly seed?: string;
}

const COUNTS: Readonly<Record<ForwarderKey, number>> = { "harbor-sky": 210, nordlicht: 70 };
/** So many carriers of a lane must take the goods, because not every one publishes every lane. */
const LEAST_CARRIERS = 4;
/** An undecided quotation older than this has expired (14 and 10 days of validity). */
const UNDECIDED_DAYS = 7;
/** Validity of 14 days and up to three days of grace are over by then. */
const EXPIRED_AFTER_DAYS = 20;
const CARGO_TYPES_BY_SHARE: readonly (readonly [share: number, type: CargoType])[] = [
  [0.62, "General"],
  [0.74, "Dangerous Goods"],
  [0.82, "Temperature Controlled"],
  [0.9, "Perishable"],
  [0.96, "Express"],
  [1, "Oversized"],
];
const DECIDED_BY_SHARE: readonly (readonly [share: number, status: DemoQuotationStatus])[] = [
  [0.44, "accepted"],
  [0.64, "rejected"],
  [0.74, "cancelled"],
  [1, "expired"],
];

const REASONS_BY_SHARE: readonly (readonly [share: number, reason: string, cause: LossCause | null])[] = [
  [0.42, "Price too high", "price"],
  [0.6, "Transit time too long", "transit"],
  [0.72, "Shipment postponed", "not-shipped"],
  [0.8, "Went by sea instead", "other"],
  [0.86, "Capacity not confirmed in time", "space"],
  [1, "", null],
];

/** Quotations of both demo forwarders in every state, spread over the last twelve months, denser towards today. */
export function buildDemoQuotations(options: DemoQuotationOptions): readonly DemoQuotation[] {
  const seed = options.seed ?? DEMO_SEED;
  const lanes = buildDemoLanes();
  return FORWARDER_KEYS.flatMap((companyKey) =>
    Array.from({ length: COUNTS[companyKey] }, (_, index) =>
      buildQuotation(companyKey, index, lanes, { seed, today: options.today }),
    ),
  ).sort((left, right) => (left.createdOn < right.createdOn ? -1 : left.createdOn > right.createdOn ? 1 : 0));
}

interface QuotationContext {
  readonly seed: string;
  readonly today: CalendarDate;
}

function buildQuotation(
  companyKey: ForwarderKey,
  index: number,
  lanes: readonly DemoLane[],
  { seed, today }: QuotationContext,
): DemoQuotation {
  const key = `${companyKey}-quotation-${index + 1}`;
  const random = createRandom(`${seed}:${key}`);
  const share = index / COUNTS[companyKey];
  // the square makes recent months denser, as a growing desk has it; every ninth is of this week
  const daysAgo =
    index % 9 === 0 ? pickNumber(random, 0, UNDECIDED_DAYS - 1) : Math.round(share ** 1.4 * 355) + 8;
  const createdOn = addDays(today, -daysAgo);
  const status = pickStatus(random, daysAgo);
  const inquirer = pickOne(
    random,
    DEMO_INQUIRERS.filter((candidate) => candidate.companyKey === companyKey),
  );
  const desk = DEMO_USERS.filter(
    (user) => user.companyKey === companyKey && /^ROLE_FF(ADMIN|AGENT)$/.test(user.role),
  );
  return {
    key,
    companyKey,
    ownerUserKey: pickOne(random, desk).key,
    clientUserKey: inquirer.clientUserKey,
    request: buildRequest(random, companyKey, lanes, {
      inquirerKey: inquirer.key,
      currency: inquirer.currency,
      createdOn,
    }),
    createdOn,
    createdAtMinute: pickNumber(random, 8 * 60, 20 * 60),
    status,
    decidedOn: isDecided(status) ? addDays(createdOn, Math.min(daysAgo, pickNumber(random, 0, 6))) : null,
    ...lossOf(status, createRandom(`${seed}:${key}:reason`)),
    optionCount: pickNumber(random, 1, 3),
    marginPercent: String(pickNumber(random, 14, 26)),
    language: inquirer.language,
  };
}

/** Four of five that were lost for the price say what they pay elsewhere. */
const NAMED_PRICES = 0.8;

function lossOf(
  status: DemoQuotationStatus,
  random: Random,
): Pick<DemoQuotation, "reason" | "cause" | "abovePercent"> {
  const share = random();
  const [, reason, cause] = REASONS_BY_SHARE.find(([limit]) => share < limit) ?? [1, "", null];
  if (status !== "rejected") return { reason: "", cause: null, abovePercent: null };
  const isNamed = cause === "price" && random() < NAMED_PRICES;
  return { reason, cause, abovePercent: isNamed ? pickNumber(random, 2, 19) : null };
}

function isDecided(status: DemoQuotationStatus): boolean {
  return status === "accepted" || status === "rejected" || status === "cancelled";
}

function pickStatus(random: Random, daysAgo: number): DemoQuotationStatus {
  if (daysAgo < UNDECIDED_DAYS)
    return pickOne(random, ["draft", "draft", "sent", "sent", "accepted"] as const);
  const share = random();
  const status = DECIDED_BY_SHARE.find(([limit]) => share < limit)?.[1] ?? "expired";
  return status === "expired" && daysAgo < EXPIRED_AFTER_DAYS ? "rejected" : status;
}

function buildRequest(
  random: Random,
  companyKey: ForwarderKey,
  lanes: readonly DemoLane[],
  facts: { readonly inquirerKey: string; readonly currency: string; readonly createdOn: CalendarDate },
): DemoRequest {
  const share = random();
  const wanted = CARGO_TYPES_BY_SHARE.find(([limit]) => share < limit)?.[1] ?? "General";
  const isAmerican = companyKey === "harbor-sky";
  const fitting = lanes.filter((lane) => {
    const origin = getHub(lane.origin);
    const ownSide = isAmerican ? origin.country === "US" : origin.region === "EU";
    return ownSide && carriersFor(lane, wanted) >= LEAST_CARRIERS;
  });
  const lane = pickOne(random, fitting);
  const isImperial = isAmerican && random() < 0.6;
  return {
    inquirerKey: facts.inquirerKey,
    shipFromAirport: lane.origin,
    shipToAirport: lane.destination,
    pickupZip: null,
    deliveryZip: null,
    readyDate: addDays(facts.createdOn, pickNumber(random, 2, 9)),
    typeOfGoods: wanted,
    shipperType: "Known Shipper",
    dangerousGoods: wanted === "Dangerous Goods" ? buildDangerousGoods(random) : [],
    temperatureRange:
      wanted === "Temperature Controlled" ? pickOne(random, ["+2/+8°C", "+15/+25°C", "-25°C"]) : null,
    goodsArray: buildGoods(random, wanted, isImperial),
    dimensionUnit: isImperial ? "in" : "cm",
    weightUnit: isImperial ? "lb" : "kg",
    houses: pickNumber(random, 0, 2),
    incoterm: pickIncoterm(random),
    currency: facts.currency,
  };
}

/** How many carriers of the lane take these goods; oversized pieces need a freighter. */
function carriersFor(lane: DemoLane, type: CargoType): number {
  return lane.carriers.filter((carrier) => {
    if (type === "Express") return carrier.sellsPriority;
    if (type === "Oversized")
      return carrier.goodsTypes.includes(type) && carrier.aircraft.includes("freighter");
    return carrier.goodsTypes.includes(type);
  }).length;
}
