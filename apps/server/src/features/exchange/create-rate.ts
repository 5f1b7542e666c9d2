import type { createExchangeRate, EndpointParsed, PlatformExchangeRate } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getKnownRate, getPresentedRate } from "./platform-rate.ts";
import { getNewRate, refusingDoubles, requireUsual } from "./rate-values.ts";
import { insertPlatformRate } from "./writes.ts";

/**
 * Enters a rate of a pair and a day.
 * @throws AppError validation: base, quote, asOf (date, too-far, double), rate (unusual)
 */
export function createRate(
  scope: PlatformScope,
  form: EndpointParsed<typeof createExchangeRate>["body"],
): Promise<PlatformExchangeRate> {
  return refusingDoubles("exchange_rate_pkey", () =>
    withTransaction(scope, async (tx) => {
      const rate = await getNewRate(tx, form);
      requireUsual(rate.rate, await getKnownRate(tx, rate), form.isConfirmed);
      const id = await insertPlatformRate(tx, rate);
      await recordAuditIn(tx, {
        action: "exchange-rate.entered",
        subjectKind: "exchange-rate",
        subjectId: id,
        detail: { ...rate },
      });
      return getPresentedRate(tx, id);
    }),
  );
}
