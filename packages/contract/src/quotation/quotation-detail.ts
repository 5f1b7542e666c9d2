import { SELL_STEPS } from "@kilolane/domain";
import { z } from "zod";
import { airport } from "../place/place.ts";
import { truckingCarrier } from "../trucking/trucking.ts";
import { manualContent } from "./manual-content.ts";
import { goneOption, quoteOption, shipmentWeights } from "./quotation-option.ts";
import { amount, instant } from "../values.ts";

export const QUOTATION_STATUSES = ["draft", "sent", "accepted", "rejected", "cancelled", "expired"] as const;

/** `manual`: its lines were typed; `quick`: priced from rates (quotation-core.md §3). */
export const QUOTATION_TYPES = ["quick", "manual"] as const;

/** A mail carries the quotation, reminds of it, or is a message about it. */
export const QUOTATION_MAIL_KINDS = ["quotation", "reminder", "message"] as const;

const event = z.object({
  kind: z.string(),
  version: z.number(),
  actor: z.string(),
  at: instant,
  detail: z.record(z.string(), z.unknown()),
});

const partyDetail = z.object({
  id: z.string().nullable(),
  companyName: z.string(),
  nameofInquirer: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
});

export const quotationDetailBase = z.object({
  quotation_id: z.string(),
  request_id: z.string(),
  number: z.string(),
  version: z.number(),
  lockVersion: z.number(),
  status: z.enum(QUOTATION_STATUSES),
  type: z.enum(QUOTATION_TYPES),
  language: z.string(),
  terms: z.string(),
  remarks: z.string(),
  currency: z.string(),
  /** the last day on which the prices hold, as every screen, document and mail names it */
  validUntil: z.string(),
  /** when that day ends at the place of origin */
  validityEndsAt: instant,
  createdAt: instant,
  updatedAt: instant,
  inquirer: partyDetail,
  shipFromAirportDetail: airport,
  shipToAirportDetail: airport,
  form: z.record(z.string(), z.unknown()),
  weights: shipmentWeights,
});

/** A saved quotation as the desk sees it, with what the caller may do to it (style.md 7). */
export const quotationDetail = quotationDetailBase.extend({
  /** until when it can still be accepted: later by the rates' days of grace, which are no validity, and which no client sees */
  expiresAt: instant,
  /** the newest version; `version` is the one shown */
  currentVersion: z.number(),
  /** the version shown has left the house: editing it makes the next one */
  isSent: z.boolean(),
  /** what the client has in hand, open to it until the newest version is sent; null when they are the same */
  offered: z
    .object({
      version: z.number(),
      status: z.enum(QUOTATION_STATUSES),
      validUntil: z.string(),
      expiresAt: instant,
    })
    .nullable(),
  decidedQuoteId: z.string().nullable(),
  /** the client's account */
  client_id: z.string().nullable(),
  /** carrier chosen for the pickup, else the one for the delivery; null without trucking */
  trucking_id: z.string().nullable(),
  carrier: z.string().nullable(),
  transit_days: z.number().nullable(),
  /** every carrier that was offered when it was saved, with the prices of then */
  truckingCarriers: z.array(truckingCarrier),
  owner: z.object({ id: z.string(), name: z.string() }),
  options: z.array(quoteOption),
  gone: z.array(goneOption),
  /** what was typed; absent in a priced quotation */
  manual: manualContent.optional(),
  versions: z.array(
    z.object({
      version: z.number(),
      createdAt: instant,
      isSent: z.boolean(),
      sellTotal: amount,
      by: z.string(),
    }),
  ),
  timeline: z.array(event),
  mails: z.array(
    z.object({
      id: z.string(),
      recipient: z.string(),
      subject: z.string(),
      state: z.string(),
      kind: z.enum(QUOTATION_MAIL_KINDS),
      /** of the quotation; null: it belonged to none */
      version: z.number().nullable(),
      /** what its sender wrote; empty: the standard words alone */
      message: z.string(),
      /** who sent it */
      by: z.string(),
      /** whom the mail went to that this is a copy of; null: it is none */
      copyOf: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  marginFloorPercent: z.string(),
  /** to what a sell rate per unit is rounded; null in quotations of before */
  sellStep: z.enum(SELL_STEPS).nullable(),
  /** what amounts of the quotation's currency are rounded to, where that is coarser than its minor unit: `0.05` */
  roundingUnit: z.string().nullable(),
  abilities: z.record(z.string(), z.object({ allowed: z.boolean(), reason: z.string().nullable() })),
});
export type QuotationDetail = z.output<typeof quotationDetail>;
