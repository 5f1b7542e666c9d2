import { exact, compareExact, isCurrency, RATE_TYPES, REGIONS } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_ADMINS, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { byId, deleteCall, exportCall } from "../record-calls.ts";
import {
  airlineId,
  calendarDate,
  currencyCode,
  decimalInput,
  id,
  instant,
  nameText,
  oneOf,
  pageInput,
  seenVersion,
  text,
} from "../values.ts";

export const RULE_PLACE_KINDS = ["any", "airport", "country", "region"] as const;
export type RulePlaceKind = (typeof RULE_PLACE_KINDS)[number];
export const SHARE_FORMS = ["margin", "markup"] as const;
/** `next`: left to the next rule in the order, last to the company's own margin */
export const PART_FORMS = ["next", ...SHARE_FORMS] as const;
export type PartForm = (typeof PART_FORMS)[number];
/** The components that a rule may give a margin of their own. */
export const RULE_PARTS = ["surcharges", "trucking", "insurance"] as const;
export const RULE_STATES = ["live", "future", "ended"] as const;
export const RULE_STATE_FILTERS = ["all", ...RULE_STATES] as const;
export type RuleStateFilter = (typeof RULE_STATE_FILTERS)[number];
/** The conditions that a rule may have; `none`: it counts for every quotation. */
export const RULE_CONDITIONS = ["client", "lane", "airline", "rateType", "fromKg", "agent", "none"] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];

const PERCENT = { max: 999.99, decimals: 2 };
const optional = <S extends z.ZodType>(schema: S, code: string) =>
  z.union([z.literal(""), schema], code).default("");
const percent = optional(decimalInput(PERCENT), "number");

const fields = z.object({
  name: nameText(80),
  /** at most one of the two is set; both empty, the rule is for every client */
  inquirerId: optional(id, "unknown-inquirer"),
  clientUserId: optional(id, "unknown"),
  originKind: oneOf(RULE_PLACE_KINDS).default("any"),
  originCode: text(20).default(""),
  destinationKind: oneOf(RULE_PLACE_KINDS).default("any"),
  destinationCode: text(20).default(""),
  airlineId: airlineId.nullable().default(null),
  rateType: z.union([z.literal(""), z.enum(RATE_TYPES)], "unknown").default(""),
  fromKg: optional(decimalInput({ max: 1_000_000, decimals: 1, aboveZero: true }), "number"),
  /** who of the desk prices; empty: anybody */
  agentIds: z
    .array(id)
    .max(200, "too-many")
    .default([])
    .transform((ids) => [...new Set(ids)]),
  validFrom: optional(calendarDate, "date"),
  validTo: optional(calendarDate, "date"),
  freightForm: oneOf(SHARE_FORMS).default("margin"),
  freightValue: decimalInput(PERCENT),
  leastProfit: optional(decimalInput({ max: 99_999.99, decimals: 2 }), "number"),
  /** of the least profit; empty: the one that the rule's stored least profit is in, else the company's */
  currency: optional(currencyCode.refine(isCurrency, "unknown-currency"), "unknown-currency"),
  floorPercent: optional(decimalInput({ max: 99.99, decimals: 2 }), "number"),
  surchargesForm: oneOf(PART_FORMS).default("next"),
  surchargesValue: percent,
  truckingForm: oneOf(PART_FORMS).default("next"),
  truckingValue: percent,
  insuranceForm: oneOf(PART_FORMS).default("next"),
  insuranceValue: percent,
});
export type MarginRuleForm = z.output<typeof fields>;

/** What is wrong with the code of a place of that kind, as a field code; null: nothing. */
export function placeProblem(kind: RulePlaceKind, code: string): string | null {
  switch (kind) {
    case "any":
      return null;
    case "airport":
      return /^[A-Z]{3}$/i.test(code) ? null : "unknown-airport";
    case "country":
      return /^[A-Z]{2}$/i.test(code) ? null : "unknown-country";
    case "region":
      return REGIONS.some((region) => region === code) ? null : "unknown";
  }
}

function shareProblem(form: PartForm, value: string): string | null {
  if (form === "next") return null;
  if (value === "") return "required";
  // 100 % margin would sell at an endless price (pricing rules §7)
  return form === "margin" && compareExact(exact(value), exact(100)) >= 0 ? "margin-hundred" : null;
}

/** What the fields say of each other. */
function refuseContradictions(form: MarginRuleForm, context: z.RefinementCtx): void {
  const problems: readonly (readonly [keyof MarginRuleForm, string | null])[] = [
    ["clientUserId", form.inquirerId !== "" && form.clientUserId !== "" ? "invalid" : null],
    ["originCode", placeProblem(form.originKind, form.originCode)],
    ["destinationCode", placeProblem(form.destinationKind, form.destinationCode)],
    ["validTo", form.validTo !== "" && form.validTo < form.validFrom ? "before-start" : null],
    ["freightValue", shareProblem(form.freightForm, form.freightValue)],
    ["surchargesValue", shareProblem(form.surchargesForm, form.surchargesValue)],
    ["truckingValue", shareProblem(form.truckingForm, form.truckingValue)],
    ["insuranceValue", shareProblem(form.insuranceForm, form.insuranceValue)],
  ];
  for (const [field, message] of problems) {
    if (message !== null) context.addIssue({ code: "custom", message, path: [field] });
  }
}

