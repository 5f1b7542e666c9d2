import type { Inquirer, InquirerMerge, ListedInquirer } from "@kilolane/contract";
import type { InquirerMergeRow, InquirerRow } from "./reads.ts";

/** `nameofInquirer` is spelled so in the specification. */
export function presentInquirer(row: InquirerRow): Inquirer {
  return {
    id: row.id,
    companyName: row.company_name,
    nameofInquirer: row.name,
    companyType: row.company_type,
    country: row.country_code,
    email: row.email,
    phone: row.phone,
    address: row.address,
    language: row.language,
    currency: row.currency,
    version: row.version,
    quotationCount: row.quotation_count,
  };
}

/** Inquirers under the names of their companies, companies and people in the order they came. */
export function presentByCompany(rows: readonly InquirerRow[]) {
  const companies = new Map<string, Inquirer[]>();
  for (const row of rows) {
    const inquirers = companies.get(row.company_name) ?? [];
    inquirers.push(presentInquirer(row));
    companies.set(row.company_name, inquirers);
  }
  return [...companies].map(([companyName, inquirers]) => ({ companyName, inquirers }));
}

export function presentListedInquirer(row: InquirerRow): ListedInquirer {
  return {
    ...presentInquirer(row),
    quotationCount: row.quotation_count,
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentInquirerMerge(row: InquirerMergeRow): InquirerMerge {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    quotationCount: Object.values(row.moved_quotations).flat().length,
    merged: [...row.merged],
  };
}
