import type { EndpointOutput, getPlatformAccounts } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countCompanies, countPeople } from "./reads.ts";

/** Companies by kind and people by role, now. */
export function getAccounts(scope: PlatformScope): Promise<EndpointOutput<typeof getPlatformAccounts>> {
  return withTransaction(scope, async (tx) => ({
    companies: await countCompanies(tx),
    people: await countPeople(tx),
  }));
}
