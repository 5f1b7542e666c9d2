import type { Inquirer } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { createInquirerIn, getPresentedInquirer, requireKnownFields } from "./inquirer.ts";
import type { InquirerFields } from "./writes.ts";

/**
 * Saves changed fields as a new inquirer; the one that they came from stays as it was.
 * @throws AppError validation (unknown-country, unknown-currency), not-found
 */
export function createInquirerCopy(
  scope: CompanyScope,
  fields: InquirerFields,
  sourceId: string | undefined,
): Promise<Inquirer> {
  return withTransaction(scope, async (tx) => {
    await requireKnownFields(tx, fields);
    if (sourceId !== undefined) await getPresentedInquirer(tx, sourceId);
    return getPresentedInquirer(tx, await createInquirerIn(tx, fields, sourceId ?? null));
  });
}
