import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentCurrent } from "./present.ts";
import { findCurrentTerms } from "./reads.ts";

/** The terms in force. @throws AppError not-found before the first version */
export async function getCurrentTerms(scope: UserScope) {
  const row = await withTransaction(scope, findCurrentTerms);
  if (row === undefined) throw new AppError("not-found");
  return presentCurrent(row, scope.locale);
}
