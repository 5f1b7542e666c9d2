import { EXCLUSION_REASONS } from "@kilolane/domain";
import { z } from "zod";
import { airport } from "../place/place.ts";
import { truckingCarrier } from "../trucking/trucking.ts";
import { amount, instant } from "../values.ts";
import { otherShipment } from "./other-shipment.ts";

const lineKind = z.enum(["freight", "surcharge", "fee", "trucking", "insurance", "other"]);

/** A line as a client may see it. `code` is stable, `label` as printed. */
const clientLine = z.object({
  code: z.string(),
  label: z.string(),
  kind: lineKind,
  basis: z.string().nullable(),
  quantity: z.string().nullable(),
  unit: z.string().nullable(),
  sellUnitValue: z.string().nullable(),
  sell: amount,
});
const line = clientLine.extend({
  unitValue: z.string().nullable(),
  /** currency `unitValue` is in; null for a percentage */
  unitCurrency: z.string().nullable(),
  buy: amount,
  isOverridden: z.boolean(),
});

/** An exchange rate that amounts were converted at: 1 unit of `from` was `rate` units of `to`, of that day. */
const usedRate = z.object({ from: z.string(), to: z.string(), rate: z.string(), asOf: z.string() });

const optionBase = z.object({
  quote_id: z.string(),
  /** null when the forwarder hides the carrier */
  airline: z
    .object({
      id: z.number(),
      iata: z.string().nullable(),
      name: z.string(),
      awbPrefix: z.string().nullable(),
    })
    .nullable(),
  serviceLevel: z.enum(["standard", "priority"]),
  aircraft: z.enum(["passenger", "freighter"]),
  /** null: the airline has not said how long it takes */
  transit_days: z.number().nullable(),
  /** expected, at the place of origin; null in quotations of before rates were priced for their departure */
  departs_on: z.string().nullable(),
  arrives_on: z.string().nullable(),
  /** latest acceptance, local time at the place of origin; absent where the airline states none */
  handOverBy: z.object({ date: z.string(), time: z.string() }).optional(),
  daysOfOperation: z.string(),
  validUntil: z.string(),
  currency: z.string(),
  weightUnit: z.enum(["kg", "lb"]),
  grossWeight: z.string(),
  volumeWeight: z.string().nullable(),
  chargeableWeight: z.string(),
  ratedWeight: z.string().nullable(),
  basis: z.string(),
  rateClass: z.string(),
  /** `saved`: in cost for the desk, in the selling price for a client; `sold`: the latter beside it, for the desk alone */
  savings: z.object({ ratedAs: z.string(), saved: amount, sold: amount.optional() }).nullable(),
  sellTotal: amount,
  sellPerKg: amount,
  co2Kg: z.string(),
  co2Method: z.string(),
  flags: z.array(z.string()),
  /** labels of the surcharges inside an all-in price; absent where they come on top */
  surchargesInside: z.array(z.string()).optional(),
  /** trucking services asked for that the chosen carrier has no price for; absent without any */
  unpriced: z
    .array(z.object({ leg: z.enum(["pickup", "delivery"]), code: z.string(), label: z.string() }))
    .optional(),
  remarks: z.string(),
  isChosen: z.boolean(),
});

/** An option as clients, documents and links see it: no buy figure can be in it. */
export const clientOption = optionBase.extend({
  lines: z.array(clientLine),
  /** the exchange rates that the amounts were converted at, and their days */
  converted: z.array(usedRate),
  bands: z.array(z.object({ from: z.string(), sellRate: z.string() })),
});

/** What an option sold at when it was decided on, and what of the decision has no place any more. */
const formerPrice = z.object({
  sellTotal: amount,
  marginPercent: z.string(),
  currency: z.string(),
  lost: z.array(
    z.object({
      kind: z.enum(["typed-amount", "margin", "floor-approval", "pickup-carrier", "delivery-carrier"]),
      label: z.string(),
      amount: z.string(),
      currency: z.string(),
    }),
  ),
});

/** An option with a decision that is not offered any more. */
export const goneOption = z.object({
  quote_id: z.string(),
  airline: z.string(),
  sellTotal: amount,
  currency: z.string(),
});

const marginOutput = z.object({
  kind: z.enum(["margin", "markup", "per_kg", "flat"]),
  value: z.string(),
  least: z.string().nullable(),
});

/** Which margin rule set the freight's margin and which would have, the deciding one first; none: the company's own. */
const marginSource = z.object({
  /** a margin or freight amount that somebody typed counts before every rule */
  isTyped: z.boolean(),
  rules: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      name: z.string(),
      kind: z.enum(["margin", "markup"]),
      value: z.string(),
    }),
  ),
  /** by which rule the other parts are set, where one says something of them */
  parts: z.array(
    z.object({
      part: z.enum(["leastProfit", "floorPercent", "surcharges", "trucking", "insurance"]),
      name: z.string(),
    }),
  ),
  company: marginOutput.nullable(),
});
export type MarginSource = z.output<typeof marginSource>;

