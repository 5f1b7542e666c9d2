import type { QuotationCard } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentCard } from "./present.ts";
import { getSeenRoom, readingScope } from "./reader.ts";
import { findAttachable } from "./reads/quotations.ts";

/** Quotations that the caller may attach in a room. @throws AppError not-found */
export function findRoomQuotations(
  scope: CompanyScope,
  id: string,
  search: string,
): Promise<QuotationCard[]> {
  return withTransaction(readingScope(scope), async (tx) => {
    const { reader, room } = await getSeenRoom(tx, scope, id);
    const rows = await findAttachable(tx, reader, room, search);
    return rows.map(presentCard).filter((card) => card !== null);
  });
}
