/** A flag about what an aircraft takes, with why (pricing rules §9). */
export type CargoAircraftOnlyReason = "unknown-shipper" | "lithium" | "explosive" | "declared";

export interface AcceptanceFlags {
  /** a piece higher than 160 cm or 63 in, as entered: main deck or freighter only */
  readonly mainDeckOnly: boolean;
  /** empty: passenger aircraft may carry it */
  readonly cargoAircraftOnly: readonly CargoAircraftOnlyReason[];
  /** heaviest piece against the 80 kg and 250 kg advice; null when within both */
  readonly pieceWeightAdvice: "over-narrow-body" | "over-wide-body" | null;
  /** special handling codes: FRO, COL, CRT, PER, XPS, CAO … */
  readonly handlingCodes: readonly string[];
}
