import type { PlatformScope, UserScope } from "../../db/scope.ts";
import type { SystemTransaction, Transaction, UserTransaction } from "../../db/transaction.ts";

/** Whose second factor. */
export interface Owner {
  readonly companyId: string;
  readonly userId: string;
}

/** The second factor of a person, also one that no code has proved yet; locked until the transaction ends. */
export function lockFactor(tx: SystemTransaction | UserTransaction, owner: Owner) {
  return tx.db
    .selectFrom("second_factor")
    .select(["key_sealed", "confirmed_at", "last_step"])
    .where("company_id", "=", owner.companyId)
    .where("user_id", "=", owner.userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Since when the caller's sign-in has a second factor, and how many recovery codes are left. */
export async function getFactorState(tx: UserTransaction) {
  const { companyId, userId } = tx.scope;
  const factor = await tx.db
    .selectFrom("second_factor")
    .select("confirmed_at")
    .where("company_id", "=", companyId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const codes = await tx.db
    .selectFrom("recovery_code")
    .where("company_id", "=", companyId)
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("left"))
    .executeTakeFirstOrThrow();
  return { since: factor?.confirmed_at ?? null, recoveryCodesLeft: Number(codes.left) };
}

/** An email and the hash of the password. */
export interface OwnSecret {
  readonly email: string;
  readonly password_hash: string;
}

/** The caller's own. */
export function getOwnSecret(tx: Transaction<UserScope | PlatformScope>): Promise<OwnSecret> {
  return tx.db
    .selectFrom("user_account")
    .select(["email", "password_hash"])
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", tx.scope.userId)
    .executeTakeFirstOrThrow();
}
