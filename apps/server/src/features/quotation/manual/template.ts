import type { ManualLine, ManualTemplate } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields } from "../../../http/app-error.ts";
import type { StoredManualLine } from "../reads/manual-content.ts";
import { findTemplate, isTemplateName, type TemplateRow } from "../reads/template.ts";

/** Typed lines as they are stored. */
export function storeLines(lines: readonly ManualLine[]): StoredManualLine[] {
  return lines.map((line) => ({ ...line, quantity: line.quantity ?? null }));
}

/** A template as the desk reads it. */
export function templateOf({ id, name, version, lines }: TemplateRow): ManualTemplate {
  return { id, name, version, lines: lines.map((line) => ({ ...line })) };
}

/** A template of the company, as the caller saw it. @throws AppError not-found, version-conflict */
export async function getTemplate(tx: CompanyTransaction, id: string, seen: number): Promise<TemplateRow> {
  const row = await findTemplate(tx, id);
  if (row === undefined) throw new AppError("not-found");
  if (row.version !== seen) throw new AppError("version-conflict", { currentVersion: row.version });
  return row;
}

/** Refuses a name that another template has. @throws AppError validation */
export async function requireFreeName(tx: CompanyTransaction, name: string, except: string | null) {
  if (await isTemplateName(tx, name, except)) throw invalidFields({ field: "name", code: "name-taken" });
}
