import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentVersion, textsOf } from "./present.ts";
import { findVersions } from "./reads.ts";

/** One version with its texts. @throws AppError not-found */
export async function getTermsVersion(scope: PlatformScope, version: number) {
  const rows = await withTransaction(scope, findVersions);
  const row = rows.find((entry) => entry.version === version);
  if (row === undefined) throw new AppError("not-found");
  return { ...presentVersion(row), texts: textsOf(row) };
}
