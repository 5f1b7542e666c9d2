import type { CalendarDate, ManualBasis, QuotedLineKind, ServiceLevel } from "@kilolane/domain";

export interface StoredAirline {
  readonly id: number;
  readonly iata: string | null;
  readonly name: string;
  readonly awbPrefix: string | null;
}

/** In place of an airline where none flies: a manual quotation of trucking alone. */
export const NO_AIRLINE: StoredAirline = { id: 0, iata: null, name: "", awbPrefix: null };

/** A typed line of a manual quotation; rates per unit of its basis, in `currency`. */
export interface StoredManualLine {
  readonly charge: string;
  readonly kind: QuotedLineKind;
  readonly leg: "pickup" | "air" | "delivery";
  readonly basis: ManualBasis;
  readonly quantity: string | null;
  readonly unit: string;
  readonly buy: string;
  readonly sell: string;
  readonly currency: string;
}

/** What was typed of a manual quotation, besides the shipment. */
export interface StoredManual {
  /** of its one option, the same in every version */
  readonly quoteId: string;
  /** null: no airline, only trucking */
  readonly airline: StoredAirline | null;
  readonly serviceLevel: ServiceLevel;
  readonly aircraft: "passenger" | "freighter";
  readonly transitDays: number | null;
  readonly validUntil: CalendarDate;
  readonly lines: readonly StoredManualLine[];
}
