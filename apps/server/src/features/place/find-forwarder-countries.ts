import type { PublicScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentCountries } from "./present.ts";
import { findForwarderCountryRows } from "./reads/place.ts";

/** Countries that have a forwarder. */
export async function findForwarderCountries(scope: PublicScope) {
  return presentCountries(await withTransaction(scope, findForwarderCountryRows), scope.locale);
}
