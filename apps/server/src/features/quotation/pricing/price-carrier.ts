import {
  convertTruckingMargin,
  convertWeight,
  currencyDecimals,
  Exact,
  exact,
  ExchangeTable,
  formatExact,
  fractionToMinor,
  moneyRule,
  type PricedTruckingLeg,
  type PricingSettings,
  rankCarriers,
  sellLines,
  type TruckingLegRequest,
} from "@kilolane/domain";
import type { PricedCarrier, StoredCarrier } from "../reads/trucking-content.ts";

/** What is known of a carrier beside its price. */
interface CarrierChoice {
  readonly isChosen: boolean;
  /** wanted services that no tariff can list */
  readonly unknown: readonly string[];
  /** with the carrier's own margin, in the tariff's currency; none: the company's for trucking */
  readonly leg: TruckingLegRequest;
}

/** Presents a priced leg; its lines are what it costs, in the tariff's own currency turned into the quotation's. */
export function carrierOf(
  carrier: StoredCarrier,
  priced: PricedTruckingLeg,
  settings: PricingSettings,
  { isChosen, unknown, leg: { terms, margin } }: CarrierChoice,
): PricedCarrier {
  const { currency } = settings;
  const unpriced = [...priced.unpriced, ...unknown];
  const notOffered = priced.unpriced.filter((code) => terms.notOffered?.includes(code) === true);
  const exchange = new ExchangeTable(currency, settings.exchangeRates);
  const money = moneyRule(currency, settings.roundingUnits);
  const decimals = currencyDecimals(currency);
  const isKnown = exchange.has(priced.currency);
  const convert = (amount: Exact): Exact =>
    new Exact(fractionToMinor(exchange.convert(amount, priced.currency), money), decimals);
  const bought = [
    { code: `${carrier.leg}-haul`, amount: priced.lineHaul },
    ...(priced.fuel.units > 0n ? [{ code: `${carrier.leg}-fuel`, amount: priced.fuel }] : []),
    ...priced.accessorials.map(({ code, amount }) => ({ code: `${carrier.leg}-${code}`, amount })),
  ];
  const costLines = bought.map(({ code, amount }) => ({ code, cost: isKnown ? convert(amount) : null }));
  const buy = costLines.reduce((sum, line) => sum + (line.cost?.units ?? 0n), 0n);
  const kg = convertWeight(priced.chargeableLb.units, priced.chargeableLb.scale, "lb", "kg");
  const own = margin && isKnown ? convertTruckingMargin(margin, priced.currency, exchange, money) : null;
  const rule = own ?? settings.margins.trucking;
  const costs = isKnown ? bought.map(({ amount }) => exchange.convert(amount, priced.currency)) : [];
  // line by line, as an option sells them: what a carrier is said to cost is what it adds to the total
  const sell = sellLines(costs, rule, kg, money).reduce((sum, line) => sum + line, 0n);
  return {
    truckingId: carrier.truckingId,
    carrier: carrier.carrier,
    leg: carrier.leg,
    zip: carrier.zip,
    airport: carrier.airport,
    miles: carrier.miles,
    transitDays: carrier.transitDays,
    currency,
    chargeableWeight: formatExact(priced.chargeableLb, 0),
    ratedWeight: priced.ratedLb && formatExact(priced.ratedLb, 0),
    lines: costLines.map(({ code, cost: amount }) => ({
      code,
      label: code,
      amount: amount ? formatExact(amount, decimals) : "",
    })),
    buyTotal: isKnown ? formatExact(new Exact(buy, decimals), decimals) : null,
    sellTotal: isKnown ? formatExact(new Exact(sell, decimals), decimals) : null,
    ...(unpriced.length > 0 && { unpriced }),
    ...(notOffered.length > 0 && { notOffered }),
    isChosen,
  };
}

/** Carriers leg by leg, compared only with those that price the same services. */
export function compareCarriers(carriers: readonly PricedCarrier[]): PricedCarrier[] {
  const legs = Map.groupBy(carriers, ({ leg }) => leg);
  return [...legs.values()].flatMap((ofLeg) => {
    const comparable = ofLeg.map((priced) => ({
      priced,
      unpriced: priced.unpriced ?? [],
      sell: priced.sellTotal === null ? null : exact(priced.sellTotal),
    }));
    return rankCarriers(comparable).map(({ carrier: { priced }, isCheapest }) => ({
      ...priced,
      ...(isCheapest && { isCheapest: true as const }),
    }));
  });
}