/** An option as the forwarder's desk sees it. */
export const quoteOption = optionBase.extend({
  /** the rate's own end, to which a draft's validity may be moved; `validUntil` is what the quotation promises */
  rateValidUntil: z.string(),
  /** the price that was decided on, where pricing again made another of it; until one of the two is taken */
  was: formerPrice.optional(),
  rate: z
    .object({ id: z.string(), version: z.number(), type: z.string(), isDemonstration: z.boolean() })
    .nullable(),
  lines: z.array(line),
  bands: z.array(z.object({ from: z.string(), buyRate: z.string(), sellRate: z.string() })),
  /** price per weight unit as billed, in `rateCurrency` */
  appliedRate: z.string().nullable(),
  rateCurrency: z.string(),
  buyTotal: amount,
  profit: amount,
  marginPercent: z.string(),
  margin: marginOutput,
  belowFloor: z.boolean(),
  /** the floor in per cent of sell, where a rule sets another than the company's */
  floorPercent: z.string().optional(),
  /** below the floor, but an admin has approved this price with a reason */
  floorApproved: z.boolean(),
  /** why it is ranked where it is: phrase codes such as `cheapest`, `contract-first`, `cheaper-below` */
  reasons: z.array(z.string()),
  /** loading positions that the shipment is estimated to fill; absent when it fills less than half of one */
  positions: z.object({ count: z.number(), lengthCm: z.number(), widthCm: z.number() }).optional(),
  exchange: z.array(
    usedRate.extend({
      /** what of the rate is the company's buffer, per cent; absent: none */
      bufferPercent: z.string().optional(),
    }),
  ),
  trace: z.array(z.object({ step: z.string(), rule: z.string(), text: z.string() })),
  /** absent where no rule could count for the request */
  marginSource: marginSource.optional(),
});
export type QuoteOption = z.output<typeof quoteOption>;

/** A candidate that fell out, with its one reason (pricing-rules.md §4) and the figure that failed at its limit. */
const excludedRate = z.object({
  rate_id: z.string(),
  airline: z.string(),
  airlineIata: z.string().nullable(),
  rateType: z.string(),
  reason: z.enum(EXCLUSION_REASONS),
  detail: z.string(),
  /** null where the reason is no figure; dates are `YYYY-MM-DD` */
  figure: z
    .object({
      measure: z.enum([
        "height",
        "length",
        "width",
        "piece-weight",
        "chargeable-weight",
        "density",
        "departure",
      ]),
      actual: z.string(),
      limit: z.string(),
      bound: z.enum(["most", "least"]),
      unit: z.enum(["cm", "in", "kg", "lb", "kg/m³", "date"]),
    })
    .nullable(),
});
export type ExcludedRate = z.output<typeof excludedRate>;

/** What was weighed and measured, in the units of the form, with what stands out. */
export const shipmentWeights = z.object({
  pieces: z.number(),
  grossWeight: z.string(),
  volumeWeight: z.string(),
  chargeableWeight: z.string(),
  weightUnit: z.enum(["kg", "lb"]),
  volumeM3: z.string(),
  flags: z.array(z.string()),
});

const requestBase = z.object({
  request_id: z.string(),
  version: z.number(),
  status: z.string(),
  /** typed quotations are requests too; they are priced by their own calls */
  type: z.enum(["quick", "manual"]),
  client_id: z.string().nullable(),
  trucking_id: z.string().nullable(),
  carrier: z.string().nullable(),
  transit_days: z.number().nullable(),
  currency: z.string(),
  pricedOn: z.string(),
  /** a quotation saved of these prices is valid no longer than this, however long its rates are */
  latestValidUntil: z.string(),
  form: z.record(z.string(), z.unknown()),
  shipFromAirportDetail: airport,
  shipToAirportDetail: airport,
  weights: shipmentWeights,
  truckingCarriers: z.array(truckingCarrier),
  /** airlines known to fly the lane without a usable rate: the 'ask the airline' state */
  askAirlines: z.array(z.object({ id: z.number(), iata: z.string().nullable(), name: z.string() })),
  createdAt: instant,
});

/** An option in the list of offers; what is shown only of an opened one is left out where a summary was asked for. */
const listedOption = quoteOption.partial({
  lines: true,
  bands: true,
  exchange: true,
  trace: true,
  daysOfOperation: true,
  grossWeight: true,
  volumeWeight: true,
  ratedWeight: true,
  basis: true,
  rateClass: true,
  co2Method: true,
  rateCurrency: true,
  appliedRate: true,
  buyTotal: true,
  floorApproved: true,
  remarks: true,
  rateValidUntil: true,
});
export type ListedOption = z.output<typeof listedOption>;

export const pricedRequest = requestBase.extend({
  options: z.array(listedOption),
  excluded: z.array(excludedRate),
  gone: z.array(goneOption),
  marginFloorPercent: z.string(),
  /** what the client asked for who sent it; absent where that is what is priced, and where no client did */
  asked: otherShipment.optional(),
});
export type PricedRequest = z.output<typeof pricedRequest>;

export const clientPricedRequest = requestBase.omit({ askAirlines: true }).extend({
  options: z.array(clientOption),
  truckingCarriers: z.array(truckingCarrier.omit({ buyTotal: true })),
  /** at whose sell rates it is priced; null: at nobody's, a shipper asks forwarders for a price */
  pricedBy: z.object({ companyName: z.string() }).nullable(),
  /** when the client saved it to go on later; null: it has not */
  savedAt: instant.nullable(),
  /** it lies with a forwarder, who answers it */
  isSent: z.boolean(),
});
export type ClientPricedRequest = z.output<typeof clientPricedRequest>;
