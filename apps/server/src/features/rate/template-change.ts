import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { insertTemplate, type TemplateChange, updateTemplate } from "./writes/template.ts";

export async function updateTemplateIn<List extends { readonly version: number }>(
  tx: CompanyTransaction,
  choice: TemplateChange,
  version: number | undefined,
  find: () => Promise<List | undefined>,
): Promise<List> {
  const isNew = version === undefined || version === 0;
  const isSaved = isNew ? await insertTemplate(tx, choice) : await updateTemplate(tx, choice, version);
  const list = await find();
  if (list === undefined) throw new Error("the list is gone");
  if (!isSaved) {
    if (version === undefined) throw new AppError("state-conflict");
    throw new AppError("version-conflict", { currentVersion: list.version });
  }
  const { template, airlineId, name } = choice;
  const subject = { subjectKind: "airline", subjectId: String(airlineId) };
  await recordAuditIn(tx, { action: `${template}.saved`, ...subject, detail: { name } });
  return list;
}
