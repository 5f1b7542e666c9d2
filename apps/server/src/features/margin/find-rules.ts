import { RULE_STATE_FILTERS, type RuleStateFilter } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getCachedSettings } from "../settings/reads/cached-settings.ts";
import { findFilteredRules, isInState, type RuleSearch } from "./rule-search.ts";

/** A page of the rules in the order in which they count, narrowed by words, state and condition. */
export function findRules(
  scope: CompanyScope,
  { page, size, ...search }: RuleSearch & { readonly page: number; readonly size: number },
) {
  return withTransaction(scope, async (tx) => {
    const any = await findFilteredRules(tx, { ...search, state: "all" });
    const found = any.filter((rule) => isInState(rule, search.state));
    const { preferredCurrency: currency } = await getCachedSettings(tx);
    const countOf = (state: RuleStateFilter) => any.filter((rule) => isInState(rule, state)).length;
    const [all, live, future, ended] = RULE_STATE_FILTERS;
    return {
      content: found.slice((page - 1) * size, page * size),
      total: found.length,
      counts: { all: countOf(all), live: countOf(live), future: countOf(future), ended: countOf(ended) },
      currency,
    };
  });
}
