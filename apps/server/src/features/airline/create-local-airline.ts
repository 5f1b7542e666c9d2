import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import type { LocalForm } from "./airline-values.ts";
import { getPresentedAirline, type LocalAirline, getLocalValues, refusingDoubles } from "./local-airline.ts";
import * as writes from "./writes.ts";

/** Adds a published airline. @throws AppError validation (iata double, airlineCompanyId unknown) */
export function createLocalAirline(scope: PlatformScope, form: LocalForm): Promise<LocalAirline> {
  return refusingDoubles("iata", () =>
    withTransaction(scope, async (tx) => {
      const id = await writes.insertLocalAirline(tx, await getLocalValues(tx, form));
      await recordAuditIn(tx, { action: "airline.created", subjectKind: "airline", subjectId: String(id) });
      return getPresentedAirline(tx, id);
    }),
  );
}
