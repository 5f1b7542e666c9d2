import { sql, type Updateable } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { CompanySettingTable } from "../../db/tables/company-setting.ts";
import type { UserAccountTable } from "../../db/tables/user-account.ts";
import type { CompanyTransaction, UserTransaction } from "../../db/transaction.ts";
import { DEFAULT_MARGINS } from "./reads/company.ts";
import { forgetSettings } from "./reads/cached-settings.ts";

type SettingChange = Omit<Updateable<CompanySettingTable>, "company_id">;

/**
 * Changes settings of the company; the row is made with the first change.
 * @param seen the version that the caller saw, where people edit what they read before
 * @returns false when it has another version by now
 */
export async function upsertCompanySetting(
  tx: CompanyTransaction,
  change: SettingChange,
  seen?: number,
): Promise<boolean> {
  const { companyId } = tx.scope;
  await tx.db
    .insertInto("company_setting")
    .values({ company_id: companyId, margin: JSON.stringify(DEFAULT_MARGINS) })
    .onConflict((conflict) => conflict.column("company_id").doNothing())
    .execute();
  const update = tx.db.updateTable("company_setting").set(change).where("company_id", "=", companyId);
  const { numUpdatedRows } = await (
    seen === undefined ? update : update.set({ version: seen + 1 }).where("version", "=", seen)
  ).executeTakeFirst();
  tx.afterCommit(() => forgetSettings(tx));
  return numUpdatedRows > 0n;
}

type AccountChange = Pick<
  Updateable<UserAccountTable>,
  | "first_name"
  | "last_name"
  | "phone"
  | "country_code"
  | "reply_to_email"
  | "reply_to_proven_at"
  | "locale"
  | "theme_mode"
  | "theme_style"
  | "measurement_unit"
>;

/** Changes the caller's own account. */
export async function updateOwnAccount(tx: UserTransaction, change: AccountChange): Promise<void> {
  await tx.db
    .updateTable("user_account")
    .set(change)
    .set(sql`updated_at`, sql`now()`)
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", tx.scope.userId)
    .execute();
}

/** Puts an airport at the end of the company's list. @returns the entry's id */
export async function insertPreferredAirport(tx: CompanyTransaction, iata: string): Promise<string> {
  const { companyId } = tx.scope;
  const id = newId();
  await tx.db
    .insertInto("preferred_airport")
    .values((table) => ({
      id,
      company_id: companyId,
      iata,
      position: table
        .selectFrom("preferred_airport")
        .where("company_id", "=", companyId)
        .select(sql<number>`coalesce(max(position), 0) + 1`.as("next")),
    }))
    .execute();
  return id;
}

/** Gives the company's entries the places that they have in this list. */
export async function updateAirportPlaces(tx: CompanyTransaction, ids: readonly string[]): Promise<void> {
  await sql`
    update preferred_airport p set position = listed.place
    from unnest(${ids}::uuid[]) with ordinality as listed (id, place)
    where p.company_id = ${tx.scope.companyId} and p.id = listed.id`.execute(tx.db);
}

/** @returns the code of the airport that was taken off, undefined when there is no such entry */
export async function deletePreferredAirportRow(
  tx: CompanyTransaction,
  id: string,
): Promise<string | undefined> {
  const row = await tx.db
    .deleteFrom("preferred_airport")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .returning("iata")
    .executeTakeFirst();
  return row?.iata;
}
