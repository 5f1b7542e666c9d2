import type { MarginRule, MarginRuleForm, RulePlaceKind } from "@kilolane/contract";
import {
  findCompetingRule,
  type KeptMarginRule,
  parseCalendarDate,
  RATE_TYPES,
  REGIONS,
  type RulePlace,
  earliestDateOf,
} from "@kilolane/domain";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields } from "../../http/app-error.ts";
import { findAirport, isCountry } from "../place/reads/place.ts";
import { getCachedSettings } from "../settings/reads/cached-settings.ts";
import { presentRules } from "./present.ts";
import { areDeskMembers, isAirlineOfCompany, isClientOfCompany, isInquirer } from "./reads/known.ts";
import { findRuleRows, keptRuleOf } from "./reads/rule-row.ts";
import type { DatedForm } from "./writes.ts";

/** One rule of the company with its place among all. @throws AppError not-found */
export async function getPresentedRule(tx: CompanyTransaction, id: string): Promise<MarginRule> {
  const rule = presentRules(await findRuleRows(tx), tx.now()).find((entry) => entry.id === id);
  if (rule === undefined) throw new AppError("not-found");
  return rule;
}

/** A side of a lane in the domain's words. */
function placeOf(kind: RulePlaceKind, code: string): RulePlace | null {
  if (kind === "airport" || kind === "country") return { kind, code };
  const region = REGIONS.find((known) => known === code);
  return kind === "region" && region !== undefined ? { kind, code: region } : null;
}

/** When a form's rule counts. */
export function conditionsOf(
  form: Omit<MarginRuleForm, "validFrom" | "validTo">,
): KeptMarginRule["conditions"] {
  const { inquirerId, clientUserId } = form;
  return {
    client:
      inquirerId === ""
        ? clientUserId === ""
          ? null
          : { kind: "account", id: clientUserId }
        : { kind: "inquirer", id: inquirerId },
    origin: placeOf(form.originKind, form.originCode),
    destination: placeOf(form.destinationKind, form.destinationCode),
    airlineId: form.airlineId,
    rateType: RATE_TYPES.find((type) => type === form.rateType) ?? null,
    fromKg: form.fromKg || null,
    agentIds: form.agentIds,
  };
}

async function placeProblems(
  tx: CompanyTransaction,
  form: Pick<MarginRuleForm, "originKind" | "originCode" | "destinationKind" | "destinationCode">,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const side of ["origin", "destination"] as const) {
    const kind = form[`${side}Kind`];
    const code = form[`${side}Code`];
    const field = `${side}Code`;
    if (kind === "airport" && (await findAirport(tx, code)) === undefined)
      problems.push({ field, code: "unknown-airport" });
    if (kind === "country" && !(await isCountry(tx, code))) problems.push({ field, code: "unknown-country" });
  }
  return problems;
}

/** Codes in capitals; a region's word stays as it is. */
function codeOf(kind: RulePlaceKind, code: string): string {
  return kind === "airport" || kind === "country" ? code.toUpperCase() : code;
}

/**
 * A form that can be kept: everything it names is the company's or everybody's, and its days are known (from today, by
 * UTC, where none was given).
 * @param stored the rule that it changes, if it changes one
 * @throws AppError validation: unknown-inquirer, unknown, unknown-airport, unknown-country, before-start
 */
export async function requireSoundRule(
  tx: CompanyTransaction,
  typed: MarginRuleForm,
  stored?: Pick<MarginRule, "leastProfit" | "currency">,
): Promise<DatedForm> {
  const form = {
    ...typed,
    originCode: codeOf(typed.originKind, typed.originCode),
    destinationCode: codeOf(typed.destinationKind, typed.destinationCode),
  };
  const problems = await placeProblems(tx, form);
  if (form.inquirerId !== "" && !(await isInquirer(tx, form.inquirerId)))
    problems.push({ field: "inquirerId", code: "unknown-inquirer" });
  if (form.clientUserId !== "" && !(await isClientOfCompany(tx, form.clientUserId)))
    problems.push({ field: "clientUserId", code: "unknown" });
  if (!(await areDeskMembers(tx, form.agentIds))) problems.push({ field: "agentIds", code: "unknown" });
  if (form.airlineId !== null && !(await isAirlineOfCompany(tx, form.airlineId)))
    problems.push({ field: "airlineId", code: "unknown" });
  // A rule without a first day counts at once, also where it is still yesterday: days are those of the origin.
  const validFrom =
    form.validFrom === "" ? earliestDateOf(tx.now().getTime()) : parseCalendarDate(form.validFrom);
  const validTo = form.validTo === "" ? null : parseCalendarDate(form.validTo);
  if (validTo !== null && validTo < validFrom) problems.push({ field: "validTo", code: "before-start" });
  if (problems.length > 0) throw invalidFields(...problems);
  return { ...form, validFrom, validTo, currency: form.currency || (await findCurrencyOf(tx, stored)) };
}

/**
 * The currency of a least profit that names none. A stored amount keeps its own, whatever the company prefers by now:
 * under another currency's name it would be another amount.
 */
async function findCurrencyOf(
  tx: CompanyTransaction,
  stored: Pick<MarginRule, "leastProfit" | "currency"> | undefined,
): Promise<string> {
  if (stored !== undefined && stored.leastProfit !== "") return stored.currency;
  return (await getCachedSettings(tx)).preferredCurrency;
}

/** Refuses a rule that would leave open which of two counts. @throws AppError margin-rule-competes, with the other's name */
export async function refuseCompeting(tx: CompanyTransaction, id: string, form: DatedForm): Promise<void> {
  const others = (await findRuleRows(tx)).map(keptRuleOf);
  const conditions = conditionsOf(form);
  const { name, validFrom, validTo } = form;
  const other = findCompetingRule({ id, name, validFrom, validTo, conditions }, others);
  if (other === undefined) return;
  throw new AppError("margin-rule-competes", {
    fields: [{ field: "name", code: "rule-competes", values: { rule: other.name } }],
    extra: { rule: other.name, ruleId: other.id },
  });
}
