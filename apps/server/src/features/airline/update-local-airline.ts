import type { EndpointParsed, updateLocalAirline as updateLocalAirlineEndpoint } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedAirline, type LocalAirline, getLocalValues, refusingDoubles } from "./local-airline.ts";
import * as writes from "./writes.ts";

/** Changes a published airline. @throws AppError not-found, version-conflict, validation */
export function updateLocalAirline(
  scope: PlatformScope,
  id: number,
  form: EndpointParsed<typeof updateLocalAirlineEndpoint>["body"],
): Promise<LocalAirline> {
  return refusingDoubles("iata", () =>
    withTransaction(scope, async (tx) => {
      const seen = { id, version: form.version };
      const isStored = await writes.updateLocalAirlineRow(tx, seen, await getLocalValues(tx, form));
      const airline = await getPresentedAirline(tx, id);
      if (!isStored) throw new AppError("version-conflict", { currentVersion: airline.version });
      await recordAuditIn(tx, {
        action: "airline.updated",
        subjectKind: "airline",
        subjectId: String(id),
        detail: { airlineCompanyId: form.airlineCompanyId, isActive: form.isActive },
      });
      return airline;
    }),
  );
}
