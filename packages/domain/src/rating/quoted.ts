import type { AcceptanceFlags } from "../acceptance/acceptance-types.ts";
import type { AircraftLimit, PieceAdvice } from "../acceptance/aircraft-limits.ts";
import type { PositionEstimate } from "../acceptance/aircraft-positions.ts";
import type { Emission, EmissionFactorSet } from "../emission/emission-types.ts";
import type { CalendarDate } from "../measure/calendar.ts";
import type { WeightUnit } from "../measure/units.ts";
import type { ExchangeRate } from "../money/exchange.ts";
import type { Fraction } from "../money/fraction.ts";
import type { Money, RoundingUnit } from "../money/rounding.ts";
import type { Exact } from "../money/exact.ts";
import type { SellStep } from "../money/sell-rate.ts";
import type { MarginRule } from "../money/margin-rule.ts";
import type { PricedTruckingLeg } from "../trucking/trucking-terms.ts";
import type { ExcludedRate, RateCandidate, RateType, ServiceLevel } from "./candidate.ts";
import type { PricedRate, TraceStep } from "./priced.ts";
import type { SurchargePayee } from "./terms.ts";

/** Margins by component; null: passed through at cost. */
export interface ComponentMargins {
  readonly freight: MarginRule | null;
  readonly surcharges: MarginRule | null;
  readonly trucking: MarginRule | null;
  readonly insurance: MarginRule | null;
}

/** Settings of one pricing; everything that is a choice rather than a fact of the rate. */
export interface PricingSettings {
  /** currency of the quotation, ISO 4217 */
  readonly currency: string;
  /** one per foreign currency, to the quotation currency */
  readonly exchangeRates: readonly ExchangeRate[];
  readonly margins: ComponentMargins;
  /**
   * The margins of one option, instead of `margins`: by its airline, rate type and chargeable weight
   * (docs/decisions/0030). The same object for the same margins, which are then worked out once.
   */
  readonly marginsOf?: (
    candidate: Pick<RateCandidate, "airlineId" | "rateType">,
    chargeableKg: Fraction,
  ) => ComponentMargins;
  /** a rate of its own per rate id, instead of `margins.freight` (margin edited in place) */
  readonly freightMarginByRateId?: ReadonlyMap<number, MarginRule>;
  /** per currency, where it differs from the ISO minor unit */
  readonly roundingUnits?: ReadonlyMap<string, RoundingUnit>;
  /** the same for amounts of trucking tariffs; absent in requests of before, which rounded them to the minor unit */
  readonly truckingUnits?: ReadonlyMap<string, RoundingUnit>;
  readonly emissionFactors: EmissionFactorSet | null;
  /** dated limits of pieces by aircraft; default: the standard ones */
  readonly pieceLimits?: readonly AircraftLimit[];
  /**
   * To what a sell rate per unit is rounded before it is multiplied (pricing rules §6); null: rates are not rounded,
   * as in requests of before
   */
  readonly sellStep: SellStep | null;
  readonly trace: "full" | "none";
}

export type QuotedLineKind = "freight" | "surcharge" | "fee" | "trucking" | "insurance" | "other";

/** A printed line; buy and sell lie apart so that a presenter can leave buy out. All money in `currency`. */
export interface QuotedLine {
  readonly code: string;
  readonly label: string;
  readonly kind: QuotedLineKind;
  readonly basis: string | null;
  readonly quantity: Exact | null;
  /** of a quantity that is a weight */
  readonly quantityUnit: WeightUnit | null;
  readonly unitValue: Exact | null;
  /** currency `unitValue` is in */
  readonly unitCurrency: string;
  /** sell rate per unit: × quantity it is `sell`; null where the line is an amount, not a product */
  readonly sellRate: Exact | null;
  readonly buy: Money;
  readonly sell: Money;
  readonly currency: string;
  readonly due: SurchargePayee | null;
  readonly leg: "pickup" | "air" | "delivery";
}

export interface QuotedTotals {
  readonly buy: Money;
  readonly sell: Money;
  readonly profit: Money;
  /** per cent of sell, two decimals; null when nothing is sold */
  readonly marginPercent: Exact | null;
}

export interface QuotedTrucking {
  readonly direction: "pickup" | "delivery";
  readonly priced: PricedTruckingLeg;
}

/** What to tell of goods in the hold of an option's aircraft; advice, never a refusal. */
export interface LoadingAdvice extends PieceAdvice {
  /** null: less than half a position, or not to be told */
  readonly positions: PositionEstimate | null;
}

/** One airline's offer for the request. */
export interface PricedOption {
  readonly rateId: number;
  readonly rateVersion: number;
  readonly airlineId: number;
  readonly rateType: RateType;
  readonly serviceLevel: ServiceLevel;
  /** place inside its service level, from 1 */
  readonly rank: number;
  /** a lower-ranked option of the same service level that sells cheaper; null when there is none */
  readonly cheaperLowerRankedRateId: number | null;
  readonly priced: PricedRate;
  readonly trucking: readonly QuotedTrucking[];
  readonly lines: readonly QuotedLine[];
  readonly totals: QuotedTotals;
  readonly currency: string;
  readonly exchangeRates: readonly ExchangeRate[];
  /** divisor that was applied, with its unit, for the stored quotation */
  readonly divisor: string | null;
  /** earliest expiry among the parts */
  readonly validUntil: CalendarDate;
  readonly graceDays: number;
  /** null: not known */
  readonly transitDays: number | null;
  /** expected, at the place of origin */
  readonly departsOn: CalendarDate;
  /** the rate ends before departure: its price is subject to change */
  readonly endsBeforeDeparture: boolean;
  readonly emission: Emission | null;
  readonly flags: AcceptanceFlags;
  readonly loading: LoadingAdvice;
  readonly belowFloor: boolean;
  /** margins of carriers' own, in the quotation currency: below its minimum a leg sells only with approval */
  readonly truckingMargins: readonly TruckingLegMargin[];
  readonly trace: readonly TraceStep[];
}

/** The margin of a carrier's own by which a leg is sold. */
export interface TruckingLegMargin {
  readonly leg: "pickup" | "delivery";
  readonly rule: MarginRule;
}

export interface PricedShipment {
  readonly currency: string;
  readonly options: readonly PricedOption[];
  readonly excluded: readonly ExcludedRate[];
}
