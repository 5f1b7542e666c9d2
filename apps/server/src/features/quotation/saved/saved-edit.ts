import type { QuotationDetail, QuotationForm } from "@kilolane/contract";
import { calendarDateIn, type CalendarDate } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { approveFloor } from "../policy.ts";
import { parseForm } from "../reads/request-form.ts";
import { keptAnswers } from "../pricing/price-answer.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import type { StoredOption, StoredPricing, VersionContent } from "../reads/content.ts";
import { getSettings } from "../reads/reference.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { carryPricingIn } from "../request/carried-pricing.ts";
import { findClientId } from "../request/client.ts";
import { type OptionEdit, priceEdited, withEdits, findKeptPrices } from "../request/option-edit.ts";
import { findPlaces } from "../request/places.ts";
import { findPricing } from "../request/pricing-sources.ts";
import { updateQuotationContent } from "../writes/quotation.ts";
import { addressedTo, findChangedAddressee, readdress } from "./addressee.ts";
import { findUsdExchange, getListFigures } from "./figures.ts";
import { changedRow, opensNewVersion, recordApprovalsIn, recordEditIn, requireSeen } from "./saved-change.ts";
import { getPresentedQuotation, getQuotationRow, needsApproval } from "./stored-quotation.ts";
import { createContent } from "./version.ts";

export interface SavedEdit {
  readonly quotation_id: string;
  readonly version: number;
  readonly lockVersion: number;
  readonly options: readonly OptionEdit[];
  readonly dropQuoteIds?: readonly string[] | undefined;
  readonly form?: QuotationForm | undefined;
  readonly reprice?: boolean | undefined;
  readonly reason?: string | undefined;
}

interface Priced {
  readonly request: StoredRequest;
  readonly pricedOn: CalendarDate;
  readonly pricing: StoredPricing;
}

/** Goods whose ready date has passed are ready today: a former request is priced again, not typed again. */
function notBefore(request: StoredRequest, today: CalendarDate): StoredRequest {
  return request.readyDate < today ? { ...request, readyDate: today } : request;
}

/** What the options are priced from: what the version was, or today's rates when the input changed. */
async function findEditInputs(
  tx: CompanyTransaction,
  { requestId, content }: QuotationRow,
  edit: SavedEdit,
  changed: StoredRequest | null,
): Promise<Priced> {
  if (changed === null && edit.reprice !== true) {
    return { request: content.request, pricedOn: content.pricedOn, pricing: content.pricing };
  }
  const now = tx.now();
  const request = changed ?? notBefore(content.request, calendarDateIn(content.from.timeZone, now.getTime()));
  const places = await findPlaces(tx, request, now, content.request);
  const kept = { ...content.pricing, answers: keptAnswers(content.pricing, content.request) };
  const found = await findPricing(tx, request, places, { kept });
  const next = { id: requestId, request, pricing: found.pricing, pricedOn: places.on };
  const former = { id: requestId, ...content };
  const pricing = await carryPricingIn(tx, { former, next, rates: found.rates });
  return { request, pricedOn: places.on, pricing };
}

/** Whom the priced version is for. The validity that the desk gave the former prices is not that of today's. */
async function findEditAddressee(
  tx: CompanyTransaction,
  row: QuotationRow,
  request: StoredRequest,
  changed: StoredRequest | null,
) {
  const { content } = row;
  const inquirerId = request.inquirerId ?? content.inquirer.id;
  const addressee = await findChangedAddressee(tx, row, { inquirerId, clientUserId: changed?.clientUserId });
  const { party, clientUserId } = addressee;
  const isReaddressed = inquirerId !== content.inquirer.id || clientUserId !== row.clientUserId;
  const { validUntil: _former, ...amended } = (isReaddressed ? readdress(content) : content.amended) ?? {};
  return { request: addressedTo(request, addressee), party, amended, clientUserId };
}

function remainingOptions(
  options: readonly StoredOption[],
  content: VersionContent,
  edit: SavedEdit,
): StoredOption[] {
  const dropped = new Set(edit.dropQuoteIds ?? []);
  const wanted = content.options.map((option) => option.quoteId).filter((quoteId) => !dropped.has(quoteId));
  const kept = wanted.flatMap((quoteId) => options.filter((option) => option.quoteId === quoteId));
  if (kept.length > 0) return kept;
  // none of the old rates is there any more: the best of today takes their place, unless all were dropped on purpose
  const [best] = options;
  if (wanted.length === 0 || best === undefined) throw new AppError("no-option-chosen");
  return [best];
}

