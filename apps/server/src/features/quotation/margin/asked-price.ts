import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { isCoveredBy } from "../reads/floor-approval.ts";
import type { AskedEdit, AskedFigures } from "../reads/floor-approvals.ts";
import type { StoredOption, StoredPricing } from "../reads/content.ts";
import { clientNameOf } from "../reads/quotation.ts";
import { withEdits } from "../request/option-edit.ts";
import { type PlacedModel, priceStored, type PricingTask } from "../request/pricing.ts";
import { getRequestRow } from "../request/stored-request.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { getParty } from "../saved/version.ts";

/** Which option of what is meant. */
export interface AskedOption {
  readonly requestId: string;
  readonly quotationId: string | null;
  readonly quoteId: string;
}

/** What is priced, and whom it is for. */
interface AskedTask {
  readonly task: PricingTask;
  readonly clientName: string;
}

/** The request, or the saved quotation made of it, within what the caller may see. @throws AppError not-found */
async function getAskedTask(tx: CompanyTransaction, asked: AskedOption): Promise<AskedTask> {
  if (asked.quotationId === null) {
    const row = await getRequestRow(tx, asked.requestId, "lock");
    const { party } = await getParty(tx, row.request.inquirerId, row.clientUserId);
    return { task: row, clientName: party.companyName || party.name };
  }
  const row = await getQuotationRow(tx, asked.quotationId, { lock: true });
  const { request, pricedOn, pricing } = row.content;
  if (row.requestId !== asked.requestId || pricing.manual !== undefined) throw new AppError("not-found");
  return { task: { id: row.requestId, request, pricedOn, pricing }, clientName: clientNameOf(row) };
}

/** The pricing with the edit in it. */
interface EditedPrice {
  readonly pricing: StoredPricing;
  readonly model: PlacedModel;
  readonly option: StoredOption;
}

/** Prices an option at what is asked, without storing it. @throws AppError not-found, validation */
export async function priceAsked(
  tx: CompanyTransaction,
  task: PricingTask,
  quoteId: string,
  edit: AskedEdit,
): Promise<EditedPrice> {
  const pricing = withEdits(task.pricing, [{ quote_id: quoteId, ...edit }], task.request.currency);
  const model = await priceStored(tx, { ...task, pricing });
  const option = model.options.find((entry) => entry.quoteId === quoteId);
  if (option === undefined) throw new AppError("not-found");
  return { pricing, model, option };
}

/**
 * The figures that an approval is asked for.
 * @throws AppError not-found; state-conflict where the price needs no approval
 */
export async function getAskedFigures(
  tx: CompanyTransaction,
  asked: AskedOption,
  edit: AskedEdit,
): Promise<AskedFigures> {
  const { task, clientName } = await getAskedTask(tx, asked);
  const { option, pricing } = await priceAsked(tx, task, asked.quoteId, edit);
  const { belowFloor, floorApproval } = option;
  if (!belowFloor || (floorApproval !== null && isCoveredBy(floorApproval, option)))
    throw new AppError("state-conflict");
  return {
    airline: option.airline.name,
    clientName,
    currency: option.currency,
    buyTotal: option.buyTotal,
    sellTotal: option.sellTotal,
    profit: option.profit,
    marginPercent: option.marginPercent,
    floorPercent: option.floorPercent ?? pricing.marginFloorPercent,
  };
}

/** Refuses a price that has sunk below what was asked since. @throws AppError state-conflict */
export function refuseSunk(
  option: Pick<StoredOption, "currency" | "sellTotal" | "profit">,
  { currency, sellTotal, profit }: AskedFigures,
): void {
  const asked = { userId: "", reason: "", at: "", sellTotal, profit };
  if (option.currency !== currency || !isCoveredBy(asked, option)) throw new AppError("state-conflict");
}
