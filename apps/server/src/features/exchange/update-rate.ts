import type { EndpointParsed, PlatformExchangeRate, updateExchangeRate } from "@kilolane/contract";
import { exact } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPlatformRate, getPresentedRate } from "./platform-rate.ts";
import { requireUsual } from "./rate-values.ts";
import { updatePlatformRateRow } from "./writes.ts";

/**
 * Replaces the rate of a pair and a day; the audit holds what it was.
 * @throws AppError not-found, version-conflict, validation (rate: unusual)
 */
export function updateRate(
  scope: PlatformScope,
  id: string,
  { rate, version, isConfirmed }: EndpointParsed<typeof updateExchangeRate>["body"],
): Promise<PlatformExchangeRate> {
  return withTransaction(scope, async (tx) => {
    const before = await getPlatformRate(tx, id);
    if (before.version !== version)
      throw new AppError("version-conflict", { currentVersion: before.version });
    requireUsual(rate, exact(before.rate), isConfirmed);
    if (!(await updatePlatformRateRow(tx, { id, version }, rate))) throw new AppError("version-conflict");
    await recordAuditIn(tx, {
      action: "exchange-rate.replaced",
      subjectKind: "exchange-rate",
      subjectId: id,
      detail: { base: before.base, quote: before.quote, asOf: before.as_of, rate, was: before.rate },
    });
    return getPresentedRate(tx, id);
  });
}
