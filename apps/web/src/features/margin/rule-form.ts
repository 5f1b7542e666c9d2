import type { MarginRule, MarginRuleForm } from "@kilolane/contract";

/** The fields in their order on the screen. */
export const RULE_FIELDS = [
  "name",
  "inquirerId",
  "clientUserId",
  "originKind",
  "originCode",
  "destinationKind",
  "destinationCode",
  "airlineId",
  "rateType",
  "fromKg",
  "agentIds",
  "validFrom",
  "validTo",
  "freightForm",
  "freightValue",
  "leastProfit",
  "floorPercent",
  "surchargesForm",
  "surchargesValue",
  "truckingForm",
  "truckingValue",
  "insuranceForm",
  "insuranceValue",
] as const satisfies readonly (keyof MarginRuleForm)[];

/** A new rule: for every quotation, from today on, until it says something else. */
export const NEW_RULE: MarginRuleForm = {
  name: "",
  inquirerId: "",
  clientUserId: "",
  originKind: "any",
  originCode: "",
  destinationKind: "any",
  destinationCode: "",
  airlineId: null,
  rateType: "",
  fromKg: "",
  agentIds: [],
  validFrom: "",
  validTo: "",
  freightForm: "margin",
  freightValue: "",
  leastProfit: "",
  currency: "",
  floorPercent: "",
  surchargesForm: "next",
  surchargesValue: "",
  truckingForm: "next",
  truckingValue: "",
  insuranceForm: "next",
  insuranceValue: "",
};

/** A rule as the form shows it. */
export function formOf(rule: MarginRule): MarginRuleForm {
  const {
    id: _id,
    version: _version,
    place: _place,
    state: _state,
    currency,
    clientName: _client,
    airlineName: _airline,
    agents: _agents,
    updatedAt: _updatedAt,
    ...fields
  } = rule;
  return {
    ...fields,
    fromKg: fields.fromKg.replace(/\.0$/, ""),
    currency: fields.leastProfit === "" ? "" : currency,
  };
}
