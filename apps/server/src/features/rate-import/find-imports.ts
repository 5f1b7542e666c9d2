import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentImport } from "./present/import.ts";
import { countImports, findImportRows, type ImportFilter, type Page } from "./reads/import.ts";

/** A page of the company's imports, the newest first. */
export async function findImports(scope: CompanyScope, { page, size, ...filter }: ImportFilter & Page) {
  return withTransaction(scope, async (tx) => {
    const rows = await findImportRows(tx, filter, { limit: size, offset: (page - 1) * size });
    return { content: rows.map(presentImport), total: await countImports(tx, filter) };
  });
}
