import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findKeyCompanies } from "../seat/reads/seats.ts";

/** Companies with their numbers of keys, for the operator. */
export function findCompanies(scope: PlatformScope, search: Parameters<typeof findKeyCompanies>[1]) {
  return withTransaction(scope, (tx) => findKeyCompanies(tx, search));
}
