import type { AircraftKind, CargoType, RateType } from "@kilolane/domain";
import type { Carrier } from "../world/carriers.ts";
import { getHub } from "../world/hubs.ts";
import type { Region } from "../world/hubs.ts";
import { createRandom } from "../world/random.ts";
import type { TariffCurrency } from "./currencies.ts";
import { writeTariffAmount } from "./currencies.ts";
import type { DemoRateLane } from "./demo-rate-sheet.ts";
import type { DemoLane } from "./lanes.ts";

/** Weight breaks in kg, as airlines commonly publish them; the first band is N. */
const BREAK_SCHEMES: readonly (readonly number[])[] = [
  [0, 45, 100, 300, 500, 1000],
  [0, 45, 100, 300, 500],
  [0, 100, 300, 500, 1000],
  [0, 45, 100, 250, 500, 1000],
  [0, 45, 100, 300, 500, 1000, 2000],
];
/** In pounds, for tariffs inside the USA. */
const POUND_SCHEME: readonly number[] = [0, 100, 500, 1000, 3000];

/** Dearer at low weight: price against the price of a tonne. */
const PRICE_BY_WEIGHT_KG: readonly (readonly [number, number])[] = [
  [0, 1.85],
  [45, 1.42],
  [100, 1.22],
  [250, 1.13],
  [300, 1.11],
  [500, 1.05],
  [1000, 1],
  [2000, 0.97],
];

const GOODS_LEVEL: Readonly<Record<CargoType, number>> = {
  General: 1,
  "Dangerous Goods": 1.22,
  Express: 1.5,
  "Temperature Controlled": 1.34,
  Perishable: 0.94,
  Oversized: 1.28,
};
const TYPE_LEVEL: Readonly<Record<RateType, number>> = {
  general: 1,
  contract: 0.88,
  priority: 1.38,
  promo: 0.92,
  spot: 0.83,
};

function isAsia(region: Region): boolean {
  return region === "EA" || region === "SEA";
}

/** Out of East Asia planes are full, back they are not; everything else is near balance. */
function directionLevel(origin: Region, destination: Region): number {
  if (isAsia(origin) && !isAsia(destination)) return 1.45;
  if (!isAsia(origin) && isAsia(destination)) return 0.78;
  if (origin === "LATAM") return 0.86;
  if (origin === "AF") return 0.9;
  return 1;
}

export interface PriceTerms {
  readonly carrier: Carrier;
  readonly rateType: RateType;
  readonly goodsType: CargoType;
  readonly aircraft: AircraftKind;
  readonly currency: TariffCurrency;
  readonly isPoundTariff: boolean;
  readonly seed: string;
}

/** One lane of a sheet with invented, plausible prices: distance, direction, carrier, goods, deck and a little chance. */
export function priceLane(lane: DemoLane, terms: PriceTerms): DemoRateLane {
  const { carrier, currency } = terms;
  const origin = getHub(lane.origin);
  const destination = getHub(lane.destination);
  const random = createRandom(`${terms.seed}:${lane.origin}-${lane.destination}`);
  const tonnePrice =
    (0.62 + lane.distanceKm * 0.00024) *
    directionLevel(origin.region, destination.region) *
    carrier.priceLevel *
    GOODS_LEVEL[terms.goodsType] *
    TYPE_LEVEL[terms.rateType] *
    (terms.aircraft === "freighter" ? 1.06 : 1) *
    (0.92 + random() * 0.16);
  const scheme = terms.isPoundTariff ? POUND_SCHEME : pickScheme(carrier.iata);
  const minimum =
    (58 + lane.distanceKm * 0.0035) * carrier.priceLevel * Math.sqrt(GOODS_LEVEL[terms.goodsType]);
  return {
    origin: lane.origin,
    destination: lane.destination,
    minCharge: writeTariffAmount(minimum, currency, currency.chargeStep * 5),
    breaks: scheme.map((weight) => [
      String(weight),
      writeTariffAmount(breakPrice(tonnePrice, weight, terms.isPoundTariff), currency, currency.priceStep),
    ]),
  };
}

/** An airline keeps to one scheme on all its lanes. */
function pickScheme(iata: string): readonly number[] {
  const schemeIndex = Math.floor(createRandom(`scheme:${iata}`)() * BREAK_SCHEMES.length);
  return BREAK_SCHEMES[schemeIndex] ?? [0];
}

function breakPrice(tonnePrice: number, weight: number, isPound: boolean): number {
  const kilograms = isPound ? weight / 2.2 : weight;
  const level = PRICE_BY_WEIGHT_KG.findLast(([from]) => kilograms >= from)?.[1] ?? 1;
  return (tonnePrice * level) / (isPound ? 2.2 : 1);
}