/**
 * Changes prices and lines: of a draft in place, of a sent one as version n + 1 (product.md §8).
 * @throws AppError not-found, version-conflict, state-conflict, below-margin-floor, no-option-chosen, validation
 */
export async function editSavedIn(tx: CompanyTransaction, edit: SavedEdit): Promise<QuotationDetail> {
  const row = await getQuotationRow(tx, edit.quotation_id, { lock: true });
  // typed lines are changed by the calls of manual quotations alone
  if (row.content.pricing.manual !== undefined) throw new AppError("state-conflict");
  requireSeen(row, edit);
  const isNewVersion = opensNewVersion(row);
  const version = isNewVersion ? row.version + 1 : row.version;
  const changed = edit.form === undefined ? null : parseForm(edit.form);
  if (changed !== null) await findClientId(tx, changed);
  const { request, pricedOn, pricing } = await findEditInputs(tx, row, edit, changed);
  const task = { id: row.requestId, request, pricedOn };
  const asked = edit.options.map((option) => ({ ...option, reason: option.reason ?? edit.reason }));
  const edits = await findKeptPrices(tx, { ...task, pricing }, asked);
  const edited = await priceEdited(tx, task, withEdits(pricing, edits, request.currency), edits, "full");
  const options = approveOptionsIn(
    tx,
    remainingOptions(edited.model.options, row.content, edit),
    edit.reason,
  );
  const settings = await getSettings(tx);
  const isRepriced = changed !== null || edit.reprice === true;
  const { clientUserId, ...addressed } = isRepriced
    ? await findEditAddressee(tx, row, request, changed)
    : { request, party: row.content.inquirer, amended: row.content.amended, clientUserId: row.clientUserId };
  const created = createContent({
    ...row.content,
    ...addressed,
    pricedOn,
    from: edited.model.from,
    to: edited.model.to,
    options,
    carriers: edited.model.carriers,
    pricing: withApprovals(edited.pricing, options),
    usdExchange: await findUsdExchange(tx, { currency: request.currency, pricedOn }, row.content),
    validityDays: settings.validityDays,
  });
  const content = isRepriced ? created : { ...created, validUntil: row.content.validUntil };
  await updateQuotationContent(tx, {
    ...changedRow(row, { version, isNewVersion }),
    clientUserId,
    content,
    figures: await getListFigures(tx, content),
  });
  await recordEditIn(tx, row, content, version);
  return getPresentedQuotation(tx, row.id);
}

/** The caller's approval for whatever is below the floor now. @throws AppError below-margin-floor, validation */
function approveOptionsIn(
  tx: CompanyTransaction,
  options: readonly StoredOption[],
  reason: string | undefined,
): StoredOption[] {
  return options.map((option) =>
    needsApproval(option)
      ? { ...option, floorApproval: approveFloor(tx.scope, option, reason, tx.now()) }
      : option,
  );
}

/** The pricing with the approvals of its options, which a later version begins with. */
function withApprovals(pricing: StoredPricing, options: readonly StoredOption[]): StoredPricing {
  const changes = { ...pricing.changes };
  for (const { quoteId, floorApproval } of options) {
    if (floorApproval !== null) changes[quoteId] = { ...changes[quoteId], floorApproval };
  }
  return { ...pricing, changes };
}

/**
 * Gives the typed lines of a draft the leave to be sold as they are.
 * @throws AppError state-conflict where it is no draft any more; below-margin-floor, validation
 */
export async function approveTypedIn(
  tx: CompanyTransaction,
  row: QuotationRow,
  reason: string,
): Promise<void> {
  if (opensNewVersion(row)) throw new AppError("state-conflict");
  const { id, version, clientUserId } = row;
  const options = approveOptionsIn(tx, row.content.options, reason);
  const pricing = withApprovals(row.content.pricing, options);
  const content: VersionContent = { ...row.content, options, pricing };
  await updateQuotationContent(tx, {
    ...changedRow(row, { version, isNewVersion: false }),
    clientUserId,
    content,
    figures: await getListFigures(tx, content),
  });
  await recordApprovalsIn(tx, { id, version }, options, row.content.options);
}
