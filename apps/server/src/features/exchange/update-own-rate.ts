import type { EndpointParsed, OwnExchangeRate, updateOwnExchangeRate } from "@kilolane/contract";
import { exact } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getOwnRate, getPresentedOwnRate } from "./own-rate.ts";
import { requireUsual } from "./rate-values.ts";
import { updateOwnRateRow } from "./writes.ts";

/**
 * Replaces a rate of the company's own; the audit holds what it was.
 * @throws AppError not-found, version-conflict, validation (rate: unusual)
 */
export function updateOwnRate(
  scope: CompanyScope,
  id: string,
  { rate, version, isConfirmed }: EndpointParsed<typeof updateOwnExchangeRate>["body"],
): Promise<OwnExchangeRate> {
  return withTransaction(scope, async (tx) => {
    const before = await getOwnRate(tx, id);
    if (before.version !== version)
      throw new AppError("version-conflict", { currentVersion: before.version });
    requireUsual(rate, exact(before.rate), isConfirmed);
    if (!(await updateOwnRateRow(tx, { id, version }, rate))) throw new AppError("version-conflict");
    await recordAuditIn(tx, {
      action: "exchange-rate.replaced",
      subjectKind: "own-exchange-rate",
      subjectId: id,
      detail: { base: before.base, quote: before.quote, asOf: before.as_of, rate, was: before.rate },
    });
    return getPresentedOwnRate(tx, id);
  });
}
