import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall, listCall, listFields } from "../record-calls.ts";
import { accountEmail } from "../signup/signup.ts";
import {
  countryCode,
  id,
  instant,
  languageCode,
  nameText,
  oneOf,
  optionalCountry,
  optionalPhone,
  seenVersion,
  text,
} from "../values.ts";

/** How far a shipper's own account is. */
export const SHIPPER_ACCOUNTS = ["invited", "joined", "waiting"] as const;

/** A shipper as the forwarder that works with it has noted it. */
export const shipper = z.object({
  id: z.string(),
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string(),
  countryCode: z.string(),
  country: z.string(),
  city: z.string(),
  reference: z.string(),
  note: z.string(),
  status: z.enum(["Active", "Suspended"]),
  account: z.enum(SHIPPER_ACCOUNTS),
  createdAt: instant,
  version: z.number(),
  /** `suspend`: end the tie, or take it up again */
  abilities: z.object({ edit: z.boolean(), suspend: z.boolean() }),
});
export type Shipper = z.output<typeof shipper>;

/** What a forwarder notes about a shipper. */
export const shipperForm = z.object({
  companyName: nameText(120, "company-name-missing"),
  firstName: nameText(80, "name-missing"),
  lastName: nameText(80, "name-missing"),
  mobile: optionalPhone.default(""),
  countryCode: optionalCountry.default(""),
  country: countryCode,
  city: text(80).default(""),
  reference: text(60).default(""),
  note: text(1000).default(""),
});
export type ShipperForm = z.output<typeof shipperForm>;
/** A new shipper: its email decides whether an account is there already. */
export const newShipperForm = shipperForm.extend({
  email: accountEmail,
  locale: languageCode.default("en"),
});

export const SHIPPER_FILTERS = ["All", "Active", "Suspended"] as const;
export type ShipperFilter = (typeof SHIPPER_FILTERS)[number];
export const SHIPPER_SORTS = ["company", "name", "country", "createdAt"] as const;
export type ShipperSortField = (typeof SHIPPER_SORTS)[number];

const shipperQuery = z.object({
  state: oneOf(SHIPPER_FILTERS).default("All"),
  ...listFields(SHIPPER_SORTS),
});

const desk = { area: "company", roles: FORWARDER_DESK, scope: "company" } as const;
export const listShippers = defineEndpoint({
  ...desk,
  ...listCall(shipperQuery, shipper, SHIPPER_FILTERS),
  name: "listShippers",
  summary: "Shippers that the forwarder works with, by state and words",
  path: "/shippers",
});
export const exportShippers = defineEndpoint({
  ...desk,
  ...exportCall(shipperQuery),
  name: "exportShippers",
  summary: "The filtered shippers as a file",
  path: "/shippers/export",
});
export const getShipper = defineEndpoint({
  ...desk,
  name: "getShipper",
  summary: "One shipper of the forwarder",
  method: "GET",
  path: "/shippers/:id",
  params: z.object({ id }),
  response: shipper,
  errors: ["not-found"],
});
export const createShipper = defineEndpoint({
  ...desk,
  name: "createShipper",
  summary: "Puts a shipper on the forwarder's list; who has no account is mailed a link to open one",
  method: "POST",
  path: "/shippers",
  body: newShipperForm,
  response: shipper,
  errors: [],
  limit: "mail",
});
export const updateShipper = defineEndpoint({
  ...desk,
  name: "updateShipper",
  summary: "Changes what the forwarder has noted about a shipper",
  method: "PUT",
  path: "/shippers/:id",
  params: z.object({ id }),
  body: shipperForm.extend({ version: seenVersion }),
  response: shipper,
  errors: ["not-found", "version-conflict"],
});
export const setShipperActive = defineEndpoint({
  ...desk,
  name: "setShipperActive",
  summary: "Suspends a shipper, who then no longer sees the forwarder, or takes the work up again",
  method: "PUT",
  path: "/shippers/:id/status",
  roles: ["ROLE_FFADMIN"],
  params: z.object({ id }),
  body: z.object({ status: oneOf(["active", "suspended"]) }),
  response: shipper,
  errors: ["not-found"],
});
