import { ROLES } from "@kilolane/domain";
import { z } from "zod";
import { OPERATOR, SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { authenticate } from "../session/session.ts";
import { id, instant, nameText, pageInput } from "../values.ts";

/* The operator looks at the product as a person of a company: nothing can be changed, and the company sees that it was. */

/** A viewing ends by itself after this. */
export const VIEWING_MINUTES = 30;
/** A reason of fewer letters is none. */
export const LEAST_REASON_LETTERS = 10;

/** What the token of a viewing begins with, and no other does. */
export const VIEWING_TOKEN = "view.";

const signedIn = authenticate.response;

export const createViewing = defineEndpoint({
  name: "createViewing",
  area: "viewing",
  summary: "Lets the operator look at the product as a person, for at most 30 minutes; the company is told",
  method: "POST",
  path: "/operator/viewings",
  roles: OPERATOR,
  scope: "platform",
  body: z.object({ userId: id, reason: nameText(300).min(LEAST_REASON_LETTERS, "too-short") }),
  response: signedIn,
  errors: ["not-found", "state-conflict"],
});

/** Who looks as whom, of the session that asks; `null` in every other. */
export const getOwnViewing = defineEndpoint({
  name: "getOwnViewing",
  area: "viewing",
  summary: "The viewing that this session is; null in a session of one's own",
  method: "GET",
  path: "/viewing",
  roles: SIGNED_IN,
  scope: "user",
  response: z.object({
    viewing: z
      .object({
        id: z.string(),
        personName: z.string(),
        companyName: z.string(),
        role: z.enum(ROLES),
        expiresAt: instant,
      })
      .nullable(),
  }),
  errors: [],
});

export const endOwnViewing = defineEndpoint({
  name: "endOwnViewing",
  area: "viewing",
  summary: "Ends the viewing that this session is",
  method: "DELETE",
  path: "/viewing",
  roles: SIGNED_IN,
  scope: "user",
  response: z.object({ id: z.string() }),
  errors: ["state-conflict"],
  staysOpen: ["while-viewing", "during-maintenance"],
});

const viewing = z.object({
  id: z.string(),
  personName: z.string(),
  reason: z.string(),
  startedAt: instant,
  /** null: it goes on */
  endedAt: instant.nullable(),
  /** how many calls were read */
  calls: z.number(),
});
export type Viewing = z.output<typeof viewing>;

export const listViewings = defineEndpoint({
  name: "listViewings",
  area: "viewing",
  summary: "When the operator looked at the product as somebody of the caller's company, and why",
  method: "GET",
  path: "/viewings",
  roles: ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN", "ROLE_TRUCKING_ADMIN", "ROLE_CONSIGNEE"],
  scope: "company",
  query: z.object(pageInput),
  response: z.object({ content: z.array(viewing), total: z.number() }),
  errors: [],
});
