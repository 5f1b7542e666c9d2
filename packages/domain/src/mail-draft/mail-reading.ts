import type { CargoType, Incoterm, PackingGroup } from "../reference/cargo.ts";
import type { CalendarDate } from "../measure/calendar.ts";
import type { DimensionUnit, WeightUnit } from "../measure/units.ts";

/**
 * How sure the reader is: `certain` (the text says it, in one reading), `likely` (what a careful agent would take and
 * check), `guess` (shown, never filled in without a click).
 */
export const READING_CONFIDENCES = ["certain", "likely", "guess"] as const;
export type ReadingConfidence = (typeof READING_CONFIDENCES)[number];

/** What a person must decide before the draft is right. */
export const READING_QUESTIONS = [
  "each-or-total",
  "total-differs",
  "day-or-month",
  "dimensions-missing",
  "split-weight",
  "several-shipments",
  "un-number",
] as const;
export type ReadingQuestionCode = (typeof READING_QUESTIONS)[number];

/** Half-open range of UTF-16 offsets into the mail's text. */
export type TextRange = readonly [start: number, end: number];

/** One field of the form as read; `at` is null for a default that the text does not mention. */
export interface ReadField<Value> {
  readonly value: Value;
  readonly confidence: ReadingConfidence;
  readonly at: TextRange | null;
  /** other candidates, the best first */
  readonly others?: readonly Value[];
}

/** Degrees Celsius; a one-sided limit leaves the other side null. */
export interface ReadTemperature {
  readonly min: number | null;
  readonly max: number | null;
}

/** Who asks; the phone in E.164 where its country is known. */
export interface ReadInquirer {
  readonly name: string | null;
  readonly company: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface ReadFields {
  readonly from: ReadField<string> | null;
  readonly to: ReadField<string> | null;
  readonly readyDate: ReadField<CalendarDate> | null;
  readonly typeOfGoods: ReadField<CargoType> | null;
  readonly dimensionUnit: ReadField<DimensionUnit> | null;
  readonly weightUnit: ReadField<WeightUnit> | null;
  readonly currency: ReadField<string> | null;
  readonly pickupZip: ReadField<string> | null;
  readonly deliveryZip: ReadField<string> | null;
  readonly unNumbers: ReadField<readonly string[]> | null;
  /** of the substances, where the mail names one for all */
  readonly packingGroup: ReadField<PackingGroup> | null;
  readonly temperature: ReadField<ReadTemperature> | null;
  readonly incoterm: ReadField<Incoterm> | null;
  readonly inquirer: ReadField<ReadInquirer> | null;
  /** of all lines, where the mail states one weight for several lines */
  readonly totalWeight: ReadField<number> | null;
}

/** How a line's weight was written: for one piece, for the line, or without a word about it. */
export type WeightWas = "per-piece" | "total" | "bare";

/** One goods line in the units of the reading; dimensions are those of one piece. */
export interface ReadGoodsLine {
  readonly pieces: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly totalWeight: number | null;
  /** of the line, in m³, where the mail states a volume instead of dimensions */
  readonly volumeM3: number | null;
  /** one of those on offer */
  readonly packageType: string;
  readonly stackable: boolean;
  readonly confidence: ReadingConfidence;
  readonly at: TextRange;
  readonly weightWas: WeightWas | null;
}

export interface ReadQuestion {
  /** a field's name, or `goods[1].totalWeight` */
  readonly field: string;
  readonly code: ReadingQuestionCode;
  readonly at: TextRange | null;
}

export interface MailReading {
  readonly fields: ReadFields;
  readonly goods: readonly ReadGoodsLine[];
  readonly questions: readonly ReadQuestion[];
  /** parts with figures, units, codes or places that were not used */
  readonly unread: readonly TextRange[];
}

/** An airport as the reader needs it. */
export interface MailAirport {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly name: string;
  readonly hasCargo: boolean;
  /** larger is busier with cargo */
  readonly cargoRank: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** A point of a US ZIP code, in degrees. */
export interface ZipPoint {
  readonly latitude: number;
  readonly longitude: number;
}
