import type { EndpointParsed, updateLocalAirline as updateLocalAirlineEndpoint } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedAirline, type LocalAirline, getLocalValues, refusingDoubles } from "./local-airline.ts";
import * as writes from "./writes.ts";

/** Changes a published airline. @throws AppError not-found, validation */
export function updateLocalAirline(
  scope: PlatformScope,
  id: number,
  form: EndpointParsed<typeof updateLocalAirlineEndpoint>["body"],
): Promise<LocalAirline> {
  return refusingDoubles("iata", () =>
    withTransaction(scope, async (tx) => {
      if (!(await writes.updateLocalAirlineRow(tx, id, await getLocalValues(tx, form))))
        throw new AppError("not-found");
      await recordAuditIn(tx, {
        action: "airline.updated",
        subjectKind: "airline",
        subjectId: String(id),
        detail: { airlineCompanyId: form.airlineCompanyId, isActive: form.isActive },
      });
      return getPresentedAirline(tx, id);
    }),
  );
}
