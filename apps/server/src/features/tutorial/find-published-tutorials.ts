import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentTutorial } from "./present.ts";
import { findPublished } from "./reads.ts";

/** Tutorials for the caller's role, in the caller's language. */
export async function findPublishedTutorials(scope: UserScope) {
  const rows = await withTransaction(scope, (tx) => findPublished(tx, scope.role));
  return rows.map((row) => presentTutorial(row, scope.locale));
}
