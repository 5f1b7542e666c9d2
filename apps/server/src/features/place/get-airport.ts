import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentAirport } from "./present.ts";
import { findAirport } from "./reads/place.ts";

/** One airport by its code. @throws AppError not-found */
export async function getAirport(scope: UserScope, code: string) {
  const row = await withTransaction(scope, (tx) => findAirport(tx, code));
  if (row === undefined) throw new AppError("not-found");
  return presentAirport(row);
}
