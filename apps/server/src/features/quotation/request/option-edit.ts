import type { optionEdit } from "@kilolane/contract";
import { currencyDecimals, exact, faultOfMargin, formatExact, roundHalfUp } from "@kilolane/domain";
import type { z } from "zod";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields } from "../../../http/app-error.ts";
import { approveFloor } from "../policy.ts";
import { parseMargin } from "../pricing/price-request.ts";
import type { OptionChange, StoredMargin, StoredPricing } from "../reads/content.ts";
import type { RequestRow } from "../reads/request.ts";
import { type PlacedModel, priceStored } from "./pricing.ts";

export type OptionEdit = z.output<typeof optionEdit>;

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

/** An edit on top of what was changed before. Amounts typed over are rounded to the currency's unit. */
function applyEdit(known: OptionChange, edit: OptionEdit, currency: string, field: string): OptionChange {
  const sell = { ...known.sell };
  for (const { code, amount } of edit.sell ?? []) {
    if (amount === null) delete sell[code];
    else
      sell[code] = formatExact(
        roundHalfUp(exact(amount), currencyDecimals(currency)),
        currencyDecimals(currency),
      );
  }
  return {
    ...known,
    sell,
    ...(edit.margin ? { margin: storeMargin(edit.margin, `${field}.margin`) } : {}),
    ...(edit.remarks === undefined ? {} : { remarks: edit.remarks }),
  };
}

/** Applies edits to a pricing's changes; only options that are there can be edited. @throws AppError not-found */
export function withEdits(
  pricing: StoredPricing,
  edits: readonly OptionEdit[],
  currency: string,
): StoredPricing {
  const known = new Set([...pricing.quoteIds, ...pricing.answers.map((answer) => answer.quoteId)]);
  const changes: Record<string, OptionChange> = { ...pricing.changes };
  edits.forEach((edit, index) => {
    if (!known.has(edit.quote_id)) throw new AppError("not-found");
    changes[edit.quote_id] = applyEdit(changes[edit.quote_id] ?? {}, edit, currency, `options.${index}`);
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
  return edit.margin !== undefined || (edit.sell?.length ?? 0) > 0;
}
