import type { countUsersByRole, EndpointOutput } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countUsers } from "./reads.ts";

/** People of the company by role. */
export function getRoleCounts(scope: CompanyScope): Promise<EndpointOutput<typeof countUsersByRole>> {
  return withTransaction(scope, async (tx) => {
    const roles = (await countUsers(tx)).map(({ role, users, active }) => ({
      role,
      users: Number(users),
      active: Number(active),
    }));
    return { total: roles.reduce((sum, { users }) => sum + users, 0), roles };
  });
}
