import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getOpened } from "../quotation/client/opened-quotation.ts";
import { reachOf } from "../quotation/client/reader.ts";
import { getClientMilestones, NO_MILESTONES } from "./client-milestones.ts";

/** What happened to the shipment of a quotation that was sent to the caller. @throws AppError not-found */
export async function findClientMilestones(scope: CompanyScope, quotationId: string) {
  const { house, show, isForReader } = await withTransaction(reachOf(scope), (tx) =>
    getOpened(tx, scope, quotationId),
  );
  if (!isForReader) return NO_MILESTONES;
  return withTransaction(house, (tx) => getClientMilestones(tx, quotationId, show.airline));
}
