import { exact, faultOfTruckingMargin, findDoubleZones, type TruckingMarginFault } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { deleteCall, exportCall, getCall, listCall, listFields, updateCall } from "../record-calls.ts";
import {
  contactFields,
  countInput,
  decimalInput,
  instant,
  nameText,
  oneOf,
  optionalAirport,
  seenVersion,
  text,
} from "../values.ts";
import { truckingTariffForm } from "./trucking-terms-form.ts";

export const TRUCKING_STATES = ["all", "active", "inactive", "expired"] as const;
export type TruckingState = (typeof TRUCKING_STATES)[number];
export const TRUCKING_SORTS = ["name", "transitDays", "validTo", "updatedAt"] as const;
export type TruckingSortField = (typeof TRUCKING_SORTS)[number];
export const SELECTED_TRUCKING = ["company", "dollar", "percentage"] as const;

const MARGIN_CODES: Readonly<Record<TruckingMarginFault, string>> = {
  "minimum-above-margin": "minimum-above-margin",
  "margin-too-high": "margin-hundred",
  negative: "negative",
};
const amount = decimalInput({ max: 99_999, decimals: 2 }).default("0");

/**
 * The trucking range entry of the specification (marketplace.md §3): dollars of profit, or per cent of the sell amount, and the least
 * of it. `company`: what the company puts on trucking.
 */
const marginEntry = z
  .object({
    selectedTrucking: oneOf(SELECTED_TRUCKING).default("company"),
    truckingMinMarginDollar: amount,
    truckingMarginDollar: amount,
    truckingMinMarginPercentage: amount,
    truckingMarginPercentage: amount,
  })
  .superRefine((entry, context) => {
    if (entry.selectedTrucking === "company") return;
    const isDollar = entry.selectedTrucking === "dollar";
    const fault = faultOfTruckingMargin({
      mode: isDollar ? "dollar" : "percentage",
      minimum: exact(isDollar ? entry.truckingMinMarginDollar : entry.truckingMinMarginPercentage),
      margin: exact(isDollar ? entry.truckingMarginDollar : entry.truckingMarginPercentage),
    });
    if (fault === null) return;
    const unit = isDollar ? "Dollar" : "Percentage";
    const part = fault === "margin-too-high" ? "trucking" : "truckingMin";
    context.addIssue({ code: "custom", path: [`${part}Margin${unit}`], message: MARGIN_CODES[fault] });
  });
export type TruckingMarginForm = z.output<typeof marginEntry>;

const MOST_TARIFFS = 40;

const tariffs = z.array(truckingTariffForm).min(1, "required").max(MOST_TARIFFS, "too-many");

/** A carrier as it may be stored: one that was entered before doubles were refused still has them. */
export const keptTruckingCarrier = z.object({
  name: nameText(120, "company-name-missing"),
  ...contactFields,
  note: text(1000).default(""),
  transitDays: countInput({ min: 0, max: 60 }).default(1),
  isActive: z.boolean().default(true),
  margin: marginEntry.prefault({}),
  tariffs,
});

/** A carrier as it is typed: a proposal must be able to name each of its zones. */
export const truckingCarrierForm = keptTruckingCarrier.safeExtend({
  tariffs: tariffs.superRefine((zones, context) => {
    for (const place of findDoubleZones(zones))
      context.addIssue({ code: "custom", path: [place, "name"], message: "zone-double" });
  }),
});
export type TruckingCarrierForm = z.output<typeof truckingCarrierForm>;

/** A carrier as it is kept. */
export const truckingCarrierRecord = keptTruckingCarrier.safeExtend({
  id: z.string(),
  transitDays: z.number(),
  updatedAt: instant,
  version: z.number(),
});
export type TruckingCarrierRecord = z.output<typeof truckingCarrierRecord>;

/** A carrier in the list. */
export const truckingCarrierRow = z.object({
  id: z.string(),
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  transitDays: z.number(),
  isActive: z.boolean(),
  /** codes of the airports served, sorted */
  airports: z.array(z.string()),
  modes: z.array(oneOf(["cwt", "mile"])),
  tariffs: z.number(),
  /** the last day on which any tariff counts */
  validTo: z.string(),
  isExpired: z.boolean(),
  updatedAt: instant,
  version: z.number(),
});
export type TruckingCarrierRow = z.output<typeof truckingCarrierRow>;

const query = z.object({
  state: oneOf(TRUCKING_STATES).default("all"),
  airport: optionalAirport.default(""),
  ...listFields(TRUCKING_SORTS),
});
const desk = { area: "trucking", roles: FORWARDER_DESK, scope: "company" } as const;

export const listTruckingCarriers = defineEndpoint({
  ...desk,
  ...listCall(query, truckingCarrierRow, TRUCKING_STATES),
  name: "listTruckingCarriers",
  summary: "The company's trucking carriers by state, airport and words",
  path: "/trucking-carriers",
});
export const exportTruckingCarriers = defineEndpoint({
  ...desk,
  ...exportCall(query),
  name: "exportTruckingCarriers",
  summary: "The filtered trucking carriers as a file",
  path: "/trucking-carriers/export",
});
export const getTruckingCarrier = defineEndpoint({
  ...desk,
  ...getCall(truckingCarrierRecord),
  name: "getTruckingCarrier",
  summary: "One trucking carrier with its tariffs",
  path: "/trucking-carriers/:id",
});
export const createTruckingCarrier = defineEndpoint({
  ...desk,
  name: "createTruckingCarrier",
  summary: "Enters a trucking carrier with its tariffs",
  method: "POST",
  path: "/trucking-carriers",
  body: truckingCarrierForm,
  response: truckingCarrierRecord,
  errors: [],
});
export const updateTruckingCarrier = defineEndpoint({
  ...desk,
  ...updateCall(truckingCarrierForm.safeExtend({ version: seenVersion }), truckingCarrierRecord),
  name: "updateTruckingCarrier",
  summary: "Changes a trucking carrier, if nobody changed it since; priced requests hold their own copy",
  path: "/trucking-carriers/:id",
});
export const deleteTruckingCarrier = defineEndpoint({
  ...desk,
  ...deleteCall(truckingCarrierRecord),
  name: "deleteTruckingCarrier",
  summary: "Deletes a trucking carrier, if nobody changed it since",
  path: "/trucking-carriers/:id",
});
