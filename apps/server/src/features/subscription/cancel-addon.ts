import type { Addon } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError, requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getAddon, getPresentedAddon } from "./own-addon.ts";
import { writeAddon } from "./writes.ts";

/** Takes back a request. @throws AppError not-found, state-conflict once it is paid or decided against, version-conflict */
export function cancelAddon(
  scope: CompanyScope,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Addon> {
  return withTransaction(scope, async (tx) => {
    const row = await getAddon(tx, id);
    requireWritten(row.version === version, row.version);
    if (row.state !== "requested" && row.state !== "approved") throw new AppError("state-conflict");
    const isWritten = await writeAddon(
      tx,
      { id, companyId: scope.companyId, version },
      { state: "withdrawn", decided_at: tx.now() },
    );
    requireWritten(isWritten, row.version);
    await recordAuditIn(tx, { action: "addon.withdrawn", subjectKind: "addon", subjectId: id });
    return getPresentedAddon(tx, id);
  });
}
