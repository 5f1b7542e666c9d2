import type { EndpointOutput, getAuditEntry } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentDetail, presentEntry } from "./present.ts";
import { findAuditRow } from "./reads.ts";

/** One entry with what changed. @throws AppError not-found */
export async function getEntry(
  scope: PlatformScope,
  id: string,
): Promise<EndpointOutput<typeof getAuditEntry>> {
  const row = await withTransaction(scope, (tx) => findAuditRow(tx, id));
  if (row === undefined) throw new AppError("not-found");
  return { ...presentEntry(row), detail: presentDetail(row.detail) };
}
