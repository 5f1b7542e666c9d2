import type { AssignmentRule, AssignmentRuleForm } from "@kilolane/contract";
import { findSameAssignment, REGIONS, type RulePlace } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields } from "../../../http/app-error.ts";
import { findAirport, isCountry } from "../../place/reads/place.ts";
import { presentAssignmentRules } from "../present/assignment.ts";
import { assignmentRuleOf, findAssignmentRows, findDeskIds } from "../reads/assignment.ts";
import { isClientUser } from "../reads/request.ts";

/** One rule of the company with its place among all. @throws AppError not-found */
export async function getPresentedAssignment(tx: CompanyTransaction, id: string): Promise<AssignmentRule> {
  const rule = presentAssignmentRules(await findAssignmentRows(tx)).find((entry) => entry.id === id);
  if (rule === undefined) throw new AppError("not-found");
  return rule;
}

function placeOf(kind: AssignmentRuleForm["originKind"], code: string): RulePlace | null {
  if (kind === "airport" || kind === "country") return { kind, code };
  const region = REGIONS.find((known) => known === code);
  return kind === "region" && region !== undefined ? { kind, code: region } : null;
}

async function placeProblems(tx: CompanyTransaction, form: AssignmentRuleForm): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const side of ["origin", "destination"] as const) {
    const kind = form[`${side}Kind`];
    const field = `${side}Code`;
    const code = form[`${side}Code`];
    if (kind === "airport" && (await findAirport(tx, code)) === undefined)
      problems.push({ field, code: "unknown-airport" });
    if (kind === "country" && !(await isCountry(tx, code))) problems.push({ field, code: "unknown-country" });
  }
  return problems;
}

const codeOf = (kind: AssignmentRuleForm["originKind"], code: string) =>
  kind === "region" ? code : code.toUpperCase();

/** Codes of airports and countries in capitals; a region's word stays as it is. */
function inCapitals(typed: AssignmentRuleForm): AssignmentRuleForm {
  return {
    ...typed,
    originCode: codeOf(typed.originKind, typed.originCode),
    destinationCode: codeOf(typed.destinationKind, typed.destinationCode),
    assigneeIds: [...new Set(typed.assigneeIds)],
  };
}

/**
 * A form that can be kept as the rule of that id (empty: a new one): everybody it names is the company's, its places
 * are known, and no other rule has the same conditions.
 * @throws AppError validation: unknown, unknown-airport, unknown-country, same-rule
 */
export async function requireSoundAssignment(
  tx: CompanyTransaction,
  id: string,
  typed: AssignmentRuleForm,
): Promise<AssignmentRuleForm> {
  const form = inCapitals(typed);
  const problems = await placeProblems(tx, form);
  if (form.clientUserId !== "" && !(await isClientUser(tx, form.clientUserId)))
    problems.push({ field: "clientUserId", code: "unknown" });
  const desk = await findDeskIds(tx, form.assigneeIds);
  if (form.assigneeIds.some((userId) => !desk.has(userId)))
    problems.push({ field: "assigneeIds", code: "unknown" });
  if (problems.length > 0) throw invalidFields(...problems);
  const conditions = {
    clientId: form.clientUserId || null,
    origin: placeOf(form.originKind, form.originCode),
    destination: placeOf(form.destinationKind, form.destinationCode),
  };
  const others = (await findAssignmentRows(tx)).map(assignmentRuleOf);
  const same = findSameAssignment({ id, conditions }, others);
  if (same !== undefined)
    throw invalidFields({ field: "name", code: "same-rule", values: { rule: same.name } });
  return form;
}
