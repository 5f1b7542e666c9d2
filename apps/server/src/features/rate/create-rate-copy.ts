import type { copyRate, EndpointOutput } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { COPY_PATIENCE, createDraftIn } from "./draft.ts";
import type { RateDesk } from "./policy.ts";
import { getRateDetail, getRateStates } from "./rate-states.ts";

/** A new draft with everything that the newest state of a rate says. @throws AppError not-found */
export function createRateCopy(
  scope: CompanyScope,
  desk: RateDesk,
  rateId: string,
): Promise<EndpointOutput<typeof copyRate>> {
  return withTransaction(
    scope,
    async (tx) => {
      const { current, draft } = await getRateStates(tx, desk, rateId);
      const row = draft ?? current;
      const copy = await createDraftIn(tx, {
        rateId: null,
        replaces: null,
        airlineId: row.airline_id,
        ownerId: row.owner_id,
        rateType: row.rate_type,
        sheet: {
          currency: row.currency,
          weightUnit: row.weight_unit === "lb" ? "lb" : "kg",
          divisor: row.divisor,
          weightStep: row.weight_step,
          goodsType: row.goods_type,
          aircraft: row.aircraft === "freighter" ? "freighter" : "passenger",
          transitDays: row.transit_days,
          daysOfOperation: row.days_of_operation,
          graceDays: row.grace_days,
          provider: row.provider,
          terms: row.terms,
        },
        lanes: { copyOf: row.sheet_id, dates: null },
        findings: [],
      });
      return { rate: await getRateDetail(tx, desk, copy.rateId), findings: [] };
    },
    COPY_PATIENCE,
  );
}
