import type { ManualTemplate } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findTemplates as findRows } from "../reads/template.ts";
import { templateOf } from "./template.ts";

/** The company's templates of typed lines. */
export async function findTemplates(scope: CompanyScope): Promise<ManualTemplate[]> {
  return (await withTransaction(scope, (tx) => findRows(tx))).map(templateOf);
}
