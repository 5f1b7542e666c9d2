import { arrivalDate, type CalendarDate, compareExact, earlierDate, exact } from "@kilolane/domain";
import type { clientOption, goneOption, ListedOption, QuoteOption } from "@kilolane/contract";
import type { z } from "zod";
import { printedRateOf } from "../pricing/printed-rate.ts";
import type { LineNames } from "./line-name.ts";
import type {
  OptionSummary,
  StoredLine,
  StoredMargin,
  StoredOption,
  StoredPricing,
} from "../reads/content.ts";
import type { MarginSource } from "../reads/margin-source.ts";
import { NO_AIRLINE } from "../reads/manual-content.ts";

export type ClientOption = z.output<typeof clientOption>;

/** A line for clients: a percentage names no amount, because that would be the cost it is taken of. */
function presentClientLine(
  line: StoredLine,
  currency: string,
  names: LineNames,
): ClientOption["lines"][number] {
  const isPercentage = line.unit === "%";
  return {
    code: line.code,
    label: names(line),
    kind: line.kind,
    basis: line.basis,
    quantity: isPercentage ? null : line.quantity,
    unit: isPercentage ? null : line.unit,
    sellUnitValue: printedRateOf(line, currency),
    sell: line.sell,
  };
}

const WIRE_KINDS = { margin: "margin", markup: "markup", "per-kg": "per_kg", flat: "flat" } as const;

/** A margin rule in the wire's words. */
function presentMargin(margin: StoredMargin): QuoteOption["margin"] {
  return { kind: WIRE_KINDS[margin.form], value: margin.value, least: margin.leastProfit };
}

/** Which rule set the margin, and which would have: for the desk alone. */
function presentMarginSource({
  rules,
  parts,
  company,
  ...source
}: MarginSource): QuoteOption["marginSource"] {
  return {
    isTyped: source.isTyped,
    rules: rules.map(({ id, version, name, freight: { form, value } }) => ({
      id,
      version,
      name,
      kind: form,
      value,
    })),
    parts: parts.map(({ part, name }) => ({ part, name })),
    company: company && presentMargin(company),
  };
}

/** The day it arrives, as far as that is known. */
function arrivalOf({ transitDays, departsOn }: OptionSummary): CalendarDate | null {
  return departsOn === undefined ? null : arrivalDate(departsOn, transitDays);
}

/** What the price holds, and what it leaves out. */
function presentScope({ surchargesInside: inside, unpriced }: OptionSummary, names: LineNames) {
  return {
    ...(inside === undefined
      ? {}
      : {
          surchargesInside: inside.map((label) => names({ code: "", label, kind: "surcharge" })),
        }),
    ...(unpriced && {
      unpriced: unpriced.map(({ leg, code }) => ({ leg, code, label: serviceName(code, names) })),
    }),
  };
}

/** The name of a trucking service; a word of the caller's own stays as it was typed. */
export function serviceName(code: string, names: LineNames): string {
  return names({ code, label: code, kind: "trucking" });
}

/** What an option takes from the quotation or request that it is in. */
export interface OptionContext {
  readonly names: LineNames;
  /** last day of the quotation: no option of it is shown with a later one, whatever its rate says */
  readonly until: CalendarDate;
}

/** Trucking alone has no airline. */
function airlineOf({ airline }: OptionSummary): OptionSummary["airline"] | null {
  return airline.id === NO_AIRLINE.id ? null : airline;
}

function presentBase(option: OptionSummary, hideAirline: boolean, { names, until }: OptionContext) {
  return {
    quote_id: option.quoteId,
    airline: hideAirline ? null : airlineOf(option),
    serviceLevel: option.serviceLevel,
    aircraft: option.aircraft,
    ...(option.handOverBy && { handOverBy: option.handOverBy }),
    transit_days: option.transitDays,
    departs_on: option.departsOn ?? null,
    arrives_on: arrivalOf(option),
    daysOfOperation: option.daysOfOperation,
    validUntil: earlierDate(option.validUntil, until),
    currency: option.currency,
    weightUnit: option.weightUnit,
    grossWeight: option.grossWeight,
    volumeWeight: option.volumeWeight,
    chargeableWeight: option.chargeableWeight,
    ratedWeight: option.ratedWeight,
    basis: option.basis,
    rateClass: option.rateClass,
    sellTotal: option.sellTotal,
    sellPerKg: option.sellPerKg,
    co2Kg: option.co2Kg,
    co2Method: option.co2Method,
    flags: [...option.flags],
    ...presentScope(option, names),
    remarks: option.remarks,
    isChosen: option.isChosen,
  };
}

/**
 * Weight breaks for clients. Where the freight's amount was typed or raised to the floor, they are told only if the
 * billed one is the rate that is printed: no rate makes some amounts, and versions of before hold the buy rate there.
 */
