import type { Forwarder } from "@kilolane/contract";
import type { ForwarderRow } from "../reads/forwarder.ts";

/** What every shipper may know of a forwarder: each field is named here, and none is a rate or a client. */
export function presentForwarder(row: ForwarderRow): Forwarder {
  return {
    companyId: row.companyId,
    companyName: row.companyName,
    city: row.city,
    country: row.country,
    lanes: row.lanes.map(({ from, to }) => ({ from, to })),
    answerHours: row.answerHours,
    isKnown: row.isKnown,
    fliesLane: row.fliesLane,
  };
}
