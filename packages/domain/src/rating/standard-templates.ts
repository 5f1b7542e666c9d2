import type { CargoType } from "../reference/cargo.ts";
import type { SurchargeUnit } from "./surcharge-units.ts";
import type { SurchargeBasis } from "./terms.ts";

/** A weight range as typed: decimals as text, the last one open. */
export interface StandardRange {
  readonly lowerRange: string;
  readonly upperRange: string | null;
}

/** What a rate's weight ranges start from until the airline stores its own: the breaks of the trade (pricing rules §3). */
export const STANDARD_RANGES: readonly StandardRange[] = [
  { lowerRange: "0", upperRange: "44.9" },
  { lowerRange: "45", upperRange: "99.9" },
  { lowerRange: "100", upperRange: "299.9" },
  { lowerRange: "300", upperRange: "499.9" },
  { lowerRange: "500", upperRange: "999.9" },
  { lowerRange: "1000", upperRange: null },
];

/** A surcharge that every airline knows, still without a value. */
export interface StandardSurcharge {
  readonly label: string;
  readonly unit: SurchargeUnit;
  readonly basis: SurchargeBasis;
  /** other-charge code of the air waybill, where the trade agrees on one (pricing rules §5) */
  readonly awbCode: string | null;
}

const perWaybill = (label: string, awbCode: string | null): StandardSurcharge => ({
  label,
  unit: "per_awb",
  basis: "chargeable",
  awbCode,
});
const COMMON: readonly StandardSurcharge[] = [
  { label: "Fuel", unit: "per_kg", basis: "chargeable", awbCode: "MY" },
  { label: "Security", unit: "per_kg", basis: "chargeable", awbCode: "SC" },
];

/** Surcharge lists by cargo type until the airline stores its own; a value of 0 charges nothing (pricing rules §5). */
export const STANDARD_SURCHARGES: Readonly<Record<CargoType, readonly StandardSurcharge[]>> = {
  General: COMMON,
  "Dangerous Goods": [...COMMON, perWaybill("Dangerous goods check", "RA")],
  Express: [...COMMON, perWaybill("Express handling", null)],
  "Temperature Controlled": [...COMMON, perWaybill("Temperature handling", null)],
  Perishable: [...COMMON, perWaybill("Perishable handling", null)],
  Oversized: [...COMMON, perWaybill("Oversize handling", null)],
};
