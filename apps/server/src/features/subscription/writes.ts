import { sql, type Insertable, type Updateable } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { SubscriptionAddonTable } from "../../db/tables/subscription-addon.ts";
import type { SubscriptionTable } from "../../db/tables/subscription.ts";
import type { SubscriptionPackageTable } from "../../db/tables/subscription-package.ts";
import type { CompanyTransaction, PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";
import type { PriceRow } from "./reads/package.ts";
import type { DueNotice } from "./reads/subscription.ts";

type PackageFields = Omit<
  Insertable<SubscriptionPackageTable>,
  "id" | "version" | "created_at" | "updated_at"
>;

/** @returns the new package's id; breaks subscription_package_name when the name is taken */
export async function insertPackage(
  tx: PlatformTransaction,
  fields: PackageFields,
  prices: readonly Omit<PriceRow, "package_id">[],
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("subscription_package")
    .values({ id, ...fields })
    .execute();
  await insertPrices(tx, id, prices);
  return id;
}

/** @returns whether the version was the one that had been seen */
export async function writePackage(
  tx: PlatformTransaction,
  { id, version }: { readonly id: string; readonly version: number },
  fields: PackageFields,
  prices: readonly Omit<PriceRow, "package_id">[],
): Promise<boolean> {
  const written = await tx.db
    .updateTable("subscription_package")
    .set({ ...fields, updated_at: tx.now() })
    .set((row) => ({ version: sql<number>`${row.ref("version")} + 1` }))
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (written.numUpdatedRows !== 1n) return false;
  await tx.db.deleteFrom("subscription_price").where("package_id", "=", id).execute();
  await insertPrices(tx, id, prices);
  return true;
}

async function insertPrices(
  tx: PlatformTransaction,
  packageId: string,
  prices: readonly Omit<PriceRow, "package_id">[],
): Promise<void> {
  const rows = prices.map((price) => ({ package_id: packageId, ...price }));
  await tx.db.insertInto("subscription_price").values(rows).execute();
}

type Bought = Omit<Insertable<SubscriptionTable>, "version" | "created_at" | "updated_at">;

/** What a company has from now on; its next notice is a new one. */
export async function upsertSubscription(tx: SystemTransaction, bought: Bought): Promise<void> {
  await tx.db
    .insertInto("subscription")
    .values(bought)
    .onConflict((conflict) =>
      conflict.column("company_id").doUpdateSet({
        ...bought,
        version: sql<number>`subscription.version + 1`,
        updated_at: tx.now(),
      }),
    )
    .execute();
}

export async function removeSubscription(tx: SystemTransaction, companyId: string): Promise<void> {
  await tx.db.deleteFrom("subscription").where("company_id", "=", companyId).execute();
}

/** Writes down that a notice goes out. False when another run has sent it, or what it says ends later by now. */
export async function writeNoticeSent(
  tx: SystemTransaction,
  { company_id, due, ends_at }: Pick<DueNotice, "company_id" | "due" | "ends_at">,
): Promise<boolean> {
  const claimed = await tx.db
    .updateTable("subscription")
    .set({ notice_days: due })
    .where("company_id", "=", company_id)
    // a date of the runtime holds no microseconds
    .where(sql<boolean>`date_trunc('milliseconds', ends_at) = ${ends_at}`)
    .where((where) => where.or([where("notice_days", "is", null), where("notice_days", ">", due)]))
    .returning("company_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** How many keys of each type the company may have. */
export async function writeSeats(
  tx: SystemTransaction | PlatformTransaction,
  companyId: string,
  seats: { readonly admin: number; readonly agent: number; readonly client: number },
): Promise<void> {
  const rows = (["admin", "agent", "client"] as const).map((key_type) => ({
    company_id: companyId,
    key_type,
    seats: seats[key_type],
  }));
  await tx.db
    .insertInto("licence_allotment")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["company_id", "key_type"]).doUpdateSet({ seats: sql<number>`excluded.seats` }),
    )
    .execute();
}

/** Moves the end of keys, and of the licences of those who hold them. */
export async function writeKeyEnds(
  tx: SystemTransaction,
  companyId: string,
  ends: readonly { readonly keyId: string; readonly endsAt: Date }[],
): Promise<void> {
  if (ends.length === 0) return;
  const ids = ends.map(({ keyId }) => keyId);
  const moments = ends.map(({ endsAt }) => endsAt.toISOString());
  await sql`
    with ends as (select * from unnest(${ids}::uuid[], ${moments}::timestamptz[]) as e (key_id, ends_at)),
    moved as (update licence_key k set expires_at = e.ends_at, version = k.version + 1 from ends e
      where k.company_id = ${companyId} and k.id = e.key_id returning k.used_by, e.ends_at)
    update user_account u set licence_ends_at = m.ends_at from moved m
    where u.company_id = ${companyId} and u.id = m.used_by and u.licence_state = 'open'`.execute(tx.db);
}

export async function insertAddon(
  tx: CompanyTransaction | SystemTransaction,
  addon: Omit<Insertable<SubscriptionAddonTable>, "id" | "version" | "created_at">,
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("subscription_addon")
    .values({ id, ...addon, created_at: tx.now() })
    .execute();
  return id;
}

/** @returns whether it was still in the state, and the version, that had been seen */
export async function writeAddon(
  tx: CompanyTransaction | PlatformTransaction | SystemTransaction,
  seen: { readonly id: string; readonly companyId: string; readonly version: number },
  change: Pick<Updateable<SubscriptionAddonTable>, "state" | "reason" | "decided_by" | "decided_at">,
): Promise<boolean> {
  const written = await tx.db
    .updateTable("subscription_addon")
    .set(change)
    .set((row) => ({ version: sql<number>`${row.ref("version")} + 1` }))
    .where("company_id", "=", seen.companyId)
    .where("id", "=", seen.id)
    .where("version", "=", seen.version)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}
