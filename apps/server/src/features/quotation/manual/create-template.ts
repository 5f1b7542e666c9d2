import type { ManualLine, ManualTemplate } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { insertTemplate } from "../writes/template.ts";
import { requireManualAllowed } from "./manual-request.ts";
import { requireFreeName, storeLines, templateOf } from "./template.ts";

/** Keeps typed lines under a name. @throws AppError manual-quotations-off, validation where the name is taken */
export function createTemplate(
  scope: CompanyScope,
  { name, lines }: { readonly name: string; readonly lines: readonly ManualLine[] },
): Promise<ManualTemplate> {
  return withTransaction(scope, async (tx) => {
    await requireManualAllowed(tx);
    await requireFreeName(tx, name, null);
    return templateOf(await insertTemplate(tx, { name, lines: storeLines(lines) }));
  });
}
