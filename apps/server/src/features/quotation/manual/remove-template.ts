import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { deleteTemplate } from "../writes/template.ts";
import { requireManualAllowed } from "./manual-request.ts";
import { getTemplate } from "./template.ts";

/** Takes a template away. @throws AppError manual-quotations-off, not-found, version-conflict */
export function removeTemplate(scope: CompanyScope, id: string, version: number): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    await requireManualAllowed(tx);
    await deleteTemplate(tx, await getTemplate(tx, id, version));
    return { id };
  });
}
