import type { TextTranslations } from "../../settings/reads/company.ts";
import type { StoredAirline, StoredManual } from "./manual-content.ts";
import type { StoredRequest } from "./request-content.ts";
import type {
  AircraftLimit,
  CalendarDate,
  ExcludedRate,
  PositionEstimate,
  QuotedLineKind,
  RateType,
  RequestMarginRule,
  SellStep,
  ServiceLevel,
} from "@kilolane/domain";
import type { StoredAnswer } from "./airline-answer.ts";
import type { StoredAmendment } from "./amendment.ts";
import type { MarginSource } from "./margin-source.ts";
import type { FormerPrice, GoneOption, OptionChange } from "./option-change.ts";
import type { ChosenTrucking, PricedCarrier, StoredCarrier, UnpricedService } from "./trucking-content.ts";
import type { LaneSnapshot } from "../../rate/reads/pricing-lane.ts";

/*
 * What the jsonb columns hold. Money and weights are decimal strings; nothing in a version is ever worked out again.
 */

/** A margin rule in decimal strings, in the engine's words (pricing rules §7). */
export interface StoredMargin {
  readonly form: "margin" | "markup" | "per-kg" | "flat";
  readonly value: string;
  readonly leastProfit: string | null;
  readonly floorPercent: string | null;
}

/** A printed line with what it costs and what it sells at, in the option's currency. */
export interface StoredLine {
  readonly code: string;
  readonly label: string;
  readonly kind: QuotedLineKind;
  readonly basis: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly unitValue: string | null;
  /** currency `unitValue` is in; a percentage has none */
  readonly unitCurrency: string | null;
  /** sell rate per unit: × quantity it is `ruleSell`; absent in lines of before, null where it is no product */
  readonly sellRate?: string | null;
  readonly buy: string;
  /** what it sells at now */
  readonly sell: string;
  /** what the margin rule alone makes of it: what taking back an override returns to */
  readonly ruleSell: string;
  readonly isOverridden: boolean;
  readonly leg: "pickup" | "air" | "delivery";
}

export interface StoredRateSource {
  readonly laneId: number;
  readonly sheetId: number;
  readonly version: number;
  readonly type: RateType;
  readonly isDemonstration: boolean;
}

export interface StoredExchange {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  readonly asOf: string;
  /** what of the rate is the company's buffer, per cent; absent: none */
  readonly bufferPercent?: string | undefined;
}

interface StoredTraceStep {
  readonly step: string;
  readonly rule: string;
  readonly text: string;
}

/** One airline's offer, priced, without what is shown when somebody opens it. */
export interface OptionSummary {
  readonly quoteId: string;
  readonly airline: StoredAirline;
  /** null: the airline was asked and its answer typed in */
  readonly rate: StoredRateSource | null;
  readonly serviceLevel: ServiceLevel;
  readonly aircraft: "passenger" | "freighter";
  /** null: not known */
  readonly transitDays: number | null;
  /** expected day of departure, `YYYY-MM-DD` at the place of origin; absent in versions of before it was stored */
  readonly departsOn?: CalendarDate;
  /** the airline's latest acceptance, local time at the place of origin; absent where none is stated */
  readonly handOverBy?: { readonly date: CalendarDate; readonly time: string };
  readonly daysOfOperation: string;
  readonly validUntil: CalendarDate;
  readonly graceDays: number;
  readonly currency: string;
  readonly rateCurrency: string;
  readonly weightUnit: "kg" | "lb";
  readonly grossWeight: string;
  readonly volumeWeight: string | null;
  readonly chargeableWeight: string;
  readonly ratedWeight: string | null;
  readonly basis: string;
  readonly rateClass: string;
  readonly appliedRate: string | null;
  readonly divisor: string | null;
  /** what rating at a higher break saves in cost, and what it takes off the selling price */
  readonly savings: { readonly ratedAs: string; readonly saved: string; readonly sellSaved: string } | null;
  readonly margin: StoredMargin;
  readonly buyTotal: string;
  readonly sellTotal: string;
  readonly profit: string;
  readonly marginPercent: string;
  readonly sellPerKg: string;
  readonly belowFloor: boolean;
  /** least margin in per cent of sell, where a rule sets another floor than the company's */
  readonly floorPercent?: string;
  readonly floorApproval: FloorApproval | null;
  readonly co2Kg: string;
  readonly co2Method: string;
  readonly flags: readonly string[];
  readonly reasons: readonly string[];
  /** loading positions it is estimated to fill; absent when it fills less than half of one */
  readonly positions?: PositionEstimate;
  /** trucking services that were asked for and that the chosen carrier has no price for; absent without any */
  readonly unpriced?: readonly UnpricedService[];
  /** labels of the surcharges inside an all-in price; absent where they come on top, and in versions of before */
  readonly surchargesInside?: readonly string[];
  readonly remarks: string;
  readonly isChosen: boolean;
  /** the price that was decided on, where pricing again has made another of it; until one of the two is taken */
  readonly was?: FormerPrice;
}

/** What is shown of an option when somebody opens it. */
export interface OptionDetails {
  readonly lines: readonly StoredLine[];
  readonly bands: readonly { readonly from: string; readonly buyRate: string; readonly sellRate: string }[];
  readonly exchange: readonly StoredExchange[];
  readonly trace: readonly StoredTraceStep[];
  /** which rule set the margin, and which would have; absent where no rule could count, and in versions of before */
  readonly marginSource?: MarginSource;
}

