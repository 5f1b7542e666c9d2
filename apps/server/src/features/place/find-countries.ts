import type { PublicScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentCountries } from "./present.ts";
import { findCountryRows } from "./reads/place.ts";

/** All countries, in the alphabetical order of the caller's language. */
export async function findCountries(scope: PublicScope) {
  return presentCountries(await withTransaction(scope, findCountryRows), scope.locale);
}
