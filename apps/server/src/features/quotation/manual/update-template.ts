import type { ManualLine, ManualTemplate } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { updateTemplate as writeTemplate } from "../writes/template.ts";
import { requireManualAllowed } from "./manual-request.ts";
import { getTemplate, requireFreeName, storeLines, templateOf } from "./template.ts";

interface TemplateChange {
  readonly version: number;
  readonly name: string;
  readonly lines?: readonly ManualLine[] | undefined;
}

/** Gives a template another name, or other lines. @throws AppError manual-quotations-off, not-found, version-conflict, validation */
export function updateTemplate(
  scope: CompanyScope,
  id: string,
  { version, name, lines }: TemplateChange,
): Promise<ManualTemplate> {
  return withTransaction(scope, async (tx) => {
    await requireManualAllowed(tx);
    const row = await getTemplate(tx, id, version);
    await requireFreeName(tx, name, id);
    const next = { name, lines: lines === undefined ? row.lines : storeLines(lines) };
    return templateOf(await writeTemplate(tx, id, next));
  });
}
