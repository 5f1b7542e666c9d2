import type { createOwnExchangeRate, EndpointParsed, OwnExchangeRate } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedOwnRate } from "./own-rate.ts";
import { getKnownRate } from "./platform-rate.ts";
import { getNewRate, refusingDoubles, requireUsual } from "./rate-values.ts";
import { insertOwnRate } from "./writes.ts";

/**
 * Enters a rate of the company's own, which counts before the platform's from its day on.
 * @throws AppError validation: base, quote, asOf (date, too-far, double), rate (unusual)
 */
export function createOwnRate(
  scope: CompanyScope,
  form: EndpointParsed<typeof createOwnExchangeRate>["body"],
): Promise<OwnExchangeRate> {
  return refusingDoubles("company_exchange_rate_once", () =>
    withTransaction(scope, async (tx) => {
      const rate = await getNewRate(tx, form);
      requireUsual(rate.rate, await getKnownRate(tx, rate), form.isConfirmed);
      const id = await insertOwnRate(tx, rate);
      await recordAuditIn(tx, {
        action: "exchange-rate.entered",
        subjectKind: "own-exchange-rate",
        subjectId: id,
        detail: { ...rate },
      });
      return getPresentedOwnRate(tx, id);
    }),
  );
}
