import { z } from "zod";

/** What of a shipment may be priced otherwise than it was asked for. */
export const SHIPMENT_PARTS = ["lane", "ready", "goods", "trucking", "terms"] as const;
export type ShipmentPart = (typeof SHIPMENT_PARTS)[number];

/**
 * A shipment in short, beside one that it differs from: what the client asked for beside what the desk prices, or the
 * other way round. Where the two are the same there is none.
 */
export const otherShipment = z.object({
  fromAirport: z.string(),
  toAirport: z.string(),
  readyDate: z.string(),
  typeOfGoods: z.string(),
  pieces: z.number(),
  grossWeight: z.string(),
  weightUnit: z.enum(["kg", "lb"]),
  /** in what it differs, one part at least */
  differs: z.array(z.enum(SHIPMENT_PARTS)),
});
export type OtherShipment = z.output<typeof otherShipment>;
