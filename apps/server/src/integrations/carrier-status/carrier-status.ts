/** A shipment as its carrier is asked for it. */
export interface AskedShipment {
  /** eleven digits */
  readonly awb: string;
  readonly fromAirport: string;
  readonly toAirport: string;
}

/** Who knows where shipments are. */
export interface CarrierStatus {
  /** The carrier's status messages, FSU or FSA, as text. @throws CarrierStatusError when they cannot be had */
  fetchMessages(shipment: AskedShipment): Promise<string>;
}

export type CarrierProblem = "unreachable" | "timeout" | "status" | "too-large" | "format";

/** Why there is no answer, in a word that the screen has a phrase for. */
export class CarrierStatusError extends Error {
  override name = "CarrierStatusError";
  readonly problem: CarrierProblem;

  constructor(problem: CarrierProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
