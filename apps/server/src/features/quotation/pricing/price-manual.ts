import {
  convertWeight,
  currencyDecimals,
  divideFractions,
  exact,
  ExchangeTable,
  formatExact,
  type ManualBasis,
  moneyRule,
  type PricedManualLine,
  type PricedManualLines,
  priceManualLines,
  toFraction,
} from "@kilolane/domain";
import type { StoredLine, StoredOption, StoredPricing, StoredWeights } from "../reads/content.ts";
import { NO_AIRLINE, type StoredManual, type StoredManualLine } from "../reads/manual-content.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { isCoveredBy } from "../reads/floor-approval.ts";
import { floorOfTyped, ruleKg } from "./option-margins.ts";
import { roundFraction } from "./price-option-details.ts";
import { weightsOf } from "./weights.ts";
import { parseStoredUnits } from "./stored-units.ts";

/** What a printed line names as its basis; `count` is said by the quantity alone. */
const BASES: Readonly<Record<ManualBasis, string | null>> = {
  flat: null,
  unit: "count",
  piece: "count",
  chargeable: "chargeable",
  gross: "gross",
};

function unitOf({ basis, unit }: StoredManualLine, { weightUnit }: StoredWeights): string | null {
  if (basis === "chargeable" || basis === "gross") return weightUnit;
  return basis === "unit" && unit !== "" ? unit : null;
}

/** Codes are unique within the option; those of trucking begin with their leg, as everywhere. */
function codeOf({ kind, leg }: StoredManualLine, index: number): string {
  return kind === "trucking" && leg !== "air" ? `${leg}-manual-${index + 1}` : `manual-${index + 1}`;
}

function lineOf(
  line: StoredManualLine,
  priced: PricedManualLine,
  index: number,
  parts: { readonly decimals: number; readonly weights: StoredWeights },
): StoredLine {
  const { decimals, weights } = parts;
  const sell = formatExact(priced.sell, decimals);
  return {
    code: codeOf(line, index),
    label: line.charge,
    kind: line.kind,
    basis: BASES[line.basis],
    quantity: priced.quantity && formatExact(priced.quantity, 0),
    unit: unitOf(line, weights),
    unitValue: line.buy,
    unitCurrency: line.currency,
    sellRate: priced.sellRate && formatExact(priced.sellRate, decimals),
    buy: formatExact(priced.buy, decimals),
    sell,
    ruleSell: sell,
    isOverridden: false,
    leg: line.kind === "trucking" ? line.leg : "air",
  };
}

interface Typed {
  readonly request: StoredRequest;
  readonly pricing: StoredPricing;
  readonly manual: StoredManual;
  readonly weights: StoredWeights;
  readonly decimals: number;
  /** least margin of the whole, per cent of sell */
  readonly floorPercent: string;
}

function priceTyped({ request, pricing, manual, weights, floorPercent }: Typed): PricedManualLines {
  const units = parseStoredUnits(pricing.roundingUnits) ?? undefined;
  return priceManualLines(
    manual.lines.map((line) => ({
      basis: line.basis,
      quantity: line.quantity === null ? null : exact(line.quantity),
      buy: exact(line.buy),
      sell: exact(line.sell),
      currency: line.currency,
    })),
    {
      weights: {
        pieces: weights.pieces,
        grossWeight: exact(weights.grossWeight),
        chargeableWeight: exact(weights.chargeableWeight),
      },
      money: moneyRule(request.currency, units),
      exchange: new ExchangeTable(
        request.currency,
        pricing.exchange.map(({ from, to, rate, asOf }) => ({ from, to, rate: exact(rate), takenAt: asOf })),
      ),
      sellStep: pricing.sellStep ?? "currency",
      floorPercent: exact(floorPercent),
    },
  );
}

function sellPerKgOf(sellTotal: string, { chargeableWeight, weightUnit }: StoredWeights, decimals: number) {
  const weight = exact(chargeableWeight);
  const kg = convertWeight(weight.units, weight.scale, weightUnit, "kg");
  if (kg.numerator === 0n) return formatExact(exact("0"), decimals);
  const perKg = divideFractions(toFraction(exact(sellTotal)), kg);
  return formatExact(roundFraction(perKg, Math.max(decimals, 2)), decimals);
}

/** Totals of the typed lines, and the leave to sell below the floor as long as its price has not sunk. */
function figuresOf(
  { pricing, manual, weights, decimals, floorPercent }: Typed,
  { buy, sell, profit, marginPercent, isBelowFloor }: PricedManualLines,
) {
  const sellTotal = formatExact(sell, decimals);
  const approval = pricing.changes[manual.quoteId]?.floorApproval ?? null;
  const isApproved =
    isBelowFloor &&
    approval !== null &&
    isCoveredBy(approval, { sellTotal, profit: formatExact(profit, decimals) });
  const percent = marginPercent === null ? "0.00" : formatExact(marginPercent, 2);
  return {
    margin: { form: "margin", value: percent, leastProfit: null, floorPercent: null },
    buyTotal: formatExact(buy, decimals),
    sellTotal,
    profit: formatExact(profit, decimals),
    marginPercent: percent,
    sellPerKg: sellPerKgOf(sellTotal, weights, decimals),
    belowFloor: isBelowFloor,
    ...(floorPercent !== pricing.marginFloorPercent && { floorPercent }),
    floorApproval: isApproved ? approval : null,
  } satisfies Partial<StoredOption>;
}

/** What only a rated price has. */
const NOT_RATED = {
  rate: null,
  daysOfOperation: "",
  graceDays: 0,
  ratedWeight: null,
  basis: "",
  rateClass: "",
  appliedRate: null,
  divisor: null,
  savings: null,
  co2Kg: "",
  co2Method: "",
  reasons: [],
  bands: [],
  trace: [],
} as const satisfies Partial<StoredOption>;

/** The one option of a manual quotation, as a version stores it: from what was typed and the rates kept with it. */
export function priceManual(
  request: StoredRequest,
  pricing: StoredPricing,
  manual: StoredManual,
): StoredOption {
  const weights = weightsOf(request);
  const decimals = currencyDecimals(request.currency);
  const floorPercent = floorOfTyped(pricing, {
    airlineId: manual.airline?.id ?? null,
    chargeableKg: ruleKg(exact(weights.chargeableWeight), weights.weightUnit),
  });
  const typed = { request, pricing, manual, weights, decimals, floorPercent };
  const priced = priceTyped(typed);
  return {
    ...NOT_RATED,
    quoteId: manual.quoteId,
    airline: manual.airline ?? NO_AIRLINE,
    serviceLevel: manual.serviceLevel,
    aircraft: manual.aircraft,
    transitDays: manual.transitDays,
    validUntil: manual.validUntil,
    currency: request.currency,
    rateCurrency: request.currency,
    weightUnit: weights.weightUnit,
    grossWeight: weights.grossWeight,
    volumeWeight: weights.volumeWeight,
    chargeableWeight: weights.chargeableWeight,
    ...figuresOf(typed, priced),
    flags: [...weights.flags, ...(request.dangerousGoods.length > 0 ? ["dangerous-goods"] : [])],
    remarks: "",
    isChosen: true,
    lines: manual.lines.flatMap((line, index) => {
      const figures = priced.lines[index];
      return figures === undefined ? [] : [lineOf(line, figures, index, typed)];
    }),
    exchange: pricing.exchange,
  };
}
