import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
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
  inquirer: { readonly id: string; readonly version: number },
  fields: InquirerFields,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("inquirer")
    .set({ ...columnsOf(fields), version: inquirer.version + 1 })
    .set(sql`updated_at`, sql`now()`)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", inquirer.id)
    .where("version", "=", inquirer.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
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
