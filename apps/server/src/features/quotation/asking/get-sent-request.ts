import type { SentRequestDetail } from "@kilolane/contract";
import { utcDateOf } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { findPlatformExchange } from "../../exchange/reads/pricing.ts";
import { loadLineNames } from "../present/line-name.ts";
import { type Answer, type CommonRate, presentSentDetail } from "../present/sent-request.ts";
import { type AskedRow, findAskedRows, findSent } from "../reads/asked.ts";
import { findShownParts } from "../reads/mail.ts";
import { findQuotation } from "../reads/quotation.ts";
import { getCachedAirport } from "../reads/reference.ts";
import { actAsGuest, actForAsker } from "./asked-scope.ts";

/** What of a forwarder's quotation was sent to the caller. */
async function findAnswer(scope: CompanyScope, asked: AskedRow): Promise<Answer> {
  const { quotationId, answeredAt } = asked;
  const nothing = { asked, quotation: null, show: { airline: true, remarks: true } };
  if (quotationId === null || answeredAt === null) return nothing;
  const house = asked.companyId === scope.companyId ? scope : actAsGuest(scope, asked.companyId);
  return withTransaction(house, async (tx) => {
    const visibility = { kind: "client", userId: scope.userId } as const;
    const quotation = await findQuotation(tx, visibility, quotationId, { side: "client" });
    if (quotation === undefined) return nothing;
    return { asked, quotation, show: await findShownParts(tx, quotationId) };
  });
}

/** What one unit of each other currency is in the common one, by the platform's rates: nobody's buffer is in them. */
async function findCommonRates(tx: CompanyTransaction, answers: readonly Answer[], to: string) {
  const found = new Map<string, CommonRate>();
  const currencies = new Set(answers.map(({ quotation }) => quotation?.content.currency ?? to));
  currencies.delete(to);
  for (const from of currencies) {
    const rate = await findPlatformExchange(tx, { from, to }, utcDateOf(tx.now().getTime()));
    if (rate !== null) found.set(from, { from, rate: rate.rate, asOf: rate.asOf });
  }
  return found;
}

/** One sent request with the quotations that answer it, compared on equal terms. @throws AppError not-found */
export async function getSentRequest(scope: CompanyScope, id: string): Promise<SentRequestDetail> {
  const { row, asked } = await withTransaction(actForAsker(scope), async (tx) => ({
    row: await findSent(tx, scope, id),
    asked: await findAskedRows(tx, scope, [id]),
  }));
  if (row === undefined) throw new AppError("not-found");
  const answers: Answer[] = [];
  for (const one of asked) answers.push(await findAnswer(scope, one));
  return withTransaction(scope, async (tx) => {
    const from = await getCachedAirport(tx, row.request.origin);
    const to = await getCachedAirport(tx, row.request.destination);
    if (from === undefined || to === undefined) throw new Error("the lane's airports are unknown");
    return presentSentDetail({
      row,
      answers,
      places: { from, to },
      rates: await findCommonRates(tx, answers, row.request.currency),
      names: await loadLineNames(scope.locale),
      now: tx.now(),
    });
  });
}
