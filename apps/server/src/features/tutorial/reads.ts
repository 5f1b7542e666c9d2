import type { Role } from "@kilolane/domain";
import { sql } from "kysely";
import type { PlatformTransaction, UserTransaction } from "../../db/transaction.ts";

/** The published tutorials of a role, in the operator's order. */
export function findPublished(tx: UserTransaction, role: Role) {
  return tx.db
    .selectFrom("tutorial")
    .selectAll()
    .where("is_published", "=", true)
    .where(sql<boolean>`${role} = any (roles)`)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Every tutorial in its order. */
export function findTutorialRows(tx: PlatformTransaction) {
  return tx.db.selectFrom("tutorial").selectAll().orderBy("position").orderBy("id").execute();
}

export type TutorialRow = Awaited<ReturnType<typeof findTutorialRows>>[number];

/** One tutorial, for any role: ask the policy before showing it. */
export function findTutorial(tx: UserTransaction | PlatformTransaction, id: string) {
  return tx.db.selectFrom("tutorial").selectAll().where("id", "=", id).executeTakeFirst();
}
