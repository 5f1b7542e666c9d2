import type { PricedRequest } from "@kilolane/contract";
import { isCurrency, parseDecimal, type CalendarDate } from "@kilolane/domain";
import { newId } from "../../../db/new-id.ts";
import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { AppError, type FieldProblem, invalidFields } from "../../../http/app-error.ts";
import { askedShipmentOf } from "../pricing/price-answer.ts";
import type { StoredAnswer } from "../reads/airline-answer.ts";
import type { StoredPricing } from "../reads/content.ts";
import { getRates, type LaneRate } from "../../rate/reads/pricing-lane.ts";
import type { OptionChange } from "../reads/option-change.ts";
import { findExchange } from "../../exchange/reads/pricing.ts";
import { getAirlines } from "../reads/reference.ts";
import type { RequestRow } from "../reads/request.ts";
import { type OptionEdit, storeMargin } from "./option-edit.ts";
import { type Detail, getPresentedRequest, pricerOf } from "./presented-request.ts";
import { getEnds, type PricedEnds } from "./pricing.ts";
import { findExchanges } from "./pricing-sources.ts";
import { findRulesWith } from "./request-rules.ts";
import { getRequestRow, updateRequestIn } from "./stored-request.ts";

/** An airline's answer as typed by the desk. */
export interface AirlineAnswer {
  readonly requestId: string;
  readonly airlineId: number;
  readonly currency: string;
  readonly ratePerKg: string | number;
  readonly minCharges?: string | number | null | undefined;
  readonly allInSurchargePerKg?: string | number | null | undefined;
  readonly transitDays?: number | null | undefined;
  readonly validUntil: CalendarDate;
  readonly margin?: OptionEdit["margin"] | undefined;
}

function parseAmounts(answer: AirlineAnswer) {
  const problems: FieldProblem[] = [];
  const parse = (field: "ratePerKg" | "minCharges" | "allInSurchargePerKg"): string | null => {
    const typed = answer[field];
    if (typed === null || typed === undefined || typed === "") {
      if (field === "ratePerKg") problems.push({ field, code: "required" });
      return null;
    }
    const parsed = parseDecimal(typed);
    if (parsed === null) problems.push({ field, code: "number" });
    else if (parsed.units < 0n) problems.push({ field, code: "negative" });
    else if (Number(parsed.toString()) > 99_999) problems.push({ field, code: "too-large" });
    return parsed?.toString() ?? null;
  };
  const amounts = {
    ratePerKg: parse("ratePerKg") ?? "0",
    minCharges: parse("minCharges"),
    allInSurchargePerKg: parse("allInSurchargePerKg"),
  };
  if (!isCurrency(answer.currency)) problems.push({ field: "currency", code: "unknown-currency" });
  return { amounts, problems };
}

/** The answer as it is stored. @throws AppError validation, currency-without-rate */
async function storeAnswer(
  tx: CompanyTransaction,
  row: RequestRow,
  answer: AirlineAnswer,
): Promise<StoredAnswer> {
  const { amounts, problems } = parseAmounts(answer);
  if (answer.validUntil < row.pricedOn) problems.push({ field: "validUntil", code: "past-date" });
  const airline = (await getAirlines(tx, [answer.airlineId])).get(answer.airlineId);
  const owner = airline?.ownerCompanyId ?? tx.scope.companyId;
  if (airline === undefined || owner !== tx.scope.companyId)
    problems.push({ field: "airlineId", code: "unknown" });
  if (problems.length > 0) throw invalidFields(...problems);
  const pair = { from: answer.currency, to: row.request.currency };
  if ((await findExchange(tx, pair, row.pricedOn)) === null) {
    throw new AppError("currency-without-rate", {
      fields: [{ field: "currency", code: "currency-without-rate" }],
    });
  }
  return {
    quoteId: newId(),
    airlineId: answer.airlineId,
    currency: answer.currency,
    ...amounts,
    transitDays: answer.transitDays ?? null,
    validUntil: answer.validUntil,
    askedFor: askedShipmentOf(row.request),
  };
}

/** The request's pricing with the answer, its exchange rate and the rules of its airline. @throws AppError as `storeAnswer` */
async function withAnswer(
  tx: CompanyTransaction,
  row: RequestRow,
  answer: AirlineAnswer,
  { rates, ends }: { readonly rates: readonly LaneRate[]; readonly ends: PricedEnds },
): Promise<StoredPricing> {
  const stored = await storeAnswer(tx, row, answer);
  const added = await findExchanges(tx, {
    request: row.request,
    on: row.pricedOn,
    rates: [],
    carriers: [],
    answers: [stored],
  });
  const known = new Set(row.pricing.exchange.map((exchange) => exchange.from));
  const change: OptionChange = answer.margin ? { margin: storeMargin(answer.margin, "margin") } : {};
  return {
    ...row.pricing,
    ...(await findRulesWith(tx, row, { ...ends, on: row.pricedOn }, { rates, answer: stored })),
    answers: [...row.pricing.answers, stored],
    exchange: [...row.pricing.exchange, ...added.filter((exchange) => !known.has(exchange.from))],
    changes: { ...row.pricing.changes, [stored.quoteId]: change },
  };
}

/**
 * Adds an option from an airline that was asked by phone or mail: the 'ask the airline' state ends in a price.
 * @throws AppError not-found, validation, currency-without-rate
 */
export function createAirlineAnswer(
  scope: CompanyScope,
  answer: AirlineAnswer,
  detail: Detail,
): Promise<PricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, answer.requestId, "lock");
    const known = {
      rates: await getRates(tx, row.pricing.lanes),
      ends: await getEnds(tx, row.request),
    };
    const pricing = await withAnswer(tx, row, answer, known);
    const model = await pricerOf(detail)(tx, { ...row, pricing }, known);
    const what = { airline_id: answer.airlineId };
    const update = { pricing, action: "request.airline-answer", detail: what };
    const written = await updateRequestIn(tx, row, update, model);
    return getPresentedRequest(tx, written.row, written.model);
  });
}
