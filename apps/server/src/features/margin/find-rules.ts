import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getCachedSettings } from "../settings/reads/cached-settings.ts";
import { presentRules } from "./present.ts";
import { findRuleRows } from "./reads/rule-row.ts";

/** A page of the rules in the order in which they count; words narrow them by name, client, airline, agent and lane. */
export function findRules(
  scope: CompanyScope,
  { search, page, size }: { readonly search: string; readonly page: number; readonly size: number },
) {
  return withTransaction(scope, async (tx) => {
    const words = search.toLowerCase().split(/\s+/u);
    const found = presentRules(await findRuleRows(tx), tx.now()).filter((rule) => {
      const { name, clientName, airlineName, agentName, originCode, destinationCode } = rule;
      const text = [name, clientName, airlineName, agentName, originCode, destinationCode]
        .join(" ")
        .toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const { preferredCurrency: currency } = await getCachedSettings(tx);
    return { content: found.slice((page - 1) * size, page * size), total: found.length, currency };
  });
}