/** One airline's offer, priced, with everything. */
export type StoredOption = OptionSummary & OptionDetails;

export interface StoredExcluded extends Pick<ExcludedRate, "reason" | "figure"> {
  readonly laneId: number;
  readonly airlineId: number;
  readonly rateType: RateType;
  readonly detail: string;
}

export type StoredMargins = Readonly<
  Record<"freight" | "surcharges" | "trucking" | "insurance", StoredMargin | null>
>;

/** What a departure was reckoned from, besides the ready date. */
interface StoredDeparture {
  /** `HH:MM` at the place of origin as the request was priced */
  readonly timeOfDay: string;
  /** the company's setting then */
  readonly daysBeyondRateEnd: number;
  /** latest acceptance of airlines whose rates state none, by the airline's id; absent without one */
  readonly airlineCutOffs?: Readonly<Record<string, string>>;
}

/**
 * `quotation_request.priced`: everything that pricing took from outside, so that the same options come out again to
 * the cent whatever is published later, with the class, weight and totals of each as they came out.
 */
export interface StoredPricing {
  readonly lanes: readonly LaneSnapshot[];
  /** quote id of each lane of `lanes`, in the same order */
  readonly quoteIds: readonly string[];
  readonly answers: readonly StoredAnswer[];
  readonly exchange: readonly StoredExchange[];
  readonly margins: StoredMargins;
  readonly marginFloorPercent: string;
  /** a client prices alone: what would be below the floor sells at it; absent where the desk prices */
  readonly keepsFloor?: true;
  /** rules that could count for the request, in their order; absent where there were none */
  readonly marginRules?: readonly RequestMarginRule[];
  readonly carriers: readonly StoredCarrier[];
  readonly chosenTrucking: Readonly<Partial<Record<"pickup" | "delivery", ChosenTrucking>>>;
  readonly changes: Readonly<Record<string, OptionChange>>;
  readonly chosenQuoteIds: readonly string[];
  /** options with a decision that this pricing does not offer; absent without one */
  readonly gone?: readonly GoneOption[];
  /** the quotation whose shipment this request repeats */
  readonly clonedFrom?: string;
  /** absent in requests of before rates were priced for their departure */
  readonly departure?: StoredDeparture;
  /** absent in requests of before rates per unit were rounded */
  readonly sellStep?: SellStep;
  /** what amounts were rounded to, `CHF 0.05`; absent where every currency rounded to its minor unit */
  readonly roundingUnits?: string;
  /** so were those of trucking tariffs; absent in requests of before, which rounded these to the minor unit */
  readonly roundsTrucking?: true;
  /** the length, width and weight of pieces are judged; absent in requests of before, when their height alone was */
  readonly judgesPieces?: true;
  /** the limits that pieces were judged by; absent where they were the standard ones */
  readonly pieceLimits?: readonly AircraftLimit[];
  /** typed lines, which are priced instead of rates; absent in priced requests */
  readonly manual?: StoredManual;
  /** how each option came out: quote id, class, rated weight, buy and sell total */
  readonly results: readonly (readonly [string, string, string | null, string, string])[];
}

/** Weights of the consignment as the screen and the document show them. */
export interface StoredWeights {
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volumeWeight: string;
  readonly chargeableWeight: string;
  readonly weightUnit: "kg" | "lb";
  readonly volumeM3: string;
  readonly flags: readonly string[];
}

/** An airport as a document names it; the country's name per language is looked up when it is shown. */
export interface StoredAirport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly hasCargo: boolean;
}

/** The inquirer at the time of the version. */
export interface StoredParty {
  readonly id: string | null;
  readonly companyName: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly address: string;
}

/** The company's own texts under the prices, so that a version reads the same for ever, in each language. */
export interface StoredTexts {
  /** null: this quotation has terms of its own, in one language */
  readonly terms: string | null;
  readonly payment: string;
  readonly translations: TextTranslations;
}

/** `quotation_version.content`: the whole quotation as it is in this version. */
export interface VersionContent {
  readonly request: StoredRequest;
  readonly pricedOn: CalendarDate;
  readonly weights: StoredWeights;
  readonly from: StoredAirport;
  readonly to: StoredAirport;
  readonly inquirer: StoredParty;
  /** absent while it is as it was saved, and in versions of before it was stored */
  readonly amended?: StoredAmendment;
  readonly options: readonly StoredOption[];
  /** every carrier that was offered, priced; absent in versions of before it was stored */
  readonly carriers?: readonly PricedCarrier[];
  readonly terms: string;
  /** what the company's papers say, at the time of the version; absent in versions of before */
  readonly texts?: StoredTexts;
  readonly remarks: string;
  readonly language: string;
  readonly currency: string;
  readonly validUntil: CalendarDate;
  readonly marginFloorPercent: string;
  /** the platform's rate into dollars that lists count it by; absent in versions of before it was kept */
  readonly usdExchange?: StoredExchange;
  /** selling price of the option that was decided for, else of the first: what lists show */
  readonly sellTotal: string;
  /** what the options were priced from, so that a new version starts from the same figures */
  readonly pricing: StoredPricing;
}

/** An admin's leave to sell an option below the company's floor, stored with the option and in the timeline. */
export interface FloorApproval {
  readonly userId: string;
  readonly reason: string;
  readonly at: string;
  /** the sell total it was given for: a lower one needs another approval */
  readonly sellTotal: string;
  /** the profit it was given for, likewise; absent in approvals of before */
  readonly profit?: string;
}
