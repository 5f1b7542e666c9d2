import { sql } from "kysely";
import type { CompanyTransaction, SystemTransaction, UserTransaction } from "../../db/transaction.ts";
import type { Owner } from "./reads.ts";

/** Puts a new key there that no code has proved yet; one that was never proved is replaced. */
export async function upsertUnprovenKey(tx: UserTransaction, keySealed: Buffer): Promise<void> {
  const { companyId, userId } = tx.scope;
  await tx.db
    .insertInto("second_factor")
    .values({ company_id: companyId, user_id: userId, key_sealed: keySealed })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "user_id"]).doUpdateSet({ key_sealed: keySealed, last_step: 0 }),
    )
    .execute();
}

/** The key counts from now on; the step that proved it is used up. */
export async function confirmFactor(tx: UserTransaction, step: number): Promise<void> {
  await tx.db
    .updateTable("second_factor")
    .set({ confirmed_at: sql<Date>`now()`, last_step: step })
    .where("company_id", "=", tx.scope.companyId)
    .where("user_id", "=", tx.scope.userId)
    .execute();
}

export async function updateLastStep(tx: SystemTransaction, owner: Owner, step: number): Promise<void> {
  await tx.db
    .updateTable("second_factor")
    .set({ last_step: step })
    .where("company_id", "=", owner.companyId)
    .where("user_id", "=", owner.userId)
    .execute();
}

/** New recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(tx: UserTransaction, hashes: readonly Buffer[]): Promise<void> {
  const { companyId, userId } = tx.scope;
  await tx.db
    .deleteFrom("recovery_code")
    .where("company_id", "=", companyId)
    .where("user_id", "=", userId)
    .execute();
  await tx.db
    .insertInto("recovery_code")
    .values(hashes.map((code_hash) => ({ company_id: companyId, user_id: userId, code_hash })))
    .execute();
}

/** Uses a recovery code up. @returns false when it is none, or was used before */
export async function spendRecoveryCode(tx: SystemTransaction, owner: Owner, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable("recovery_code")
    .set({ used_at: sql<Date>`now()` })
    .where("company_id", "=", owner.companyId)
    .where("user_id", "=", owner.userId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a second factor off, with its recovery codes. @returns false when there was none */
export async function deleteFactor(tx: UserTransaction | CompanyTransaction, owner: Owner): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom("second_factor")
    .where("company_id", "=", owner.companyId)
    .where("user_id", "=", owner.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
