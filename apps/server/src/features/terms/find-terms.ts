import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentVersion, textsOf } from "./present.ts";
import { findVersions } from "./reads.ts";

/** Every version, the newest first, with the texts of that one. */
export async function findTerms(scope: PlatformScope) {
  const rows = await withTransaction(scope, findVersions);
  const [latest] = rows;
  return { versions: rows.map(presentVersion), texts: latest === undefined ? null : textsOf(latest) };
}
