import type { ImportMapping } from "@kilolane/contract";
import { newId } from "../../../db/new-id.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { Profile } from "../reads/profile.ts";

/** Remembers a mapping; the same name is replaced. */
export async function upsertProfile(
  tx: CompanyTransaction,
  profile: { readonly airlineId: number; readonly name: string; readonly mapping: ImportMapping },
): Promise<Profile> {
  const [row] = await queryRows<Profile>(
    tx,
    `insert into rate_import_profile (id, company_id, airline_id, name, mapping) values ($1, $2, $3, $4, $5)
     on conflict (company_id, airline_id, name) do update set mapping = excluded.mapping, updated_at = now()
     returning id, airline_id, name, mapping, updated_at`,
    [newId(), tx.scope.companyId, profile.airlineId, profile.name, JSON.stringify(profile.mapping)],
  );
  if (row === undefined) throw new Error("the insert answered no row");
  return row;
}

/** @returns false when the company has none of that id */
export async function deleteProfile(tx: CompanyTransaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.query("delete from rate_import_profile where id = $1 and company_id = $2", [
    id,
    tx.scope.companyId,
  ]);
  return rowCount === 1;
}
