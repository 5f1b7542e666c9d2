import { shownRequestState } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { presentForwarder } from "../present/forwarder.ts";
import { findAskedOf } from "../reads/asked.ts";
import { findForwarder } from "../reads/forwarder.ts";
import { actForAsker } from "./asked-scope.ts";

/** A forwarder that a shipper can ask, with what it asked it for. @throws AppError not-found, also when it is shut out */
export function getForwarder(scope: CompanyScope, id: string) {
  return withTransaction(actForAsker(scope), async (tx) => {
    const row = await findForwarder(tx, scope.companyId, id);
    if (row === undefined) throw new AppError("not-found");
    const asked = await findAskedOf(tx, scope, id);
    return {
      ...presentForwarder(row),
      requests: asked.map((one) => ({
        request_id: one.sentId,
        fromAirport: one.fromAirport,
        toAirport: one.toAirport,
        status: shownRequestState(one.status, one.answeredAt),
        sentAt: one.sentAt.toISOString(),
        answeredAt: one.answeredAt?.toISOString() ?? null,
      })),
    };
  });
}
