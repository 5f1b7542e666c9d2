import { isDeepStrictEqual } from "node:util";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { approveFloor, isClientSide, maySellBelowFloor } from "../policy.ts";
import type { StoredOption, StoredPricing, VersionContent } from "../reads/content.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { getSettings } from "../reads/reference.ts";
import type { RequestRow } from "../reads/request.ts";
import { chooseTexts } from "../present/paper-texts.ts";
import { priceStored, withoutSeen } from "../request/pricing.ts";
import { getRequestRow, requireVersion, updateRequestIn } from "../request/stored-request.ts";
import { createQuotationRow, type ListFigures, updateQuotationContent } from "../writes/quotation.ts";
import { recordStep } from "../writes/step.ts";
import { addressedTo, amendmentOf, findSavedAddressee } from "./addressee.ts";
import { findUsdExchange, getListFigures } from "./figures.ts";
import { changedRow, opensNewVersion, recordApprovalsIn, recordEditIn } from "./saved-change.ts";
import { quoteIncomingIn } from "../incoming/incoming-step.ts";
import { findOpenQuotation } from "./saved-into.ts";
import { needsApproval } from "./stored-quotation.ts";
import { isPastValidity } from "./validity.ts";
import { createContent } from "./version.ts";

export interface SaveChoice {
  readonly requestId: string;
  readonly quoteIds: readonly string[];
  /** of the request that the caller has seen; another one is not saved */
  readonly version?: number | undefined;
  /** that the caller saved the request into before: the save goes into that one, or nowhere */
  readonly quotationId?: string | undefined;
  readonly terms?: string | undefined;
  readonly remarks?: string | undefined;
  readonly language?: string | undefined;
  readonly inquirerId?: string | null | undefined;
  /** why an option below the floor is sold all the same */
  readonly reason?: string | undefined;
  /** the admins are asked for what is below the floor: until they answer it is a draft that nobody may send */
  readonly asksApproval?: boolean | undefined;
  /** a number of manual quotations that is held for the caller */
  readonly heldNumber?: string | undefined;
  /** no other request than one that a client sent is meant */
  readonly isClients?: true;
}

/** How a save goes about it. */
interface SaveOptions {
  /** `keep` answers the quotation as it is when nothing has changed since: a second mail supersedes nothing */
  readonly unchanged?: "rewrite" | "keep";
  /** when it is saved; the past of the demo world has its own day */
  readonly now?: Date;
  /** the quotation it goes into; absent: the open one that was made of the request, else a new one */
  readonly into?: QuotationRow;
}

/** What is written of a version. */
interface PricedVersion {
  readonly content: VersionContent;
  readonly figures: ListFigures;
}

export interface SavedNote {
  readonly quotation_id: string;
  readonly number: string;
  readonly version: number;
  readonly lockVersion: number;
  readonly status: string;
  readonly sellTotal: string;
  readonly currency: string;
}

/** Options named in a query, separated by commas. */
export function parseQuoteIds(text: string): string[] {
  return [...new Set(text.split(",").map((part) => part.trim().toLowerCase()))].filter((part) => part !== "");
}

/** The options of a choice, in its order. @throws AppError no-option-chosen, not-found */
function pickOptions(options: readonly StoredOption[], quoteIds: readonly string[]): StoredOption[] {
  if (quoteIds.length === 0) throw new AppError("no-option-chosen");
  return quoteIds.map((quoteId) => {
    const option = options.find((entry) => entry.quoteId === quoteId);
    if (option === undefined) throw new AppError("not-found");
    return option;
  });
}

/**
 * Gives every chosen option below the floor its approval. A client's own price keeps the floor; one that was priced
 * before it did is priced again first.
 * @throws AppError below-margin-floor, prices-expired, validation
 */
function approveChosen(
  tx: CompanyTransaction,
  pricing: StoredPricing,
  options: readonly StoredOption[],
  { reason, asksApproval }: Pick<SaveChoice, "reason" | "asksApproval">,
): { options: StoredOption[]; pricing: StoredPricing } {
  if (isClientSide(tx.scope)) {
    if (options.some(needsApproval)) throw new AppError("prices-expired");
    return { options: [...options], pricing };
  }
  const now = tx.now();
  const isAsking = asksApproval === true && !maySellBelowFloor(tx.scope);
  const changes = { ...pricing.changes };
  const approved = options.map((option): StoredOption => {
    if (isAsking) return option;
    const floorApproval = approveFloor(tx.scope, option, reason, now);
    if (floorApproval !== null) changes[option.quoteId] = { ...changes[option.quoteId], floorApproval };
    return { ...option, floorApproval };
  });
  return { options: approved, pricing: { ...pricing, changes } };
}

/** Whose the first version is, and where its number comes from. */
interface FirstSave extends Pick<SaveChoice, "heldNumber"> {
  readonly clientUserId: string | null;
  readonly numberPrefix: string;
}

async function writeFirst(
  tx: CompanyTransaction,
  row: RequestRow,
  { clientUserId, numberPrefix, heldNumber }: FirstSave,
  { content, figures }: PricedVersion,
): Promise<SavedNote> {
  const { id, number } = await createQuotationRow(tx, {
    requestId: row.id,
    clonedFrom: row.pricing.clonedFrom ?? null,
    clientUserId,
    numberPrefix,
    heldNumber,
    content,
    figures,
  });
  const total = { number, sellTotal: content.sellTotal, currency: content.currency };
  const detail = { ...total, options: content.options.length };
  await recordStep(tx, { quotationId: id, version: 1, kind: "saved", detail });
  await recordApprovalsIn(tx, { id, version: 1 }, content.options);
  return { quotation_id: id, version: 1, lockVersion: 1, status: "draft", ...total };
}

