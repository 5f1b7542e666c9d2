import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airport } from "../place/place.ts";
import { amount } from "../values.ts";
import { proposalForm } from "./quotation-form.ts";

/** Airports that are compared at each end at most: a hundred pairs. */
export const MOST_AIRPORTS_REACHED = 10;

/** An airport that was compared, and how far by road it is from the zip; null where its end has none. */
const reachedAirport = z.object({ airport, miles: z.number().nullable() });

/** A truck of a proposal; the amount in the currency of the quotation. */
const proposedTruck = z.object({
  truckingId: z.string(),
  carrier: z.string(),
  transitDays: z.number(),
  sellTotal: amount,
});

/** A way from door to door with its whole price: what a quotation from airport to airport with these trucks sells at. */
const proposal = z.object({
  from: reachedAirport,
  to: reachedAirport,
  /** null: no zip at this end, or no carrier with a price (`missing` says so) */
  pickup: proposedTruck.nullable(),
  delivery: proposedTruck.nullable(),
  airline: z.object({ id: z.number(), iata: z.string().nullable(), name: z.string() }),
  /** the same as `rate.id` of the option that pricing this pair of airports answers */
  rateId: z.string(),
  rateType: z.string(),
  serviceLevel: z.enum(["standard", "priority"]),
  aircraft: z.enum(["passenger", "freighter"]),
  /** expected, at the place of origin */
  departsOn: z.string().nullable(),
  /** null: the airline has not said how long it takes */
  airDays: z.number().nullable(),
  /** from the ready day to the door, waiting for the departure included; null where a part of it is not known */
  doorDays: z.number().nullable(),
  currency: z.string(),
  sellTotal: amount,
  profit: amount,
  marginPercent: z.string(),
  belowFloor: z.boolean(),
  flags: z.array(z.string()),
  /** what the price is without: a whole leg (`label` null), or a service that its carrier has no price for */
  missing: z.array(z.object({ leg: z.enum(["pickup", "delivery"]), label: z.string().nullable() })),
  /** of its service level, among those that lack the same */
  isCheapest: z.boolean(),
  isFastest: z.boolean(),
});
export type DoorProposal = z.output<typeof proposal>;

/** Answered by price, standard service before priority; nothing is stored by asking. */
export const proposeQuotations = defineEndpoint({
  name: "proposeQuotations",
  area: "quotation",
  summary:
    "Door to door: airports within reach of the zips, with trucks, flights and the whole price of each way",
  method: "POST",
  path: "/quotation-proposals",
  roles: FORWARDER_DESK,
  scope: "company",
  body: proposalForm,
  response: z.object({
    origins: z.array(reachedAirport),
    destinations: z.array(reachedAirport),
    proposals: z.array(proposal),
  }),
  errors: ["not-found", "currency-without-rate", "busy"],
});
