import type { ClientPricedRequest } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { type PresentedRequest, presentClientRequest } from "../present/request.ts";
import { getIssuer } from "../reads/issuer.ts";
import type { RequestRow } from "../reads/request.ts";
import { findContext } from "./presented-request.ts";
import type { PlacedModel } from "./pricing.ts";

/**
 * At whose sell rates the caller prices: its forwarder's. A shipper belongs to none, and what its own company would pay
 * is a buy rate, which it never sees: it has no price until a forwarder quotes.
 */
export async function findSeller(tx: CompanyTransaction): Promise<{ companyName: string } | null> {
  if (may(tx.scope.role, "shipsForItself")) return null;
  const { name: companyName } = await getIssuer(tx, tx.scope.companyId);
  return { companyName };
}

/** The client's answer for a request that it priced. */
export async function getPresentedPriced(
  tx: CompanyTransaction,
  row: PresentedRequest & Pick<RequestRow, "savedAt" | "isSentByClient">,
  model: PlacedModel,
): Promise<ClientPricedRequest> {
  return presentClientRequest(row, model, await findContext(tx, model), {
    pricedBy: await findSeller(tx),
    savedAt: row.savedAt,
    isSent: row.isSentByClient,
  });
}
