import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findVersionRows } from "./reads/rule-version.ts";
import { getPresentedRule } from "./rule.ts";

/** What a rule said in each version, the newest first. @throws AppError not-found */
export function findRuleVersions(scope: CompanyScope, id: string) {
  return withTransaction(scope, async (tx) => {
    await getPresentedRule(tx, id);
    const rows = await findVersionRows(tx, id);
    return {
      content: rows.map(({ version, savedAt, savedBy, content }) => ({
        version,
        savedAt: savedAt.toISOString(),
        savedBy,
        rule: content,
      })),
    };
  });
}