/** Puts what is saved again into the quotation that the request became: a draft in place, else as version n + 1. */
async function writeAgain(
  tx: CompanyTransaction,
  open: QuotationRow,
  clientUserId: string | null,
  { content, figures }: PricedVersion,
): Promise<SavedNote> {
  const isNewVersion = opensNewVersion(open);
  const version = isNewVersion ? open.version + 1 : open.version;
  await updateQuotationContent(tx, {
    ...changedRow(open, { version, isNewVersion }),
    clientUserId,
    content,
    figures,
  });
  await recordEditIn(tx, open, content, version);
  return {
    quotation_id: open.id,
    version,
    lockVersion: open.lockVersion + 1,
    status: "draft",
    number: open.number,
    sellTotal: content.sellTotal,
    currency: content.currency,
  };
}

/**
 * Saves the chosen options of a request whose row the caller holds, written or changed by it in this transaction.
 * @throws AppError as `saveQuotationIn`
 */
export async function saveRequestIn(
  tx: CompanyTransaction,
  row: RequestRow,
  choice: SaveChoice,
  { unchanged = "rewrite", now = tx.now(), into }: SaveOptions = {},
): Promise<SavedNote> {
  refuseForeignSave(tx, row, choice);
  const settings = await getSettings(tx);
  const open = into ?? (await findOpenQuotation(tx, row.id, choice.quotationId));
  const model = await priceStored(tx, row, { trace: "full" });
  const chosen = pickOptions(model.options, choice.quoteIds);
  // who saves takes the prices as they are: what they were before pricing again is settled
  const taken = chosen.map(({ was: _former, ...option }) => option);
  const { options, pricing } = approveChosen(tx, withoutSeen(row.pricing, choice.quoteIds), taken, choice);
  const addressee = await findSavedAddressee(tx, row, open, choice.inquirerId);
  const { party, inquirer, clientUserId } = addressee;
  const language = choice.language ?? open?.content.language ?? inquirer?.language ?? tx.scope.locale;
  const { currency } = row.request;
  const content = createContent({
    request: addressedTo(row.request, addressee),
    pricedOn: row.pricedOn,
    from: model.from,
    to: model.to,
    options,
    carriers: model.carriers,
    pricing,
    usdExchange: await findUsdExchange(tx, { currency, pricedOn: row.pricedOn }, open?.content),
    party,
    amended: amendmentOf(row, open, choice.inquirerId),
    ...chooseTexts(settings, choice.terms ?? open?.content.terms, language),
    remarks: choice.remarks ?? open?.content.remarks ?? "",
    language,
    validityDays: settings.validityDays,
  });
  if (open !== null && unchanged === "keep" && isSameContent(open.content, content)) return noteOf(open);
  if (isPastValidity(content, now)) throw new AppError("prices-expired");
  const figures = await getListFigures(tx, content);
  const note =
    open === null
      ? await writeFirst(tx, row, { clientUserId, ...settings, ...choice }, { content, figures })
      : await writeAgain(tx, open, clientUserId, { content, figures });
  if (row.isSentByClient) {
    const { quotation_id: quotationId } = note;
    await quoteIncomingIn(tx, { requestId: row.id, quotationId, isAnswer: choice.isClients === true });
  }
  await updateRequestIn(
    tx,
    row,
    {
      pricing: { ...pricing, chosenQuoteIds: choice.quoteIds },
      status: "saved",
      action: "request.save",
      detail: { quotation_id: note.quotation_id, number: note.number },
    },
    model,
  );
  return note;
}

/**
 * What a client sent is priced by the desk from then on: the client waits for the offer.
 * @throws AppError not-found, state-conflict
 */
function refuseForeignSave(tx: CompanyTransaction, row: RequestRow, choice: SaveChoice): void {
  if (choice.isClients === true && !row.isSentByClient) throw new AppError("not-found");
  if (row.isSentByClient && isClientSide(tx.scope)) throw new AppError("state-conflict");
}

/** Contents as they are stored: absent and undefined are the same, and so is what versions of before did not hold. */
function isSameContent(stored: VersionContent, next: VersionContent): boolean {
  const { carriers, usdExchange } = next;
  return isDeepStrictEqual({ carriers, usdExchange, ...stored }, JSON.parse(JSON.stringify(next)));
}

function noteOf(row: QuotationRow): SavedNote {
  return {
    quotation_id: row.id,
    version: row.version,
    lockVersion: row.lockVersion,
    status: row.status,
    number: row.number,
    sellTotal: row.content.sellTotal,
    currency: row.content.currency,
  };
}

/**
 * Saves within the caller's transaction: mails and client decisions save first.
 * @throws AppError prices-expired when the quotation would be past its validity at the place of origin (product.md
 *   §2.5); not-found, version-conflict, state-conflict, no-option-chosen, below-margin-floor, validation
 */
export async function saveQuotationIn(
  tx: CompanyTransaction,
  choice: SaveChoice,
  options: SaveOptions = {},
): Promise<SavedNote> {
  const row = await getRequestRow(tx, choice.requestId, "lock");
  requireVersion(choice.version, row.version);
  return saveRequestIn(tx, row, choice, options);
}
