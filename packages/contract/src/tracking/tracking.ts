import { parseAwb, SHIPMENT_STATES, STATUS_CODES } from "@kilolane/domain";
import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK, OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  iataCode,
  id,
  instant,
  oneOf,
  page,
  pageSize,
  seenVersion,
  sheetFormat,
  sortDirection,
  text,
} from "../values.ts";

export const SHIPMENT_FILTERS = ["all", ...SHIPMENT_STATES] as const;
export type ShipmentFilter = (typeof SHIPMENT_FILTERS)[number];
export const SHIPMENT_SORTS = ["awb", "quotation", "client", "company", "state", "lastAt"] as const;
export type ShipmentSortField = (typeof SHIPMENT_SORTS)[number];

/** Eleven digits, a hyphen or spaces between them allowed. Codes: required, awb-form, awb-check. */
export const awbNumber = z
  .string("required")
  .transform((typed) => typed.replaceAll(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, { error: "required", abort: true })
      .regex(/^\d{11}$/, { error: "awb-form", abort: true })
      .refine((digits) => parseAwb(digits) !== null, "awb-check"),
  );

/** Something that happened to a shipment; `localAt` is the clock's at the airport, without a time where none is known. */
const milestone = z.object({
  id: z.string(),
  code: z.enum(STATUS_CODES),
  airport: z.string(),
  toAirport: z.string(),
  flight: z.string(),
  localAt: z.string(),
  hasTime: z.boolean(),
  /** IANA zone of the airport; empty where it is not known */
  timeZone: z.string(),
  /** A actual, E estimated, S scheduled; empty where it is not said */
  timeKind: z.enum(["", "A", "E", "S"]),
  pieces: z.number().nullable(),
  isPartial: z.boolean(),
  discrepancy: z.string(),
  note: z.string(),
  source: z.enum(["hand", "carrier"]),
  /** who typed it; empty for a carrier's */
  person: z.string(),
});
export type Milestone = z.output<typeof milestone>;

const shipment = z.object({
  id: z.string(),
  /** eleven digits */
  awb: z.string(),
  state: z.enum(SHIPMENT_STATES),
  quotation: z.object({ id: z.string(), number: z.string() }),
  /** the forwarder whose shipment it is */
  company: z.string(),
  /** company of the inquirer; empty for the operator, who need not know it */
  client: z.string(),
  fromAirport: z.string(),
  toAirport: z.string(),
  airline: z.string(),
  /** the last thing that happened; null while nothing has */
  last: milestone.nullable(),
  version: z.number(),
});
export type Shipment = z.output<typeof shipment>;

const shipmentDetail = shipment.extend({
  /** the oldest first */
  milestones: z.array(milestone),
  /** what the carrier wrote besides, as it wrote it */
  notes: z.array(z.object({ text: z.string(), at: instant })),
  /** prefix of the quotation's airline where the air waybill has another one; null where it fits or is not known */
  expectedPrefix: z.string().nullable(),
  changes: z.array(
    z.object({
      kind: z.enum(["awb-set", "awb-changed", "milestone-added", "milestone-removed"]),
      person: z.string(),
      at: instant,
      before: z.string(),
      after: z.string(),
    }),
  ),
  carrier: z.object({
    /** whether carriers are asked at all */
    isAsked: z.boolean(),
    askedAt: instant.nullable(),
    nextAt: instant.nullable(),
    /** why the last answer could not be had or read; empty where it could */
    problem: z.enum(["", "unreachable", "timeout", "status", "too-large", "format", "other-shipment"]),
  }),
});
export type ShipmentDetail = z.output<typeof shipmentDetail>;

const byId = z.object({ id });
const desk = { area: "tracking", roles: FORWARDER_DESK, scope: "company" } as const;

const query = z.object({
  state: oneOf(SHIPMENT_FILTERS).default("all"),
  search: text(120).default(""),
  sort: oneOf(SHIPMENT_SORTS).default("lastAt"),
  direction: sortDirection.default("desc"),
});

