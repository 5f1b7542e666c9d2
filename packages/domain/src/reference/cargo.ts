/** The closed lists of cargo, shipper and dangerous-goods words (specification §9; pricing rules §9). */

export const CARGO_TYPES = [
  "General",
  "Dangerous Goods",
  "Express",
  "Temperature Controlled",
  "Perishable",
  "Oversized",
] as const;
export type CargoType = (typeof CARGO_TYPES)[number];

export const SHIPPER_TYPES = ["Known Shipper", "Unknown Shipper"] as const;
export type ShipperType = (typeof SHIPPER_TYPES)[number];

/** Dangerous-goods classes and divisions (pricing rules §9). */
export const DG_CLASSES = [
  "1.1",
  "1.2",
  "1.3",
  "1.4",
  "1.5",
  "1.6",
  "2.1",
  "2.2",
  "2.3",
  "3",
  "4.1",
  "4.2",
  "4.3",
  "5.1",
  "5.2",
  "6.1",
  "6.2",
  "7",
  "8",
  "9",
] as const;
export type DgClass = (typeof DG_CLASSES)[number];

export const PACKING_GROUPS = ["I", "II", "III", "None"] as const;
export type PackingGroup = (typeof PACKING_GROUPS)[number];

export const TEMPERATURE_RANGES = ["-25°C", "+2/+8°C", "+15/+25°C"] as const;
export type TemperatureRange = (typeof TEMPERATURE_RANGES)[number];

/** IATA special handling code of each temperature range (pricing rules §9). */
export const TEMPERATURE_HANDLING_CODES = {
  "-25°C": "FRO",
  "+2/+8°C": "COL",
  "+15/+25°C": "CRT",
} as const satisfies Record<TemperatureRange, string>;

/** Special handling codes that follow from the cargo type alone (pricing rules §9). */
export const CARGO_HANDLING_CODES = {
  Express: "XPS",
  Perishable: "PER",
} as const satisfies Partial<Record<CargoType, string>>;

/** Unit systems a company shows its users (specification §9). */
export const UNIT_SYSTEMS = ["Imperial", "Metric", "Imperial / Metric"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** ICC Incoterms 2020, the eleven rules. */
export const INCOTERMS = [
  "EXW",
  "FCA",
  "CPT",
  "CIP",
  "DAP",
  "DPU",
  "DDP",
  "FAS",
  "FOB",
  "CFR",
  "CIF",
] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** Who pays the freight, as the air waybill says it: the shipper at origin (PP), or the consignee on arrival (CC). */
export const FREIGHT_TERMS = ["prepaid", "collect"] as const;
export type FreightTerm = (typeof FREIGHT_TERMS)[number];
