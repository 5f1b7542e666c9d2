import { indexMarginRules, type MarginRuleIndex } from "@kilolane/domain";
import { createCache } from "../../../db/cache.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { findRuleRows, keptRuleOf } from "./rule-row.ts";

/** A company's rules, sorted, with the currency of each one's least profit. */
export interface CompanyRules extends MarginRuleIndex {
  readonly currencies: ReadonlyMap<string, string>;
}

/** Every pricing asks for the rules; another node's change is seen after 2 s at the latest, one of this node at once. */
const cachedRules = createCache<string, CompanyRules>({
  ttlMs: 2000,
  maxEntries: 50_000,
  weightOf: ({ ordered }) => ordered.length + 1,
});

/** The margin rules of the caller's company. */
export function getMarginRules(tx: CompanyTransaction): Promise<CompanyRules> {
  return cachedRules.getOrLoad(tx, tx.scope.companyId, async () => {
    const rows = await findRuleRows(tx);
    return {
      ...indexMarginRules(rows.map(keptRuleOf)),
      currencies: new Map(rows.map(({ id, currency }) => [id, currency])),
    };
  });
}

/** To be called when a change of the company's rules has been committed. */
export function forgetMarginRules(tx: CompanyTransaction): void {
  cachedRules.delete(tx, tx.scope.companyId);
}
