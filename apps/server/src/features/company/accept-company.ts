import type { approveCompany as endpoint, EndpointParsed, ManagedCompany } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { assignCarrierIn } from "../airline/carrier.ts";
import { refusingDoubles } from "../airline/local-airline.ts";
import { getLockedCompany, getManaged, recordDecisionIn } from "./decision.ts";
import { updateCompanyRow } from "./writes.ts";

/**
 * Approves a company that waits or was refused; approving it again does nothing. An airline company gets the airline
 * whose rates its people keep, unless it has one already.
 * @throws AppError not-found; validation (airlineId required, unknown or taken; newAirline.iata double)
 */
export function acceptCompany(
  scope: PlatformScope,
  app: App,
  companyId: string,
  carrier: EndpointParsed<typeof endpoint>["body"],
): Promise<ManagedCompany> {
  return refusingDoubles("newAirline.iata", () =>
    withTransaction(scope, async (tx) => {
      const company = await getLockedCompany(tx, companyId);
      if (company.approval !== "approved") {
        if (company.kind === "airline") await assignCarrierIn(tx, companyId, carrier);
        await updateCompanyRow(tx, companyId, {
          approval: "approved",
          rejection_reason: "",
          decided_at: tx.now(),
          decided_by: scope.userId,
        });
        await recordDecisionIn(tx, app, company, { kind: "approved" });
      }
      return getManaged(tx, companyId);
    }),
  );
}
