import { CARRIER_FORM } from "./build-trucking.ts";
import { SHEET_MAPPING } from "./build-trucking-sheets.ts";
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
  exportTruckingTariff: ["admin", (own) => ({ params: { id: own.truckingCarrier } })],
  listCarrierProposals: ["admin", (own) => ({ params: { id: own.truckingCarrier } })],
  updateProposalSetting: [
    "admin",
    (own) => ({ params: { id: own.truckingCarrier }, body: { takesProposals: false } }),
  ],
  getTruckingSheet: ["admin", (own) => ({ params: { id: own.truckingSheet } })],
  mapTruckingSheet: [
    "admin",
    (own) => ({ params: { id: own.truckingSheet }, body: { mapping: SHEET_MAPPING, version: 1 } }),
  ],
  publishTruckingSheet: [
    "admin",
    (own) => ({ params: { id: own.truckingSheet }, body: { version: 1, carrierVersion: 1 } }),
  ],
  rollBackTruckingSheet: [
    "admin",
    (own) => ({ params: { id: own.publishedSheet }, body: { carrierVersion: 1 } }),
  ],
  deleteTruckingSheet: ["admin", (own) => ({ params: { id: own.truckingSheet }, query: { version: "1" } })],
};
