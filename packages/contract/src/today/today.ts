import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { instant } from "../values.ts";

/** What needs somebody of a forwarder's desk now: an admin's is the company's, an agent's what it may see. */
export const getToday = defineEndpoint({
  name: "getToday",
  area: "today",
  summary:
    "What needs somebody now: requests, replies, quotations that expire, approvals, failed mails, shipments",
  method: "GET",
  path: "/today",
  roles: FORWARDER_DESK,
  scope: "company",
  response: z.object({
    /** requests of clients without an answer */
    requests: z.number(),
    /** those of them that are past the promised time */
    overdue: z.number(),
    /** requests whose client has replied to the offer */
    replies: z.number(),
    /** sent quotations that expire within the days that the company is reminded before (3 unless set); at most 1,000 */
    expiring: z.number(),
    /** questions to sell below the margin floor that the caller may decide */
    approvals: z.number(),
    /** shipments in trouble */
    trouble: z.number(),
    /** quotations whose last mail of the last 30 days failed, the newest first; at most 20 */
    failedMails: z.array(
      z.object({
        quotationId: z.string(),
        number: z.string(),
        recipient: z.string(),
        at: instant,
      }),
    ),
  }),
  errors: [],
});
