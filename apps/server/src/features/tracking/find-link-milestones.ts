import type { PublicScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actForReader, getOpenLink } from "../quotation/link/opened-link.ts";
import { getClientMilestones, NO_MILESTONES } from "./client-milestones.ts";

/** What happened to the shipment of the quotation behind a signed link. @throws AppError link-invalid, link-closed */
export async function findLinkMilestones(scope: PublicScope, token: string) {
  const { link, scope: company } = await withTransaction(actForReader(scope), (tx) => getOpenLink(tx, token));
  if (!link.isForReader) return NO_MILESTONES;
  return withTransaction(company, (tx) => getClientMilestones(tx, link.quotationId, link.showAirline));
}
