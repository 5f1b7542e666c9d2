import { sql } from "kysely";
import type { TermsTexts } from "@kilolane/contract";
import type { PlatformTransaction, UserTransaction } from "../../db/transaction.ts";

/** Writes the next version down; two authors at once collide on its number. */
export async function insertVersion(
  tx: PlatformTransaction,
  version: number,
  texts: TermsTexts,
): Promise<void> {
  await tx.db
    .insertInto("terms_version")
    .values({ version, texts: JSON.stringify(texts), published_by: tx.scope.userId })
    .execute();
}

/** Where and in which language somebody accepted. */
export interface Acceptance {
  readonly version: number;
  readonly ip: string;
  readonly language: string;
}

/** Notes that the caller accepts a version; accepting it again keeps the first note. */
export async function insertAcceptance(tx: UserTransaction, acceptance: Acceptance): Promise<void> {
  const { companyId, userId } = tx.scope;
  await tx.db
    .insertInto("terms_acceptance")
    .values({ company_id: companyId, user_id: userId, ...acceptance })
    .onConflict((conflict) => conflict.columns(["company_id", "user_id", "version"]).doNothing())
    .execute();
  await tx.db
    .updateTable("user_account")
    .set({ accepted_terms: acceptance.version })
    .where("company_id", "=", companyId)
    .where("id", "=", userId)
    .execute();
  await sql`update session set owes_terms = false where user_id = ${userId} and ended_at is null`.execute(
    tx.db,
  );
}
