import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentPersonalProfile } from "./present.ts";
import { getOwnAccount } from "./reads/person.ts";

/** The caller's own profile. */
export async function getProfile(scope: UserScope) {
  return presentPersonalProfile(await withTransaction(scope, getOwnAccount));
}
