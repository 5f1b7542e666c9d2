import type { MarginRuleForm, RuleTrial } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import type { CompanyRules } from "../../margin/reads/cached-rules.ts";
import { findTriedRules } from "../../margin/rule-trial.ts";
import { findTrialVersions, type TrialVersion } from "../reads/trial-version.ts";
import { priceSummary } from "../request/pricing.ts";
import { findAppliedRules } from "../request/request-rules.ts";
import { sumTrial, type TriedQuotation } from "./trial-sums.ts";

const DAYS = 30;
const DAY_MS = 86_400_000;
/** Each is priced from what was stored with it: some milliseconds. */
const MOST_TRIED = 500;

/** A sent quotation with the rules over it: its main option, from the stored rates and by what was typed. */
async function tryQuotation(
  tx: CompanyTransaction,
  rules: CompanyRules,
  { content, requestId, quotationId, number, ...row }: TrialVersion,
): Promise<TriedQuotation | null> {
  const { from, to, request, pricedOn, pricing, options } = content;
  const main = options.find(({ quoteId }) => quoteId === row.decidedQuoteId) ?? options[0];
  if (main === undefined) return null;
  const ruled = await findAppliedRules(tx, rules, request, {
    origin: { airport: from.code, country: from.country },
    destination: { airport: to.code, country: to.country },
    agentId: may(row.makerRole, "worksAtForwarderDesk") ? row.makerId : null,
    clientUserId: request.clientUserId ?? row.clientUserId,
    on: pricedOn,
    airlineIds: [main.airline.id],
  });
  const { marginRules: _former, ...stored } = pricing;
  const task = { id: requestId, request, pricedOn, pricing: { ...stored, ...ruled } };
  const { options: priced } = await priceSummary(tx, task);
  const option = priced.find(({ quoteId }) => quoteId === main.quoteId);
  if (option === undefined) return null;
  return {
    quotationId,
    number,
    airline: main.airline.name,
    lane: `${from.code} – ${to.code}`,
    currency: main.currency,
    sellNow: main.sellTotal,
    sellThen: option.sellTotal,
    profitNow: main.profit,
    profitThen: option.profit,
    isBelowFloor: option.belowFloor && option.floorApproval === null,
  };
}

/**
 * What the quotations sent in the last 30 days would have earned with a rule among those in force; nothing is changed.
 * @throws AppError not-found, margin-rule-competes, currency-without-rate, validation
 */
export function getRuleTrial(
  scope: CompanyScope,
  { ruleId, ...typed }: MarginRuleForm & { readonly ruleId: string },
): Promise<RuleTrial> {
  return withTransaction(scope, async (tx) => {
    const rules = await findTriedRules(tx, typed, ruleId);
    const since = new Date(tx.now().getTime() - DAYS * DAY_MS);
    const found = await findTrialVersions(tx, since, MOST_TRIED + 1);
    const tried: TriedQuotation[] = [];
    for (const version of found.slice(0, MOST_TRIED)) {
      const one = await tryQuotation(tx, rules, version);
      if (one !== null) tried.push(one);
    }
    return { days: DAYS, isCut: found.length > MOST_TRIED, ...sumTrial(tried) };
  });
}
