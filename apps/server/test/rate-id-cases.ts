import { rateFormOf } from "./build-desk.ts";
import type { Case } from "./foreign-id-cases.ts";

const { rateType: _type, ...RATE_TERMS } = rateFormOf({ fromStations: ["NRT"], toStation: ["DXB"] });
const {
  fromStations: _from,
  toStation: _to,
  perUnitCharges: _bands,
  minCharges: _least,
  ...SHARED_TERMS
} = RATE_TERMS;
/** Calls on the own company's rates: an airline's and those a forwarder typed. */
export const RATE_CASES: Readonly<Record<string, Case>> = {
  checkManualRate: ["admin", (own) => ({ body: { ...RATE_TERMS, airlineCompanyId: 1, id: own.manualRate } })],
  checkRate: [
    "airline",
    (own) => ({
      body: {
        rate: { ...RATE_TERMS, rateType: "contract", freightForwarder: own.company },
        id: own.rate,
      },
    }),
  ],
  createRate: [
    "airline",
    (own) => ({ body: { ...RATE_TERMS, rateType: "contract", freightForwarder: own.company } }),
  ],
  discardRate: ["airline", (own) => ({ params: { id: own.draftRate }, query: { version: 1 } })],
  endManualRate: ["admin", (own) => ({ params: { id: own.manualRate }, body: { version: 1 } })],
  endRate: ["airline", (own) => ({ params: { id: own.rate }, body: { version: 1 } })],
  getForwarderRate: ["admin", (own) => ({ params: { id: own.manualRate } })],
  getManualRate: ["admin", (own) => ({ params: { id: own.manualRate } })],
  getManualRateHistory: ["admin", (own) => ({ params: { id: own.manualRate } })],
  getRateHistory: ["airline", (own) => ({ params: { id: own.rate } })],
  getRate: ["airline", (own) => ({ params: { id: own.rate } })],
  listForwarderRateLanes: ["admin", (own) => ({ params: { id: own.manualRate } })],
  listForwarderRates: [
    "admin",
    (own) => ({ query: { filter: JSON.stringify({ forwarderId: own.company }) } }),
  ],
  listManualAirlines: ["admin", (own) => ({ query: { companyId: own.company } })],
  listManualRates: ["admin", (own) => ({ query: { filter: JSON.stringify({ forwarderId: own.company }) } })],
  listRateLanes: ["airline", (own) => ({ params: { id: own.rate } })],
  listRates: ["airline", (own) => ({ query: { filter: JSON.stringify({ forwarderId: own.company }) } })],
  publishRate: ["airline", (own) => ({ params: { id: own.draftRate }, body: { version: 1 } })],
  removeContractForwarder: ["airline", (own) => ({ params: { companyId: own.company } })],
  updateManualRate: [
    "admin",
    (own) => ({ body: { ...RATE_TERMS, airlineCompanyId: 1, id: own.manualRate, version: 1 } }),
  ],
  updateRate: ["airline", (own) => ({ params: { id: own.rate }, body: { ...RATE_TERMS, version: 1 } })],
  updateSharedTerms: [
    "airline",
    (own) => ({ params: { id: own.rate }, body: { ...SHARED_TERMS, version: 1 } }),
  ],
};
