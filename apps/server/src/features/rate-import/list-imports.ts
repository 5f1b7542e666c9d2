import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findSetChanges } from "../rate/reads/set-change.ts";
import { loadReasons, presentBadRow, presentChange } from "./present/finding.ts";
import { presentImport, presentImportDetail } from "./present.ts";
import { findBadRows } from "./reads/finding.ts";
import { countImports, findImports, getImport, type ImportFilter, type Page } from "./reads/import.ts";

/** A page of the company's imports, the newest first. */
export async function listImports(scope: CompanyScope, { page, size, ...filter }: ImportFilter & Page) {
  return withTransaction(scope, async (tx) => {
    const rows = await findImports(tx, filter, { limit: size, offset: (page - 1) * size });
    return { content: rows.map(presentImport), total: await countImports(tx, filter) };
  });
}

/** One import with its first rows and mapping. @throws AppError not-found */
export async function getImportDetail(scope: CompanyScope, id: string) {
  return presentImportDetail(await withTransaction(scope, (tx) => getImport(tx, id)));
}

/** The lines that are not good, in the caller's language. @throws AppError not-found */
export async function listProblems(
  scope: CompanyScope,
  id: string,
  filter: Page & { readonly code?: string | undefined },
) {
  const explain = await loadReasons(scope.locale);
  const { rows, total, reasons } = await withTransaction(scope, async (tx) => {
    await getImport(tx, id);
    return findBadRows(tx, id, filter);
  });
  return {
    content: rows.map((row) => presentBadRow(row, explain)),
    total,
    reasons: reasons.map((reason) => ({ ...reason, message: explain(reason.code, "…") })),
  };
}

/** What the import changes, a page of one kind. @throws AppError not-found; state-conflict before the dry run is done */
export async function listChanges(
  scope: CompanyScope,
  id: string,
  filter: Page & { readonly kind: "added" | "changed" | "ended" },
) {
  const { rows, total } = await withTransaction(scope, async (tx) => {
    const record = await getImport(tx, id);
    if (record.set_id === null || record.changes === null) throw new AppError("state-conflict");
    return findSetChanges(tx, { ...filter, setId: record.set_id });
  });
  return { content: rows.map((row) => presentChange(row, filter.kind)), total };
}
