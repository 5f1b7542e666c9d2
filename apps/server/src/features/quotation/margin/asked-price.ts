import type { FloorApprovalRow } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { App } from "../../../http/app.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { isCoveredBy } from "../reads/floor-approval.ts";
import type { AskedEdit, AskedFigures } from "../reads/floor-approvals.ts";
import type { StoredOption, StoredPricing } from "../reads/content.ts";
import { clientNameOf } from "../reads/quotation.ts";
import { withEdits } from "../request/option-edit.ts";
import { type PlacedModel, priceStored, type PricingTask } from "../request/pricing.ts";
import { getRequestRow } from "../request/stored-request.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { getParty } from "../saved/addressee.ts";
import { findAdminIds } from "../reads/incoming.ts";
import { insertFloorApproval } from "../writes/floor-approval.ts";
import { getPresentedApproval } from "./approval-record.ts";
import { tellOfFloorIn } from "./floor-news.ts";

/** Which option of what is meant. */
interface AskedOption {
  readonly requestId: string;
  readonly quotationId: string | null;
  readonly quoteId: string;
}

/** What is priced, and whom it is for. */
interface AskedTask {
  readonly task: PricingTask;
  readonly clientName: string;
  /** empty before it is saved */
  readonly number: string;
}

/**
 * The request, or the saved quotation made of it, within what the caller may see. Typed lines are asked for as the
 * quotation that they are saved as.
 * @throws AppError not-found
 */
async function getAskedTask(tx: CompanyTransaction, asked: AskedOption): Promise<AskedTask> {
  if (asked.quotationId === null) {
    const row = await getRequestRow(tx, asked.requestId, "lock");
    if (row.pricing.manual !== undefined) throw new AppError("not-found");
    const { party } = await getParty(tx, row.request.inquirerId, row.clientUserId);
    return { task: row, clientName: party.companyName || party.name, number: "" };
  }
  const row = await getQuotationRow(tx, asked.quotationId, { lock: true });
  const { request, pricedOn, pricing } = row.content;
  if (row.requestId !== asked.requestId) throw new AppError("not-found");
  const task = { id: row.requestId, request, pricedOn, pricing };
  return { task, clientName: clientNameOf(row), number: row.number };
}

/** The pricing with the edit in it. */
interface EditedPrice {
  readonly pricing: StoredPricing;
  readonly model: PlacedModel;
  readonly option: StoredOption;
}

/** Whether the option is to be sold as it is priced. */
export function isAsPriced({ margin, sell }: AskedEdit): boolean {
  return margin === undefined && sell === undefined;
}

/** Prices an option at what is asked, without storing it. @throws AppError not-found, validation */
export async function priceAsked(
  tx: CompanyTransaction,
  task: PricingTask,
  quoteId: string,
  edit: AskedEdit,
): Promise<EditedPrice> {
  const pricing = isAsPriced(edit)
    ? task.pricing
    : withEdits(task.pricing, [{ quote_id: quoteId, ...edit }], task.request.currency);
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
  const { task, clientName, number } = await getAskedTask(tx, asked);
  const { option, pricing } = await priceAsked(tx, task, asked.quoteId, edit);
  const { belowFloor, floorApproval } = option;
  if (!belowFloor || (floorApproval !== null && isCoveredBy(floorApproval, option)))
    throw new AppError("state-conflict");
  return {
    // typed lines of trucking alone have no airline: the quotation stands for them
    airline: option.airline.name || number,
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

/** A question as somebody puts it. */
export interface FloorQuestion extends AskedOption, AskedEdit {
  readonly reason: string;
}

/**
 * Asks the admins to sell an option below the floor; no price is changed by it.
 * @throws AppError not-found; state-conflict where the price needs no approval
 */
export async function askFloorIn(
  tx: CompanyTransaction,
  app: App,
  { reason, margin, sell, ...asked }: FloorQuestion,
): Promise<FloorApprovalRow> {
  const edit = { ...(margin && { margin }), ...(sell && sell.length > 0 && { sell }) };
  const figures = await getAskedFigures(tx, asked, edit);
  const id = await insertFloorApproval(tx, { ...asked, edit, figures, reason });
  const detail = { ...asked, reason, sellTotal: figures.sellTotal, marginPercent: figures.marginPercent };
  await recordAuditIn(tx, {
    action: "floor-approval.asked",
    subjectKind: "floor-approval",
    subjectId: id,
    detail,
  });
  const presented = await getPresentedApproval(tx, id);
  await tellOfFloorIn(tx, app, {
    kind: "floor-asked",
    userIds: await findAdminIds(tx),
    quotationId: null,
    detail: {
      person: presented.askedBy,
      lane: `${presented.from} – ${presented.to}`,
      airline: presented.airline,
      reason,
    },
  });
  return presented;
}