export const listShipments = defineEndpoint({
  ...desk,
  name: "listShipments",
  summary: "Shipments of accepted quotations by state and words",
  method: "GET",
  path: "/shipments",
  query: query.extend({ page: page.default(1), size: pageSize.default(25) }),
  response: z.object({
    content: z.array(shipment),
    total: z.number(),
    counts: z.record(z.enum(SHIPMENT_FILTERS), z.number()),
  }),
  errors: [],
});
export const exportShipments = defineEndpoint({
  ...desk,
  name: "exportShipments",
  summary: "The filtered shipments as a file",
  method: "GET",
  path: "/shipments/export",
  query: query.extend({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const getShipment = defineEndpoint({
  ...desk,
  name: "getShipment",
  summary: "One shipment with its milestones and who changed what",
  method: "GET",
  path: "/shipments/:id",
  params: byId,
  response: shipmentDetail,
  errors: ["not-found"],
});
/** What a quotation's page shows; null before it has an air waybill. */
export const getQuotationShipment = defineEndpoint({
  ...desk,
  name: "getQuotationShipment",
  summary: "The shipment of a quotation",
  method: "GET",
  path: "/quotations/:id/shipment",
  params: byId,
  response: z.object({ shipment: shipmentDetail.nullable() }),
  errors: ["not-found"],
});
/** Milestones of another number stay stored and are no longer shown. */
export const updateAirWaybill = defineEndpoint({
  ...desk,
  name: "updateAirWaybill",
  summary: "Enters or changes the air waybill of an accepted quotation",
  method: "PUT",
  path: "/quotations/:id/air-waybill",
  params: byId,
  /** `version` of the shipment that was seen; 0: none yet */
  body: z.object({ awb: awbNumber, version: seenVersion }),
  response: shipmentDetail,
  errors: ["not-found", "state-conflict", "version-conflict"],
});

/** The clock at the airport. */
const localMoment = z.string("required").regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "date");

export const milestoneForm = z.object({
  code: oneOf(STATUS_CODES),
  airport: iataCode,
  localAt: localMoment,
  flight: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z0-9]{2}[A-Z]?\d{1,4}[A-Z]?)?$/, "flight-number")
    .default(""),
  note: text(300).default(""),
});
export type MilestoneForm = z.output<typeof milestoneForm>;

export const createMilestone = defineEndpoint({
  ...desk,
  name: "createMilestone",
  summary: "Writes down by hand what happened to a shipment",
  method: "POST",
  path: "/shipments/:id/milestones",
  params: byId,
  body: milestoneForm,
  response: shipmentDetail,
  errors: ["not-found"],
});
export const deleteMilestone = defineEndpoint({
  ...desk,
  name: "deleteMilestone",
  summary: "Takes a milestone back that was written by hand; what a carrier said stays",
  method: "DELETE",
  path: "/shipments/:id/milestones/:milestoneId",
  params: byId.extend({ milestoneId: id }),
  response: shipmentDetail,
  errors: ["not-found", "state-conflict"],
});
export const askCarrier = defineEndpoint({
  ...desk,
  name: "askCarrier",
  summary: "Has the carrier asked soon instead of at the next turn",
  method: "POST",
  path: "/shipments/:id/status-request",
  params: byId,
  response: shipmentDetail,
  errors: ["not-found", "state-conflict"],
});

const operator = { area: "tracking", roles: OPERATOR, scope: "platform" } as const;

export const listCompanyShipments = defineEndpoint({
  ...listShipments,
  ...operator,
  name: "listCompanyShipments",
  summary: "Every forwarder's shipments by state and words",
  path: "/operator/shipments",
});
export const exportCompanyShipments = defineEndpoint({
  ...exportShipments,
  ...operator,
  name: "exportCompanyShipments",
  summary: "Every forwarder's shipments, filtered, as a file",
  path: "/operator/shipments/export",
});
export const getCompanyShipment = defineEndpoint({
  ...getShipment,
  ...operator,
  name: "getCompanyShipment",
  summary: "One forwarder's shipment with its milestones and who changed what",
  path: "/operator/shipments/:id",
});

/** Without flight and air waybill where the forwarder does not show the airline. */
export const listLinkMilestones = defineEndpoint({
  name: "listLinkMilestones",
  area: "tracking",
  summary: "What happened to the shipment of the quotation behind a signed link",
  method: "GET",
  path: "/quotation-links/:token/milestones",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  response: z.object({
    awb: z.string(),
    state: z.enum(SHIPMENT_STATES).nullable(),
    milestones: z.array(
      milestone.pick({
        id: true,
        code: true,
        airport: true,
        toAirport: true,
        flight: true,
        localAt: true,
        hasTime: true,
        timeZone: true,
        timeKind: true,
        pieces: true,
        isPartial: true,
      }),
    ),
  }),
  errors: ["link-invalid", "link-closed"],
  limit: "quotation-link",
});
export const listClientMilestones = defineEndpoint({
  name: "listClientMilestones",
  area: "tracking",
  summary: "What happened to the shipment of a quotation that was sent to the caller",
  method: "GET",
  path: "/client-quotations/:id/milestones",
  roles: CLIENT_SIDE,
  scope: "company",
  params: byId,
  response: listLinkMilestones.response,
  errors: ["not-found"],
});
