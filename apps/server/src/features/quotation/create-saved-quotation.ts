import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { createContent, getParty, listFigures } from "./create-version.ts";
import { priceStored } from "./find-pricing.ts";
import { getRequestRow } from "./get-request.ts";
import { approveFloor, isClientSide } from "./policy.ts";
import type { StoredOption, StoredPricing } from "./reads/content.ts";
import { settingsOf } from "./reads/reference.ts";
import { writeRequest } from "./update-request.ts";
import { createQuotationRow } from "./writes/quotation.ts";
import { recordStep } from "./writes/step.ts";
import type { RequestRow } from "./reads/request.ts";

export interface SaveChoice {
  readonly requestId: string;
  readonly quoteIds: readonly string[];
  readonly terms?: string | undefined;
  readonly remarks?: string | undefined;
  readonly language?: string | undefined;
  readonly inquirerId?: string | null | undefined;
  /** why an option below the floor is sold all the same */
  readonly reason?: string | undefined;
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

/** Gives every chosen option below the floor its approval. @throws AppError below-margin-floor, validation */
function approveOptions(
  tx: CompanyTransaction,
  pricing: StoredPricing,
  options: readonly StoredOption[],
  reason: string | undefined,
): { options: StoredOption[]; pricing: StoredPricing; approved: StoredOption[] } {
  // a client buys at the company's own margin: its offer is the company's decision
  if (isClientSide(tx.scope)) return { options: [...options], pricing, approved: [] };
  const now = new Date();
  const changes = { ...pricing.changes };
  const approved = options.map((option): StoredOption => {
    const floorApproval = approveFloor(tx.scope, option, reason, now);
    if (floorApproval !== null) changes[option.quoteId] = { ...changes[option.quoteId], floorApproval };
    return { ...option, floorApproval };
  });
  return {
    options: approved,
    pricing: { ...pricing, changes },
    approved: approved.filter((option) => option.floorApproval !== null),
  };
}

async function writeSaved(tx: CompanyTransaction, row: RequestRow, choice: SaveChoice): Promise<SavedNote> {
  const settings = await settingsOf(tx);
  const model = await priceStored(tx, row, { trace: "full" });
  const chosen = pickOptions(model.options, choice.quoteIds);
  const { options, pricing, approved } = approveOptions(tx, row.pricing, chosen, choice.reason);
  const { party, inquirer } = await getParty(tx, choice.inquirerId ?? row.form.inquirerId);
  const content = createContent({
    form: { ...row.form, inquirerId: party.id },
    pricedOn: row.pricedOn,
    from: model.from,
    to: model.to,
    options,
    pricing,
    party,
    terms: choice.terms ?? settings.terms,
    remarks: choice.remarks ?? "",
    language: choice.language ?? inquirer?.language ?? tx.scope.locale,
    validityDays: settings.validityDays,
  });
  const clientUserId = row.clientUserId ?? inquirer?.clientUserId ?? null;
  const { id, number } = await createQuotationRow(tx, {
    requestId: row.id,
    clonedFrom: row.pricing.clonedFrom ?? null,
    clientUserId,
    numberPrefix: settings.numberPrefix,
    content,
    figures: await listFigures(tx, content),
  });
  await writeRequest(
    tx,
    row,
    {
      pricing: { ...pricing, chosenQuoteIds: choice.quoteIds },
      status: "saved",
      action: "request.save",
      detail: { quotation_id: id, number },
    },
    model,
  );
  const total = { number, sellTotal: content.sellTotal, currency: content.currency };
  await recordStep(tx, {
    quotationId: id,
    version: 1,
    kind: "saved",
    detail: { ...total, options: options.length },
  });
  for (const option of approved) {
    const reason = option.floorApproval?.reason ?? "";
    const detail = { reason, sellTotal: option.sellTotal, marginPercent: option.marginPercent };
    await recordStep(tx, { quotationId: id, version: 1, kind: "floor-approved", detail });
  }
  return { quotation_id: id, version: 1, lockVersion: 1, status: "draft", ...total };
}

/** Saves within the caller's transaction: mails and client decisions save first. */
export async function saveWithin(tx: CompanyTransaction, choice: SaveChoice): Promise<SavedNote> {
  return writeSaved(tx, await getRequestRow(tx, choice.requestId, "lock"), choice);
}

/**
 * Saves the chosen options of a request as a quotation: number, version 1, draft (product.md §8).
 * @throws AppError not-found, no-option-chosen, below-margin-floor, validation
 */
export function createSavedQuotation(scope: CompanyScope, choice: SaveChoice): Promise<SavedNote> {
  return withTransaction(scope, (tx) => saveWithin(tx, choice));
}
