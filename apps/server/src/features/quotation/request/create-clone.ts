import { calendarDateIn, type CalendarDate } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { recordStep } from "../writes/step.ts";
import { createRequestIn } from "./new-request.ts";
import { priceSummary } from "./pricing.ts";

/**
 * Makes a new request with the same shipment and its trucks, priced at today's rates; a ready date that has passed
 * becomes today.
 * @throws AppError not-found, validation, currency-without-rate
 */
export function createClone(
  scope: CompanyScope,
  choice: { readonly quotationId: string; readonly readyDate?: CalendarDate | undefined },
  now: Date,
): Promise<{ requestId: string }> {
  return withTransaction(scope, async (tx) => {
    const row = await getQuotationRow(tx, choice.quotationId);
    const { request, from, pricing } = row.content;
    const { carriers, chosenTrucking } = pricing;
    const today = calendarDateIn(from.timeZone, now.getTime());
    const readyDate = choice.readyDate ?? (request.readyDate < today ? today : request.readyDate);
    const { row: clone } = await createRequestIn(tx, { ...request, readyDate }, now, priceSummary, {
      clonedFrom: row.id,
      trucking: { carriers, chosenTrucking },
    });
    await recordStep(tx, {
      quotationId: row.id,
      version: row.version,
      kind: "cloned",
      detail: { number: row.number, request_id: clone.id },
    });
    return { requestId: clone.id };
  });
}
