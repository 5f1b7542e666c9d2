import type { Inquirer } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCurrency, isCountry } from "../place/reads/place.ts";
import { presentInquirer } from "./present.ts";
import { findInquirer } from "./reads.ts";
import { type InquirerFields, insertInquirer } from "./writes.ts";

/** One inquirer of the company. @throws AppError not-found */
export async function getPresentedInquirer(tx: CompanyTransaction, id: string): Promise<Inquirer> {
  const row = await findInquirer(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentInquirer(row);
}

export async function createInquirerIn(
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

export async function requireKnownFields(tx: CompanyTransaction, fields: InquirerFields): Promise<void> {
  const problems: FieldProblem[] = [];
  if (!(await isCountry(tx, fields.countryCode))) {
    problems.push({ field: "country", code: "unknown-country" });
  }
  if ((await findCurrency(tx, fields.currency)) === undefined) {
    problems.push({ field: "currency", code: "unknown-currency" });
  }
  if (problems.length > 0) throw invalidFields(...problems);
}
