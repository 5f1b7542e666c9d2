import type { ManualEntry, QuotationForm } from "@kilolane/contract";
import { type CalendarDate, isCurrency } from "@kilolane/domain";
import { randomUUID } from "node:crypto";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, type FieldProblem } from "../../../http/app-error.ts";
import { findExchange } from "../../exchange/reads/pricing.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import { mayWriteManual } from "../policy.ts";
import type { StoredExchange, StoredPricing, VersionContent } from "../reads/content.ts";
import type { StoredAirline, StoredManual } from "../reads/manual-content.ts";
import { getAirlines, getSettings } from "../reads/reference.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { parseForm } from "../reads/request-form.ts";
import { findClientId } from "../request/client.ts";
import { findPlaces } from "../request/places.ts";
import { storedTerms } from "../request/pricing-sources.ts";
import { findRules } from "../request/request-rules.ts";
import { storeLines } from "./template.ts";

/** What is typed of a manual quotation: the shipment, and the lines it sells at. */
export interface TypedQuotation {
  readonly form: QuotationForm;
  readonly manual: ManualEntry;
  /** the inquirer, where another one than the form's is named */
  readonly inquirerId?: string | null | undefined;
}

/** The same, checked, with everything that its prices are worked out from. */
export interface ManualRequest {
  readonly request: StoredRequest;
  readonly pricing: StoredPricing;
  /** calendar date at the place of origin */
  readonly pricedOn: CalendarDate;
  readonly clientUserId: string | null;
}

/** Refuses a caller whom the company does not let write manual quotations. @throws AppError manual-quotations-off */
export async function requireManualAllowed(tx: CompanyTransaction): Promise<CompanySettings> {
  const settings = await getSettings(tx);
  if (!mayWriteManual(tx.scope, settings)) throw new AppError("manual-quotations-off");
  return settings;
}

/** Names the fields of a refusal as the request has them: the shipment is its `form`. */
async function inForm<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.detail.fields === undefined) throw error;
    const fields = error.detail.fields.map((problem) => ({ ...problem, field: `form.${problem.field}` }));
    throw new AppError(error.code, { ...error.detail, fields });
  }
}

/** An airline that everybody may name, or the company's own. */
async function findAirline(
  tx: CompanyTransaction,
  id: number | null | undefined,
): Promise<StoredAirline | null | undefined> {
  if (id === null || id === undefined) return null;
  const airline = (await getAirlines(tx, [id])).get(id);
  const isKnown =
    airline !== undefined &&
    airline.isActive &&
    (airline.ownerCompanyId === null || airline.ownerCompanyId === tx.scope.companyId);
  if (!isKnown) return undefined;
  const { iata, name, awbPrefix } = airline;
  return { id, iata, name, awbPrefix };
}

/** The exchange rates of the lines, one a currency, as they are kept with the quotation; and what has none. */
async function findExchanges(
  tx: CompanyTransaction,
  lines: ManualEntry["lines"],
  to: string,
  on: CalendarDate,
): Promise<{ found: StoredExchange[]; problems: FieldProblem[] }> {
  const found = new Map<string, StoredExchange>();
  const problems: FieldProblem[] = [];
  for (const [index, { currency }] of lines.entries()) {
    if (currency === to || found.has(currency)) continue;
    const field = `manual.lines.${index}.currency`;
    const exchange = isCurrency(currency) ? await findExchange(tx, { from: currency, to }, on) : null;
    if (exchange !== null) found.set(currency, exchange);
    else problems.push({ field, code: isCurrency(currency) ? "currency-without-rate" : "unknown-currency" });
  }
  return { found: [...found.values()], problems };
}

function storeManual(
  { manual }: TypedQuotation,
  airline: StoredAirline | null,
  quoteId: string | undefined,
): StoredManual {
  return {
    quoteId: quoteId ?? randomUUID(),
    airline,
    serviceLevel: manual.serviceLevel,
    aircraft: manual.aircraft,
    transitDays: manual.transitDays ?? null,
    validUntil: manual.validUntil,
    lines: storeLines(manual.lines),
  };
}

/**
 * Checks what was typed and collects what its prices are worked out from. All refusals of the lines come at once.
 * @param former the quotation as it was before: its option keeps its id, and its approvals
 * @throws AppError manual-quotations-off, validation, currency-without-rate
 */
export async function findManualRequest(
  tx: CompanyTransaction,
  typed: TypedQuotation,
  former?: Pick<VersionContent, "pricing" | "inquirer">,
): Promise<ManualRequest> {
  const settings = await requireManualAllowed(tx);
  const request = parseForm(typed.form);
  const places = await inForm(() => findPlaces(tx, request, tx.now()));
  const clientUserId = await inForm(() => findClientId(tx, request));
  const { found, problems } = await findExchanges(tx, typed.manual.lines, request.currency, places.on);
  const airline = await findAirline(tx, typed.manual.airlineId);
  if (airline === undefined) problems.push({ field: "manual.airlineId", code: "unknown" });
  if (typed.manual.validUntil < places.on) problems.push({ field: "manual.validUntil", code: "past-date" });
  if (problems.length > 0) throw new AppError("validation", { fields: problems });
  const manual = storeManual(typed, airline ?? null, former?.pricing.manual?.quoteId);
  const inquirerId = typed.inquirerId ?? request.inquirerId ?? former?.inquirer.id ?? null;
  const rules = await findRules(tx, { ...request, inquirerId }, places, {
    rates: [],
    answers: airline ? [{ airlineId: airline.id }] : [],
  });
  const pricing: StoredPricing = {
    lanes: [],
    quoteIds: [],
    answers: [],
    exchange: found,
    ...storedTerms(settings),
    ...rules,
    carriers: [],
    chosenTrucking: {},
    changes: former?.pricing.changes ?? {},
    chosenQuoteIds: [manual.quoteId],
    manual,
    results: [],
  };
  return { request, pricing, pricedOn: places.on, clientUserId };
}
