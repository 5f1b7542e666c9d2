import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentZip } from "./present.ts";
import { findZip } from "./reads/place.ts";

/**
 * City, state and coordinates of a ZIP as typed: leading zeros may be missing, ZIP+4 is cut. Anything that is no
 * known ZIP answers an empty object, which the screen shows as 'Zipcode not available' (specification §5).
 */
export async function getZipcode(scope: UserScope, typed: string) {
  const digits = /^(\d{3,5})(-\d{4})?$/.exec(typed)?.[1];
  if (digits === undefined) return {};
  const row = await withTransaction(scope, (tx) => findZip(tx, digits.padStart(5, "0")));
  return row === undefined ? {} : presentZip(row);
}
