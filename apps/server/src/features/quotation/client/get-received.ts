import type { ClientQuotation } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getOpened, getOpenedRow } from "./opened-quotation.ts";
import { getPresentedReceived } from "./presented-quotation.ts";
import { reachOf } from "./reader.ts";

/** A quotation that was sent to the caller. @throws AppError not-found */
export async function getReceived(scope: CompanyScope, id: string): Promise<ClientQuotation> {
  const opened = await withTransaction(reachOf(scope), (tx) => getOpened(tx, scope, id));
  return withTransaction(opened.scope, async (tx) =>
    getPresentedReceived(tx, await getOpenedRow(tx, opened), opened),
  );
}
