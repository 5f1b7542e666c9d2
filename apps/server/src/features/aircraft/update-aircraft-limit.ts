import type { AircraftLimitRecord } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedLimit } from "./aircraft-limit.ts";
import { type LimitForm, updateLimitRow } from "./writes.ts";

/** Corrects a row; the audit holds both states. @throws AppError not-found, version-conflict */
export function updateAircraftLimit(
  scope: PlatformScope,
  { id, version, ...form }: LimitForm & { readonly id: string; readonly version: number },
): Promise<AircraftLimitRecord> {
  return withTransaction(scope, async (tx) => {
    const before = await getPresentedLimit(tx, id);
    if (!(await updateLimitRow(tx, { id, version }, form))) {
      const { version: currentVersion } = await getPresentedLimit(tx, id);
      throw new AppError("version-conflict", { currentVersion });
    }
    await recordAuditIn(tx, {
      action: "aircraft-limit.updated",
      subjectKind: "aircraft-limit",
      subjectId: id,
      detail: { before, after: form },
    });
    return getPresentedLimit(tx, id);
  });
}
