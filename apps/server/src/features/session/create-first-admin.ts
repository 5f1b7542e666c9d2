import { newId } from "../../db/new-id.ts";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { StartError } from "../../start-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { hashPassword } from "../account/password.ts";

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Makes the operator's company and its super admin; possible once per database.
 *
 * @throws StartError when there is a super admin already
 */
export async function createFirstAdmin(scope: SystemScope, admin: FirstAdmin): Promise<void> {
  const passwordHash = await hashPassword(admin.password);
  await withTransaction(
    scope,
    async (tx) => {
      const { db } = tx;
      const existing = await db
        .selectFrom("user_account")
        .where("role", "=", "ROLE_SUPERADMIN")
        .select("id")
        .executeTakeFirst();
      if (existing !== undefined)
        throw new StartError("There is a super admin already; nothing was changed.");
      const [companyId, userId] = [newId(), newId()];
      await db
        .insertInto("company")
        .values({
          id: companyId,
          kind: "platform",
          name: "Kilolane",
          email: admin.email,
          approval: "approved",
        })
        .execute();
      await db
        .insertInto("user_account")
        .values({
          id: userId,
          company_id: companyId,
          role: "ROLE_SUPERADMIN",
          email: admin.email,
          password_hash: passwordHash,
          first_name: admin.firstName,
          last_name: admin.lastName,
        })
        .execute();
      await recordAuditIn(tx, { action: "admin.created", subjectKind: "user", subjectId: userId, companyId });
    },
    // Two commands at once: the second one sees the first one's admin, or is run again.
    { isolation: "serializable" },
  );
}
