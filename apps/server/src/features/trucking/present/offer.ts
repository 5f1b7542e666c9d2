import type { TruckingCarrier } from "@kilolane/contract";
import {
  currencyDecimals,
  formatExact,
  roundHalfUp,
  type AccessorialCode,
  type Exact,
  type PricedTruckingLeg,
} from "@kilolane/domain";
import type { Translate } from "@kilolane/phrases";
import type { ServingCarrier, TruckingLegPlace } from "../reads/serving.ts";

/** A carrier for one leg, priced when the weight is known. */
export interface PricedCarrier {
  readonly carrier: ServingCarrier;
  readonly place: TruckingLegPlace;
  /** by road, one decimal */
  readonly miles: number;
  /** in the tariff's currency; null: without a weight, or not known */
  readonly sell: Exact | null;
  /** false: its margin is money that has no exchange rate to the tariff's currency, so that nobody knows what it sells at */
  readonly isComparable: boolean;
  readonly priced: PricedTruckingLeg | null;
  /** wanted services without a price */
  readonly unpriced: readonly AccessorialCode[];
  /** of the carriers with the same services */
  readonly isCheapest: boolean;
}

/** A carrier as the wire knows it; a client's copy has one line with the sell amount and no buy figure. */
export function presentCarrier(
  offer: PricedCarrier,
  translate: Translate<"trucking">,
  isForClient: boolean,
): TruckingCarrier {
  const { carrier, place, priced, sell } = offer;
  const decimals = currencyDecimals(carrier.terms.currency);
  const money = (amount: Exact): string => formatExact(roundHalfUp(amount, decimals), decimals);
  const sellTotal = sell && money(sell);
  const common = {
    trucking_id: carrier.carrierId,
    carrier: carrier.carrierName,
    leg: place.leg,
    zip: place.zip,
    airport: place.airport,
    miles: offer.miles,
    transit_days: carrier.transitDays,
    currency: carrier.terms.currency,
    chargeableWeight: priced === null ? null : priced.chargeableLb.toString(),
    ratedWeight: priced?.ratedLb?.toString() ?? null,
    weightUnit: "lb" as const,
    sellTotal,
    ...(offer.unpriced.length > 0 && {
      unpriced: offer.unpriced.map((code) => ({
        code,
        label: translate(`line.${code}`),
        ...(carrier.terms.notOffered?.includes(code) === true && { isOffered: false as const }),
      })),
    }),
    ...(offer.isCheapest && { isCheapest: true }),
    ...(!offer.isComparable && { isComparable: false as const }),
    isChosen: false,
  };
  if (isForClient) return { ...common, lines: sellLine(sellTotal, translate) };
  return {
    ...common,
    lines: priced === null ? minimumLine(carrier, money, translate) : costLines(priced, money, translate),
    buyTotal: priced === null ? null : money(priced.total),
  };
}

type Line = TruckingCarrier["lines"][number];

/** Without a weight only the tariff's minimum is known. */
function minimumLine(
  carrier: ServingCarrier,
  money: (amount: Exact) => string,
  translate: Translate<"trucking">,
): Line[] {
  return [{ code: "minimum", label: translate("line.minimum"), amount: money(carrier.terms.minimum) }];
}

function sellLine(sellTotal: string | null, translate: Translate<"trucking">): Line[] {
  return sellTotal === null
    ? []
    : [{ code: "trucking", label: translate("line.trucking"), amount: sellTotal }];
}

function costLines(
  priced: PricedTruckingLeg,
  money: (amount: Exact) => string,
  translate: Translate<"trucking">,
): Line[] {
  const lines: Line[] = [
    { code: "line-haul", label: translate("line.line-haul"), amount: money(priced.lineHaul) },
  ];
  if (priced.fuel.units > 0n) {
    lines.push({ code: "fuel", label: translate("line.fuel"), amount: money(priced.fuel) });
  }
  for (const { code, amount } of priced.accessorials) {
    lines.push({ code, label: translate(`line.${code}`), amount: money(amount) });
  }
  return lines;
}
