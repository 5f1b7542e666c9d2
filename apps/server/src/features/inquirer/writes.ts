import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import { isUnchanged, nextVersion, type SeenRow } from "../../db/seen-row.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { queryRows } from "../../db/query-rows.ts";
import { searchTextOf } from "../place/reads/place.ts";

/** What a person fills in about an inquirer. */
export interface InquirerFields {
  readonly companyName: string;
  readonly name: string;
  readonly companyType: string;
  /** ISO alpha-2 */
  readonly countryCode: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly language: string;
  /** ISO 4217 */
  readonly currency: string;
}

/** @returns the new inquirer's id */
export async function insertInquirer(tx: CompanyTransaction, fields: InquirerFields): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("inquirer")
    .values({ id, company_id: tx.scope.companyId, created_by: tx.scope.userId, ...columnsOf(fields) })
    .execute();
  return id;
}

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateInquirerRow(
  tx: CompanyTransaction,
  inquirer: SeenRow,
  fields: InquirerFields,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("inquirer")
    .set({ ...columnsOf(fields), ...nextVersion(inquirer) })
    .where(isUnchanged(tx, inquirer))
    .where("merged_into", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Stores many at once. */
export async function insertInquirers(tx: CompanyTransaction, all: readonly InquirerFields[]): Promise<void> {
  const { companyId, userId } = tx.scope;
  const rows = all.map((fields) => ({
    id: newId(),
    company_id: companyId,
    created_by: userId,
    ...columnsOf(fields),
  }));
  await tx.db.insertInto("inquirer").values(rows).execute();
}

/** Moves the quotations and drafts of duplicates to the inquirer that is kept. @returns the merge's id */
export async function insertInquirerMerge(
  tx: CompanyTransaction,
  keptId: string,
  mergedIds: readonly string[],
): Promise<string> {
  const id = newId();
  const { companyId, userId } = tx.scope;
  await tx.query(
    `with moved as (
       select inquirer_id, jsonb_agg(id) as ids from quotation
       where company_id = $1 and inquirer_id = any ($4::uuid[]) group by inquirer_id
     )
     insert into inquirer_merge (id, company_id, kept_id, merged_ids, moved_quotations, created_by)
     select $2, $1, $3, $4::uuid[], coalesce(jsonb_object_agg(inquirer_id, ids), '{}'), $5 from moved`,
    [companyId, id, keptId, mergedIds, userId],
  );
  const moved = [companyId, keptId, mergedIds];
  await tx.query(
    "update quotation set inquirer_id = $2 where company_id = $1 and inquirer_id = any ($3::uuid[])",
    moved,
  );
  await tx.query(
    "update quotation_request set inquirer_id = $2 where company_id = $1 and inquirer_id = any ($3::uuid[])",
    moved,
  );
  await tx.query(
    `update inquirer set merged_into = $2, updated_at = now(), version = version + 1
     where company_id = $1 and id = any ($3::uuid[])`,
    moved,
  );
  return id;
}

/**
 * Makes the duplicates of a merge inquirers of their own again; what moved with them and is still the kept one's goes
 * back. @returns how many quotations went back; undefined: there is no such merge, or it was taken back already
 */
export async function undoInquirerMergeRow(
  tx: CompanyTransaction,
  keptId: string,
  mergeId: string,
): Promise<number | undefined> {
  const merge = await tx.db
    .updateTable("inquirer_merge")
    .set(sql`undone_at`, sql`now()`)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", mergeId)
    .where("kept_id", "=", keptId)
    .where("undone_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (merge === undefined) return undefined;
  const values = [tx.scope.companyId, keptId, mergeId];
  await tx.query(
    `update inquirer i set merged_into = null, updated_at = now(), version = i.version + 1
     from inquirer_merge m
     where m.company_id = $1 and m.id = $3 and i.company_id = $1 and i.merged_into = $2 and i.id = any (m.merged_ids)`,
    values,
  );
  // a request still says for whom it was asked, so that nothing has to be kept of where it was moved from
  await tx.query(
    `update quotation_request set inquirer_id = kilolane_kept_inquirer($1, (input ->> 'inquirerId')::uuid)
     where company_id = $1 and inquirer_id = $2 and (input ->> 'inquirerId')::uuid <> $2`,
    [tx.scope.companyId, keptId],
  );
  const back = await queryRows(
    tx,
    `update quotation q set inquirer_id = moved.key::uuid
     from inquirer_merge m, jsonb_each(m.moved_quotations) as moved
     where m.company_id = $1 and m.id = $3 and q.company_id = $1 and q.inquirer_id = $2
       and moved.value @> to_jsonb(q.id::text)
     returning q.id`,
    values,
  );
  return back.length;
}

function columnsOf(fields: InquirerFields) {
  return {
    company_name: fields.companyName,
    name: fields.name,
    company_type: fields.companyType,
    country_code: fields.countryCode,
    email: fields.email,
    phone: fields.phone,
    address: fields.address,
    language: fields.language,
    currency: fields.currency,
    search_text: inquirerSearchText(fields),
  };
}

/** The folded text that searches look through. */
function inquirerSearchText(fields: Pick<InquirerFields, "companyName" | "name" | "email">): string {
  return searchTextOf(fields.companyName, fields.name, fields.email);
}