export const marginRuleForm = fields.superRefine(refuseContradictions);
const changedRule = fields.extend({ version: seenVersion }).superRefine(refuseContradictions);

/** A margin rule with the names of what its conditions point at; `place` is where it stands in the order, from 1. */
export const marginRule = fields.omit({ airlineId: true }).extend({
  airlineId: z.number().nullable(),
  inquirerId: z.string(),
  clientUserId: z.string(),
  agentIds: z.array(z.string()),
  freightValue: z.string(),
  id: z.string(),
  version: z.number(),
  place: z.number(),
  state: z.enum(RULE_STATES),
  currency: z.string(),
  clientName: z.string(),
  airlineName: z.string(),
  /** those of `agentIds` by name */
  agents: z.array(z.object({ id: z.string(), name: z.string() })),
  updatedAt: instant,
});
export type MarginRule = z.output<typeof marginRule>;

/** A rule that is only tried. */
const triedRule = fields
  .extend({
    /** the rule that it would replace; empty: it would be a new one */
    ruleId: optional(id, "unknown"),
  })
  .superRefine(refuseContradictions);

/** Profit of quotations as they were sent, and as the rules would have made it. */
const trialSums = {
  currency: z.string(),
  sellNow: z.string(),
  sellThen: z.string(),
  profitNow: z.string(),
  profitThen: z.string(),
};
const ruleTrial = z.object({
  /** calendar days back from now that were looked at */
  days: z.number(),
  quotations: z.number(),
  /** of these, how many would have another price */
  changed: z.number(),
  /** there are more: only the newest were tried */
  isCut: z.boolean(),
  currencies: z.array(
    z.object({ ...trialSums, quotations: z.number(), changed: z.number(), belowFloor: z.number() }),
  ),
  /** those that would change most, the greatest change first */
  largest: z.array(
    z.object({
      ...trialSums,
      quotationId: z.string(),
      number: z.string(),
      airline: z.string(),
      lane: z.string(),
    }),
  ),
});
export type RuleTrial = z.output<typeof ruleTrial>;

const desk = { area: "margin", roles: FORWARDER_DESK, scope: "company" } as const;
const admins = { area: "margin", roles: FORWARDER_ADMINS, scope: "company" } as const;

const ruleQuery = z.object({
  search: text(120).default(""),
  state: oneOf(RULE_STATE_FILTERS).default("all"),
  /** rules that have this condition */
  condition: z.union([z.literal(""), z.enum(RULE_CONDITIONS)], "unknown").default(""),
});

export const listMarginRules = defineEndpoint({
  ...desk,
  name: "listMarginRules",
  summary: "The company's margin rules in the order in which they count",
  method: "GET",
  path: "/margin-rules",
  query: ruleQuery.extend(pageInput),
  response: z.object({
    content: z.array(marginRule),
    total: z.number(),
    /** how many there are in each state, whatever state is asked for */
    counts: z.record(z.enum(RULE_STATE_FILTERS), z.number()),
    currency: z.string(),
  }),
  errors: [],
});
export const exportMarginRules = defineEndpoint({
  ...desk,
  ...exportCall(ruleQuery),
  name: "exportMarginRules",
  summary: "The filtered margin rules as a file",
  path: "/margin-rules/export",
});
export const getMarginRule = defineEndpoint({
  ...desk,
  name: "getMarginRule",
  summary: "One margin rule",
  method: "GET",
  path: "/margin-rules/:id",
  params: byId,
  response: marginRule,
  errors: ["not-found"],
});
export const listMarginRuleVersions = defineEndpoint({
  ...desk,
  name: "listMarginRuleVersions",
  summary: "What a margin rule said in each of its versions, the newest first",
  method: "GET",
  path: "/margin-rules/:id/versions",
  params: byId,
  response: z.object({
    content: z.array(
      z.object({
        version: z.number(),
        savedAt: instant,
        savedBy: z.string(),
        rule: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  errors: ["not-found"],
});
export const createMarginRule = defineEndpoint({
  ...admins,
  name: "createMarginRule",
  summary: "Enters a margin rule",
  method: "POST",
  path: "/margin-rules",
  body: marginRuleForm,
  response: marginRule,
  errors: ["margin-rule-competes"],
});
export const updateMarginRule = defineEndpoint({
  ...admins,
  name: "updateMarginRule",
  summary: "Changes a margin rule, if nobody changed it since",
  method: "PUT",
  path: "/margin-rules/:id",
  params: byId,
  body: changedRule,
  response: marginRule,
  errors: ["not-found", "version-conflict", "margin-rule-competes"],
});
export const tryMarginRule = defineEndpoint({
  ...admins,
  name: "tryMarginRule",
  summary:
    "What last month's sent quotations would have earned with this rule among those in force; changes nothing",
  method: "POST",
  path: "/margin-rules/trial",
  body: triedRule,
  response: ruleTrial,
  errors: ["not-found", "margin-rule-competes", "currency-without-rate"],
});
export const deleteMarginRule = defineEndpoint({
  ...admins,
  ...deleteCall(marginRule),
  name: "deleteMarginRule",
  summary: "Deletes a margin rule, if nobody changed it since; what was priced by it stays as it is",
  path: "/margin-rules/:id",
});
