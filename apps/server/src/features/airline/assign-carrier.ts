import type { assignCarrier as assignCarrierEndpoint, EndpointOutput } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { assignCarrierIn } from "./carrier.ts";
import { getPresentedAirline } from "./local-airline.ts";
import { isAirlineCompany } from "./reads/local.ts";

/**
 * The same for a company that is approved already.
 * @throws AppError not-found for a company that is no airline's; state-conflict for one that is not approved; validation
 */
export function assignCarrier(
  scope: PlatformScope,
  { companyId, airlineId }: { readonly companyId: string; readonly airlineId: number },
): Promise<EndpointOutput<typeof assignCarrierEndpoint>> {
  return withTransaction(scope, async (tx) => {
    if (!(await isAirlineCompany(tx, companyId))) throw new AppError("not-found");
    await assignCarrierIn(tx, companyId, { airlineId });
    return getPresentedAirline(tx, airlineId);
  });
}
