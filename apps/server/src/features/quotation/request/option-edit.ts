import type { optionEdit } from "@kilolane/contract";
import { exact, faultOfMargin, type MoneyRule, subtractExact } from "@kilolane/domain";
import type { z } from "zod";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields } from "../../../http/app-error.ts";
import { approveFloor } from "../policy.ts";
import { parseMargin } from "../pricing/stored-margin.ts";
import type { StoredMargin, StoredPricing } from "../reads/content.ts";
import type { OptionChange } from "../reads/option-change.ts";
import type { RequestRow } from "../reads/request.ts";
import { type PlacedModel, priceStored, type PricingTask } from "./pricing.ts";
import { moneyOf, roundTyped } from "./typed-amounts.ts";

export type OptionEdit = z.output<typeof optionEdit>;

/** The line that the margin of an option works on. */
const FREIGHT_CODE = "freight";

const STORED_FORMS = { margin: "margin", markup: "markup", per_kg: "per-kg", flat: "flat" } as const;

/**
 * A margin of the wire in the engine's words; the company's floor stays with it.
 * @throws AppError validation at `field`.value: margin-hundred
 */
export function storeMargin(margin: NonNullable<OptionEdit["margin"]>, field: string): StoredMargin {
  const stored: StoredMargin = {
    form: STORED_FORMS[margin.kind],
    value: margin.value,
    leastProfit: margin.least ?? null,
    floorPercent: null,
  };
  if (faultOfMargin(parseMargin(stored)) !== null) {
    throw invalidFields({ field: `${field}.value`, code: "margin-hundred" });
  }
  return stored;
}

/**
 * An edit on top of what was changed before. Amounts typed over are rounded to the currency's unit, which the company may
 * have set coarser. A margin and a
 * typed amount of the freight never contradict: the later one wins, and the other follows from it. The figures are
 * decided on again, so what pricing again noted of them is settled.
 */
function applyEdit(known: OptionChange, edit: OptionEdit, money: MoneyRule, field: string): OptionChange {
  const { seen, lost, sell: typed, ...others } = known;
  const sell = { ...typed };
  if (edit.margin) delete sell[FREIGHT_CODE];
  for (const { code, amount } of edit.sell ?? []) {
    if (amount === null) delete sell[code];
    else sell[code] = roundTyped(amount, money);
  }
  const isPriceDecided = touchesPrice(edit);
  return {
    ...others,
    ...(isPriceDecided || seen === undefined ? {} : { seen }),
    ...(isPriceDecided || lost === undefined ? {} : { lost }),
    sell,
    ...(edit.margin ? { margin: storeMargin(edit.margin, `${field}.margin`) } : {}),
    ...(edit.remarks === undefined ? {} : { remarks: edit.remarks }),
  };
}

/**
 * Edits that keep a former price, as the freight amount that makes it: the other lines sell as they do now.
 * @throws AppError validation (`repriced`): not in this currency, or nothing to keep
 */
export async function findKeptPrices(
  tx: CompanyTransaction,
  task: PricingTask,
  edits: readonly OptionEdit[],
): Promise<readonly OptionEdit[]> {
  if (!edits.some(({ repriced }) => repriced === "keep")) return edits;
  const { options } = await priceStored(tx, task);
  return edits.map((edit, index) => {
    if (edit.repriced !== "keep") return edit;
    const option = options.find(({ quoteId }) => quoteId === edit.quote_id);
    const freight = option?.lines.find(({ code }) => code === FREIGHT_CODE);
    if (option?.was?.currency !== task.request.currency || freight === undefined) {
      throw invalidFields({ field: `options.${index}.repriced`, code: "unknown" });
    }
    const others = subtractExact(exact(option.sellTotal), exact(freight.sell));
    const amount = subtractExact(exact(option.was.sellTotal), others).toString();
    const typed = (edit.sell ?? []).filter(({ code }) => code !== FREIGHT_CODE);
    return { ...edit, sell: [...typed, { code: FREIGHT_CODE, amount }] };
  });
}

/** Applies edits to a pricing's changes; only options that are there can be edited. @throws AppError not-found */
export function withEdits(
  pricing: StoredPricing,
  edits: readonly OptionEdit[],
  currency: string,
): StoredPricing {
  const known = new Set([...pricing.quoteIds, ...pricing.answers.map((answer) => answer.quoteId)]);
  const changes: Record<string, OptionChange> = { ...pricing.changes };
  const money = moneyOf(pricing, currency);
  edits.forEach((edit, index) => {
    if (!known.has(edit.quote_id)) throw new AppError("not-found");
    changes[edit.quote_id] = applyEdit(changes[edit.quote_id] ?? {}, edit, money, `options.${index}`);
  });
  return { ...pricing, changes };
}

/**
 * Prices edited options and gives each below the floor the approval it needs.
 * @throws AppError below-margin-floor, validation (`reason`)
 */
export async function priceEdited(
  tx: CompanyTransaction,
  row: Pick<RequestRow, "id" | "request" | "pricedOn">,
  pricing: StoredPricing,
  edits: readonly OptionEdit[],
  trace: "full" | "none" = "none",
): Promise<{ pricing: StoredPricing; model: PlacedModel }> {
  const model = await priceStored(tx, { ...row, pricing }, { trace });
  const changes: Record<string, OptionChange> = { ...pricing.changes };
  let isApproved = false;
  for (const edit of edits) {
    const option = model.options.find((entry) => entry.quoteId === edit.quote_id);
    if (option === undefined || !touchesPrice(edit)) continue;
    const approval = approveFloor(tx.scope, option, edit.reason, tx.now());
    if (approval === option.floorApproval) continue;
    isApproved = true;
    const { floorApproval: _former, ...change } = changes[edit.quote_id] ?? {};
    changes[edit.quote_id] = approval === null ? change : { ...change, floorApproval: approval };
  }
  if (!isApproved) return { pricing, model };
  const approved = { ...pricing, changes };
  return { pricing: approved, model: await priceStored(tx, { ...row, pricing: approved }, { trace }) };
}

function touchesPrice(edit: OptionEdit): boolean {
  return edit.margin !== undefined || (edit.sell?.length ?? 0) > 0 || edit.repriced !== undefined;
}
