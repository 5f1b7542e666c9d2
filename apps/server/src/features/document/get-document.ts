import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedDocument } from "./document.ts";

/** One document with its versions and who fetched them. @throws AppError not-found */
export function getDocument(scope: CompanyScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedDocument(tx, id));
}