function presentClientBands({ bands, lines, ratedWeight, currency }: StoredOption): ClientOption["bands"] {
  const freight = lines.find(({ code }) => code === "freight");
  if (freight?.isOverridden === true && ratedWeight !== null) {
    const rated = exact(ratedWeight);
    const billed = bands.findLast(({ from }) => compareExact(exact(from), rated) <= 0);
    if (billed?.sellRate !== printedRateOf(freight, currency)) return [];
  }
  return bands.map(({ from, sellRate }) => ({ from, sellRate }));
}

/** An option as clients, links and documents see it: every field is named here, and none is a buy figure. */
export function presentClientOption(
  option: StoredOption,
  show: { readonly airline: boolean; readonly remarks: boolean },
  context: OptionContext,
): ClientOption {
  return {
    ...presentBase(option, !show.airline, context),
    remarks: show.remarks ? option.remarks : "",
    savings: option.savings && { ratedAs: option.savings.ratedAs, saved: option.savings.sellSaved },
    lines: option.lines.map((line) => presentClientLine(line, option.currency, context.names)),
    bands: presentClientBands(option),
    // the rate as it was used: what of it is the forwarder's buffer is left out
    converted: option.exchange.map(({ from, to, rate, asOf }) => ({ from, to, rate, asOf })),
  };
}

function presentRate(rate: OptionSummary["rate"]): QuoteOption["rate"] {
  return (
    rate && {
      id: String(rate.laneId),
      version: rate.version,
      type: rate.type,
      isDemonstration: rate.isDemonstration,
    }
  );
}

/** Decided options that are not offered any more. */
export function presentGone({ gone = [] }: StoredPricing): z.output<typeof goneOption>[] {
  return gone.map(({ quoteId, ...option }) => ({ quote_id: quoteId, ...option }));
}

/** What the list of offers says only of some options. */
function presentParticulars(option: OptionSummary, names: LineNames) {
  const { handOverBy, floorPercent, positions, was } = option;
  return {
    ...(handOverBy && { handOverBy }),
    ...presentScope(option, names),
    ...(floorPercent !== undefined && { floorPercent }),
    ...(positions && { positions }),
    ...(was && { was: { ...was, lost: [...was.lost] } }),
  };
}

/** What the forwarder's desk sees of an option in the list of offers: no more, because it is sent at every pause. */
export function presentSummary(option: OptionSummary, { names, until }: OptionContext) {
  const summary = {
    quote_id: option.quoteId,
    airline: airlineOf(option),
    serviceLevel: option.serviceLevel,
    aircraft: option.aircraft,
    transit_days: option.transitDays,
    departs_on: option.departsOn ?? null,
    arrives_on: arrivalOf(option),
    validUntil: earlierDate(option.validUntil, until),
    currency: option.currency,
    weightUnit: option.weightUnit,
    chargeableWeight: option.chargeableWeight,
    sellTotal: option.sellTotal,
    sellPerKg: option.sellPerKg,
    co2Kg: option.co2Kg,
    flags: [...option.flags],
    isChosen: option.isChosen,
    savings: option.savings && {
      ratedAs: option.savings.ratedAs,
      saved: option.savings.saved,
      sold: option.savings.sellSaved,
    },
    rate: presentRate(option.rate),
    profit: option.profit,
    marginPercent: option.marginPercent,
    margin: presentMargin(option.margin),
    belowFloor: option.belowFloor,
    reasons: [...option.reasons],
  };
  // last and in place: parts that are spread into the middle of so many fields cost as much as all of them
  return Object.assign(summary, presentParticulars(option, names)) satisfies ListedOption;
}

/** An option as the forwarder's desk sees it. */
export function presentOption(option: StoredOption, context: OptionContext): QuoteOption {
  const { names } = context;
  return {
    ...presentBase(option, false, context),
    ...presentSummary(option, context),
    rateValidUntil: option.validUntil,
    rateCurrency: option.rateCurrency,
    appliedRate: option.appliedRate,
    buyTotal: option.buyTotal,
    floorApproved: option.floorApproval !== null,
    lines: option.lines.map((line) => ({
      code: line.code,
      label: names(line),
      kind: line.kind,
      basis: line.basis,
      quantity: line.quantity,
      unit: line.unit,
      sellUnitValue: printedRateOf(line, option.currency),
      sell: line.sell,
      unitValue: line.unitValue,
      unitCurrency: line.unitCurrency,
      buy: line.buy,
      isOverridden: line.isOverridden,
    })),
    bands: option.bands.map(({ from, buyRate, sellRate }) => ({ from, buyRate, sellRate })),
    exchange: option.exchange.map(({ from, to, rate, asOf, bufferPercent }) => ({
      from,
      to,
      rate,
      asOf,
      ...(bufferPercent !== undefined && { bufferPercent }),
    })),
    trace: option.trace.map(({ step, rule, text }) => ({ step, rule, text })),
    ...(option.marginSource && { marginSource: presentMarginSource(option.marginSource) }),
  };
}
