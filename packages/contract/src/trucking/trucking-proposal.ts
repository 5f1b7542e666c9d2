import { z } from "zod";
import { FORWARDER_ADMINS, FORWARDER_DESK, TRUCKING_ADMINS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { byId } from "../record-calls.ts";
import {
  calendarDate,
  instant,
  nameText,
  oneOf,
  pageInput,
  seenVersion,
  sheetFormat,
  text,
} from "../values.ts";
import type { TRUCKING_FIGURES } from "./trucking-sheet.ts";
import { TRUCKING_DIRECTIONS } from "./trucking-terms-form.ts";

/** Figures of a zone that can be proposed; zips, airports and days are the forwarder's to draw. */
export const PROPOSAL_FIGURES = [
  "minimum",
  "ratePerMile",
  "band",
  "density",
  "divisor",
  "fuelPercent",
  "fuelPerMile",
  "accessorial",
] as const satisfies readonly (typeof TRUCKING_FIGURES)[number][];
export const PROPOSAL_STATES = ["open", "taken", "partly", "declined", "withdrawn"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Forty zones with thirty bands each are more than anybody corrects at once. */
const MOST_LINES = 200;

/** A figure of one zone: `detail` is a band's lower limit in pounds, or the service. */
const figurePlace = {
  zone: nameText(80),
  /** the zone's first day: several may have one name */
  validFrom: calendarDate,
  figure: oneOf(PROPOSAL_FIGURES),
  detail: text(20).default(""),
};
const proposedLine = z.object({ ...figurePlace, value: text(20).min(1, "required") });
export type ProposedLine = z.output<typeof proposedLine>;

/** A figure as it is: a decimal; of a service also `ask` or `not-offered`. */
const heldFigure = z.object({ figure: z.enum(PROPOSAL_FIGURES), detail: z.string(), value: z.string() });
const heldZone = z.object({
  name: z.string(),
  currency: z.string(),
  mode: z.enum(["cwt", "mile"]),
  validFrom: z.string(),
  validTo: z.string(),
  figures: z.array(heldFigure),
  areas: z.array(z.object({ airport: z.string(), direction: z.enum(TRUCKING_DIRECTIONS), zips: z.string() })),
});

/** Where a forwarder holds the caller's tariff: never what it puts on it. */
const heldRow = z.object({
  /** of the carrier at that forwarder */
  id: z.string(),
  forwarder: z.string(),
  /** what the forwarder calls the carrier */
  name: z.string(),
  zones: z.number(),
  /** the last day on which any zone counts */
  validTo: z.string(),
  takesProposals: z.boolean(),
  /** proposals that wait for the forwarder */
  open: z.number(),
});
export type HeldTariffRow = z.output<typeof heldRow>;

const heldDetail = z.object({
  id: z.string(),
  forwarder: z.string(),
  name: z.string(),
  takesProposals: z.boolean(),
  zones: z.array(heldZone),
  /** the first day from which a proposal can count */
  today: z.string(),
  version: z.number(),
});
export type HeldTariff = z.output<typeof heldDetail>;

const proposalRow = z.object({
  id: z.string(),
  /** of the carrier; null: the forwarder deleted it since */
  carrierId: z.string().nullable(),
  carrierName: z.string(),
  forwarder: z.string(),
  proposer: z.string(),
  state: z.enum(PROPOSAL_STATES),
  effectiveOn: z.string(),
  note: z.string(),
  lines: z.number(),
  taken: z.number(),
  answer: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  version: z.number(),
});
export type ProposalRow = z.output<typeof proposalRow>;

const proposalDetail = proposalRow.extend({
  figures: z.array(
    z.object({
      zone: z.string(),
      validFrom: z.string(),
      currency: z.string(),
      figure: z.enum(PROPOSAL_FIGURES),
      detail: z.string(),
      /** as it was when it was proposed */
      before: z.string(),
      proposed: z.string(),
      /** as the forwarder holds it now; null: the zone or the figure is gone, the line cannot be taken */
      now: z.string().nullable(),
      isTaken: z.boolean(),
    }),
  ),
  /** the carrier's version of `now`; null: deleted */
  carrierVersion: z.number().nullable(),
});
export type ProposalDetail = z.output<typeof proposalDetail>;

const trucker = { area: "trucking-proposal", roles: TRUCKING_ADMINS, scope: "company" } as const;
const desk = { area: "trucking-proposal", roles: FORWARDER_DESK, scope: "company" } as const;
const admin = { area: "trucking-proposal", roles: FORWARDER_ADMINS, scope: "company" } as const;

export const listHeldTariffs = defineEndpoint({
  ...trucker,
  name: "listHeldTariffs",
  summary: "The forwarders that keep the trucking company among their carriers",
  method: "GET",
  path: "/held-tariffs",
  response: z.object({ content: z.array(heldRow) }),
  errors: [],
});
export const getHeldTariff = defineEndpoint({
  ...trucker,
  name: "getHeldTariff",
  summary: "The trucking company's tariff as a forwarder holds it; never what the forwarder puts on it",
  method: "GET",
  path: "/held-tariffs/:id",
  params: byId,
  response: heldDetail,
  errors: ["not-found"],
});
export const exportHeldTariff = defineEndpoint({
  ...trucker,
  name: "exportHeldTariff",
  summary: "The tariff that a forwarder holds, as a sheet",
  method: "GET",
  path: "/held-tariffs/:id/export",
  params: byId,
  query: z.object({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});
export const createTariffProposal = defineEndpoint({
  ...trucker,
  name: "createTariffProposal",
  summary: "Proposes other figures for the tariff that a forwarder holds, if it did not change since",
  method: "POST",
  path: "/held-tariffs/:id/proposals",
  params: byId,
  body: z.object({
    version: seenVersion,
    effectiveOn: calendarDate,
    note: text(1000).default(""),
    lines: z.array(proposedLine).min(1, "required").max(MOST_LINES, "too-many"),
  }),
  response: proposalDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const listTariffProposals = defineEndpoint({
  ...trucker,
  name: "listTariffProposals",
  summary: "What the trucking company has proposed, the newest first",
  method: "GET",
  path: "/tariff-proposals",
  query: z.object(pageInput),
  response: z.object({ content: z.array(proposalRow), total: z.number() }),
  errors: [],
});
export const getTariffProposal = defineEndpoint({
  ...trucker,
  name: "getTariffProposal",
  summary: "One of the trucking company's proposals, line by line",
  method: "GET",
  path: "/tariff-proposals/:id",
  params: byId,
  response: proposalDetail,
  errors: ["not-found"],
});
export const withdrawTariffProposal = defineEndpoint({
  ...trucker,
  name: "withdrawTariffProposal",
  summary: "Takes a proposal back that nobody has decided yet",
  method: "PUT",
  path: "/tariff-proposals/:id/withdrawal",
  params: byId,
  body: z.object({ version: seenVersion }),
  response: proposalDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});

export const listCarrierProposals = defineEndpoint({
  ...desk,
  name: "listCarrierProposals",
  summary: "What was proposed for a carrier's tariff, and who may propose",
  method: "GET",
  path: "/trucking-carriers/:id/proposals",
  params: byId,
  response: z.object({
    /** the trucking company that the carrier's address belongs to; null: nobody's that has been proven */
    proposer: z.string().nullable(),
    takesProposals: z.boolean(),
    /** the newest, at most fifty */
    content: z.array(proposalRow),
  }),
  errors: ["not-found"],
});
export const getCarrierProposal = defineEndpoint({
  ...desk,
  name: "getCarrierProposal",
  summary: "A proposal beside the carrier's tariff now",
  method: "GET",
  path: "/trucking-proposals/:id",
  params: byId,
  response: proposalDetail,
  errors: ["not-found"],
});
export const acceptCarrierProposal = defineEndpoint({
  ...admin,
  name: "acceptCarrierProposal",
  summary:
    "Takes lines of a proposal into the carrier's tariff, if neither changed since; the rest is declined",
  method: "POST",
  path: "/trucking-proposals/:id/acceptance",
  params: byId,
  body: z.object({
    version: seenVersion,
    carrierVersion: seenVersion,
    /** places of the lines in the proposal, from 0 */
    lines: z
      .array(z.number("number").int("number").min(0, "too-small").max(MOST_LINES, "too-large"))
      .min(1, "required")
      .max(MOST_LINES),
    answer: text(1000).default(""),
  }),
  response: proposalDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const declineCarrierProposal = defineEndpoint({
  ...admin,
  name: "declineCarrierProposal",
  summary: "Declines a proposal with a reason; the tariff stays as it is",
  method: "POST",
  path: "/trucking-proposals/:id/refusal",
  params: byId,
  body: z.object({ version: seenVersion, answer: text(1000).min(1, "required") }),
  response: proposalDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const updateProposalSetting = defineEndpoint({
  ...admin,
  name: "updateProposalSetting",
  summary: "Says whether the trucking company behind a carrier may propose",
  method: "PUT",
  path: "/trucking-carriers/:id/proposal-setting",
  params: byId,
  body: z.object({ takesProposals: z.boolean("required") }),
  response: z.object({ takesProposals: z.boolean() }),
  errors: ["not-found"],
});
