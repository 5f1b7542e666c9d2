import { CARRIER_FORM } from "./build-trucking.ts";
import type { Case } from "./foreign-id-cases.ts";

/** Calls on the own company's trucking carriers. */
export const TRUCKING_CASES: Readonly<Record<string, Case>> = {
  getTruckingCarrier: ["admin", (own) => ({ params: { id: own.truckingCarrier } })],
  updateTruckingCarrier: [
    "admin",
    (own) => ({ params: { id: own.truckingCarrier }, body: { ...CARRIER_FORM, version: 1 } }),
  ],
  deleteTruckingCarrier: [
    "admin",
    (own) => ({ params: { id: own.truckingCarrier }, query: { version: "1" } }),
  ],
};
