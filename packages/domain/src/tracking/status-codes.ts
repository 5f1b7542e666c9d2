/**
 * Cargo-IMP's status codes of FSU and FSA messages that a shipment passes, in the order in which it usually does; the
 * last three are trouble or a change of carrier.
 */
export const STATUS_CODES = [
  "BKD",
  "FOH",
  "RCS",
  "MAN",
  "DEP",
  "ARR",
  "RCF",
  "AWR",
  "CCD",
  "NFD",
  "AWD",
  "DLV",
  "RCT",
  "TFD",
  "DIS",
] as const;
export type StatusCode = (typeof STATUS_CODES)[number];

/** Those that say of a flight from one airport to another. */
const FLIGHT_CODES: ReadonlySet<StatusCode> = new Set(["BKD", "MAN", "DEP"]);

/** Whether the status is one of a flight between two airports: it happens at the first of them. */
export function isFlightStatus(code: StatusCode): boolean {
  return FLIGHT_CODES.has(code);
}

/** Where a shipment is on the whole. */
export const SHIPMENT_STATES = [
  "waiting",
  "accepted",
  "underway",
  "arrived",
  "delivered",
  "trouble",
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

const STATE_OF: Readonly<Record<StatusCode, ShipmentState>> = {
  BKD: "waiting",
  FOH: "waiting",
  RCS: "accepted",
  MAN: "accepted",
  DEP: "underway",
  ARR: "underway",
  RCF: "underway",
  AWR: "underway",
  RCT: "underway",
  TFD: "underway",
  CCD: "arrived",
  NFD: "arrived",
  AWD: "arrived",
  DLV: "delivered",
  DIS: "trouble",
};

/** A milestone as far as the state needs it, in the order of their times. */
export interface PassedMilestone {
  readonly code: StatusCode;
  readonly airport: string;
  /** not all of the pieces */
  readonly isPartial: boolean;
}

/**
 * Where a shipment is after its milestones, the oldest first: delivered once all of it was; in trouble while a
 * discrepancy is the last word; arrived once it was received from a flight at its destination.
 */
export function shipmentStateOf(milestones: readonly PassedMilestone[], destination: string): ShipmentState {
  let state: ShipmentState = "waiting";
  for (const { code, airport, isPartial } of milestones) {
    const isThere = (code === "ARR" || code === "RCF") && airport === destination;
    if (code === "DLV" && isPartial) state = "arrived";
    else state = isThere ? "arrived" : STATE_OF[code];
  }
  return state;
}
