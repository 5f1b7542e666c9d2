import type { Inquirer } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields, type FieldProblem } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCurrency, isCountry } from "../place/reads.ts";
import { presentInquirer } from "./present.ts";
import { findInquirer } from "./reads.ts";
import { insertInquirer, updateInquirerRow, type InquirerFields } from "./writes.ts";

/** Which inquirer to update, and the version that the caller saw. */
export interface InquirerTarget {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
}

/**
 * Creates an inquirer, or updates the one that `target` names if nobody changed it since.
 * @throws AppError validation (unknown-country, unknown-currency, version: required), not-found, version-conflict
 */
export function saveInquirer(
  scope: CompanyScope,
  fields: InquirerFields,
  target: InquirerTarget,
): Promise<Inquirer> {
  return withTransaction(scope, async (tx) => {
    await checkFields(tx, fields);
    const id =
      target.id === undefined
        ? await createInquirer(tx, fields, null)
        : await updateInquirer(tx, fields, { id: target.id, version: target.version });
    return getInquirer(tx, id);
  });
}

/**
 * Saves changed fields as a new inquirer; the one that they came from stays as it was.
 * @throws AppError validation (unknown-country, unknown-currency), not-found
 */
export function saveInquirerAsNew(
  scope: CompanyScope,
  fields: InquirerFields,
  sourceId: string | undefined,
): Promise<Inquirer> {
  return withTransaction(scope, async (tx) => {
    await checkFields(tx, fields);
    if (sourceId !== undefined) await getInquirer(tx, sourceId);
    return getInquirer(tx, await createInquirer(tx, fields, sourceId ?? null));
  });
}

/** One inquirer of the company. @throws AppError not-found */
export async function getInquirer(tx: CompanyTransaction, id: string): Promise<Inquirer> {
  const row = await findInquirer(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentInquirer(row);
}

async function createInquirer(
  tx: CompanyTransaction,
  fields: InquirerFields,
  copiedFrom: string | null,
): Promise<string> {
  const id = await insertInquirer(tx, fields);
  await recordAuditIn(tx, {
    action: "inquirer.created",
    subjectKind: "inquirer",
    subjectId: id,
    detail: { copiedFrom },
  });
  return id;
}

async function updateInquirer(
  tx: CompanyTransaction,
  fields: InquirerFields,
  target: { readonly id: string; readonly version: number | undefined },
): Promise<string> {
  const { id, version } = target;
  if (version === undefined) throw invalidFields({ field: "version", code: "required" });
  if (!(await updateInquirerRow(tx, { id, version }, fields))) {
    const current = await findInquirer(tx, id);
    if (current === undefined) throw new AppError("not-found");
    throw new AppError("version-conflict", { currentVersion: current.version });
  }
  await recordAuditIn(tx, {
    action: "inquirer.updated",
    subjectKind: "inquirer",
    subjectId: id,
    detail: { version: version + 1 },
  });
  return id;
}

async function checkFields(tx: CompanyTransaction, fields: InquirerFields): Promise<void> {
  const problems: FieldProblem[] = [];
  if (!(await isCountry(tx, fields.countryCode))) {
    problems.push({ field: "country", code: "unknown-country" });
  }
  if ((await findCurrency(tx, fields.currency)) === undefined) {
    problems.push({ field: "currency", code: "unknown-currency" });
  }
  if (problems.length > 0) throw invalidFields(...problems);
}
