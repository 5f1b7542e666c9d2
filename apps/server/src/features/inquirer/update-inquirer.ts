import type { Inquirer } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { createInquirerIn, getPresentedInquirer, requireKnownFields } from "./inquirer.ts";
import { findInquirer } from "./reads.ts";
import { type InquirerFields, updateInquirerRow } from "./writes.ts";

/** Which inquirer to update, and the version that the caller saw. */
export interface InquirerTarget {
  readonly id?: string | undefined;
  readonly version?: number | undefined;
}

/**
 * Creates an inquirer, or updates the one that `target` names if nobody changed it since.
 * @throws AppError validation (unknown-country, unknown-currency, version: required), not-found, version-conflict
 */
export function updateInquirer(
  scope: CompanyScope,
  fields: InquirerFields,
  target: InquirerTarget,
): Promise<Inquirer> {
  return withTransaction(scope, async (tx) => {
    await requireKnownFields(tx, fields);
    const id =
      target.id === undefined
        ? await createInquirerIn(tx, fields, null)
        : await updateInquirerIn(tx, fields, { id: target.id, version: target.version });
    return getPresentedInquirer(tx, id);
  });
}

async function updateInquirerIn(
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
