import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { QUOTATION_STATUSES } from "./quotation-detail.ts";
import { calendarDate, id, seenVersion, text } from "../values.ts";

/** Quotations that one call changes at most. */
const MOST_AT_ONCE = 100;

/** Why a quotation was left as it is; the words are phrases of `quotation.bulk.reason`. */
export const BULK_REASONS = [
  "draft",
  "sent",
  "accepted",
  "rejected",
  "cancelled",
  "expired",
  "past-last-day",
  "changed",
  "never-mailed",
  "reminded-today",
  "after-rate",
  "not-later",
  "no-address",
  "floor",
  "refused",
] as const;
export type BulkReason = (typeof BULK_REASONS)[number];

/** Version and status are those on the screen: a draft revision's version where there is one. */
const chosenQuotations = z
  .array(
    z.object({
      id,
      version: seenVersion,
      seenStatus: z.enum(QUOTATION_STATUSES, "unknown").optional(),
    }),
  )
  .min(1, "required")
  .max(MOST_AT_ONCE, "too-many");

const bulkAnswer = z.object({
  /** in the order of the call, each quotation once */
  results: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      isDone: z.boolean(),
      /** null when it was done */
      reason: z.enum(BULK_REASONS).nullable(),
      /** a new version was made beside what the client has, which is still to be sent */
      isUnsent: z.boolean(),
    }),
  ),
});
export type BulkAnswer = z.output<typeof bulkAnswer>;

/** Each by the rules of a single one and in a transaction of its own: one that is refused leaves the others done. */
export const remindQuotations = defineEndpoint({
  name: "remindQuotations",
  area: "quotation",
  summary: "Mails the clients of sent quotations a reminder",
  method: "POST",
  path: "/quotations/reminders",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({ quotations: chosenQuotations }),
  response: bulkAnswer,
  errors: ["not-found"],
  limit: "mail",
});

export const cancelQuotations = defineEndpoint({
  name: "cancelQuotations",
  area: "quotation",
  summary: "Cancels quotations",
  method: "POST",
  path: "/quotations/cancellations",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({ quotations: chosenQuotations, reason: text(300).optional() }),
  response: bulkAnswer,
  errors: ["not-found"],
});

export const extendQuotations = defineEndpoint({
  name: "extendQuotations",
  area: "quotation",
  summary: "Makes quotations valid for longer, within their rates'; a sent one as its next version",
  method: "POST",
  path: "/quotations/extensions",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({ quotations: chosenQuotations, validUntil: calendarDate }),
  response: bulkAnswer,
  errors: ["not-found"],
});

export const sendQuotations = defineEndpoint({
  ...remindQuotations,
  name: "sendQuotations",
  summary: "Mails drafts to the clients named in them, with the standard words, the PDF and a signed link",
  path: "/quotations/deliveries",
});
