import { DEMO_MARGIN_RULES, type DemoMarginRule } from "@kilolane/demo";
import { addDays, type CalendarDate } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findRuleRows } from "../margin/reads/rule-row.ts";
import { type DatedForm, insertRule } from "../margin/writes.ts";
import { getCachedSettings } from "../settings/reads/cached-settings.ts";
import { findDemoIds } from "./reads/demo-record.ts";
import { actorOf, type ScopeOf } from "./seed-quotations.ts";

/** Who of each demo forwarder keeps its rules. */
const KEEPERS = [
  ["harbor-sky", "ff-admin"],
  ["nordlicht", "nl-admin"],
] as const;

function partOf(share: DemoMarginRule["surcharges"]) {
  return share === null
    ? ({ form: "next", value: "" } as const)
    : ({ form: share[0], value: share[1] } as const);
}

/** A rule as an admin would have typed it. @param agentIds of the people it is for; empty: for everyone */
function formOf(rule: DemoMarginRule, agentIds: string[], day: CalendarDate, currency: string): DatedForm {
  const surcharges = partOf(rule.surcharges);
  const trucking = partOf(rule.trucking);
  return {
    name: rule.name,
    inquirerId: "",
    clientUserId: "",
    originKind: "any",
    originCode: "",
    destinationKind: rule.toRegion === null ? "any" : "region",
    destinationCode: rule.toRegion ?? "",
    airlineId: null,
    rateType: "",
    fromKg: rule.fromKg,
    agentIds,
    validFrom: addDays(day, rule.fromDay),
    validTo: rule.toDay === null ? null : addDays(day, rule.toDay),
    freightForm: rule.freight[0],
    freightValue: rule.freight[1],
    leastProfit: rule.leastProfit,
    floorPercent: rule.floorPercent,
    surchargesForm: surcharges.form,
    surchargesValue: surcharges.value,
    truckingForm: trucking.form,
    truckingValue: trucking.value,
    insuranceForm: "next",
    insuranceValue: "",
    currency,
  };
}

/** The margin rules of the demo forwarders. A company that has some is left alone. */
export async function seedMarginRules(
  scope: SystemScope,
  scopeOf: ScopeOf,
  day: CalendarDate,
): Promise<void> {
  const ids = await withTransaction(scope, findDemoIds);
  for (const [companyKey, keeper] of KEEPERS) {
    await withTransaction(scopeOf(actorOf(ids, keeper)), async (tx) => {
      if ((await findRuleRows(tx)).length > 0) return;
      const { preferredCurrency } = await getCachedSettings(tx);
      for (const rule of DEMO_MARGIN_RULES.filter((one) => one.companyKey === companyKey)) {
        const agentId = rule.agentKey === null ? undefined : ids.users.get(rule.agentKey);
        await insertRule(tx, formOf(rule, agentId === undefined ? [] : [agentId], day, preferredCurrency));
      }
    });
  }
}
