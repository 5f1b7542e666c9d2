import type { PlatformTransaction, Transaction, UserTransaction } from "../../db/transaction.ts";

/** The number of the terms in force; 0 before the first version. */
export async function getLatestVersion(tx: Transaction): Promise<number> {
  const row = await tx.db
    .selectFrom("terms_version")
    .select(({ fn }) => fn.max("version").as("latest"))
    .executeTakeFirst();
  return row?.latest ?? 0;
}

/** The terms in force, and whether the caller has accepted them. */
export function findCurrentTerms(tx: UserTransaction) {
  return tx.db
    .selectFrom("terms_version as v")
    .leftJoin("terms_acceptance as a", (join) =>
      join
        .onRef("a.version", "=", "v.version")
        .on("a.company_id", "=", tx.scope.companyId)
        .on("a.user_id", "=", tx.scope.userId),
    )
    .orderBy("v.version", "desc")
    .limit(1)
    .select(["v.version", "v.texts", "v.published_at", "a.accepted_at"])
    .executeTakeFirst();
}

/** All versions, the newest first, with their author and how many people have accepted them. */
export function findVersions(tx: PlatformTransaction) {
  return tx.db
    .selectFrom("terms_version as v")
    .innerJoin("user_account as u", "u.id", "v.published_by")
    .orderBy("v.version", "desc")
    .select((row) => [
      "v.version",
      "v.texts",
      "v.published_at",
      "u.first_name",
      "u.last_name",
      row
        .selectFrom("terms_acceptance as a")
        .whereRef("a.version", "=", "v.version")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("accepted_count"),
    ])
    .execute();
}

export type CurrentTermsRow = NonNullable<Awaited<ReturnType<typeof findCurrentTerms>>>;
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];
