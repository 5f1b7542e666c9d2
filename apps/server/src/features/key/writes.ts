import { ABILITIES, type KeyType } from "@kilolane/domain";
import { sql } from "kysely";
import type { PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";
import { notifyPeopleIn } from "../notification/people-notices.ts";
import type { OpenKey } from "./reads/key.ts";

/**
 * Uses a key, once: of a hundred attempts at the same moment one finds it unused.
 * @returns whether it was this one
 */
export async function useKey(tx: SystemTransaction, key: OpenKey, userId: string): Promise<boolean> {
  const now = sql<Date>`now()`;
  const used = await tx.db
    .updateTable("licence_key")
    .set({ used_by: userId, used_at: now })
    .where("id", "=", key.id)
    .where("company_id", "=", key.company_id)
    .where("used_by", "is", null)
    .where("email", "=", key.email)
    .where("is_suspended", "=", false)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) return false;
  await tx.db
    .updateTable("user_account")
    .set({ licence_ends_at: key.expires_at })
    .where("id", "=", userId)
    .execute();
  return true;
}

/** Tells everybody who gives out keys of the company that somebody has entered theirs. */
export async function insertKeyUsed(
  tx: SystemTransaction,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  detail: { readonly person: string; readonly email: string },
): Promise<void> {
  const givers = await tx.db
    .selectFrom("user_account")
    .where("company_id", "=", companyId)
    .where("role", "in", [...ABILITIES.managesMembers])
    .where("is_suspended", "=", false)
    .where("id", "<>", userId)
    .select("id")
    .execute();
  await notifyPeopleIn(
    tx,
    givers.map((giver) => ({
      companyId,
      userId: giver.id,
      fromUserId: userId,
      kind: "key-used" as const,
      mainMenu: "key-management",
      subMenu: "assigned",
      detail,
    })),
  );
}

/** How many keys of a type a company may have; the operator alone decides. */
export async function upsertSeats(
  tx: PlatformTransaction,
  companyId: string,
  allotment: { readonly keyType: KeyType; readonly seats: number },
): Promise<void> {
  const { keyType: key_type, seats } = allotment;
  await tx.db
    .insertInto("licence_allotment")
    .values({ company_id: companyId, key_type, seats })
    .onConflict((conflict) => conflict.columns(["company_id", "key_type"]).doUpdateSet({ seats }))
    .execute();
}
