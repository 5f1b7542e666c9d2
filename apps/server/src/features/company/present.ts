import { COMPANY_KINDS, type CompanyCard } from "@kilolane/contract";
import type { CompanyRow } from "./reads.ts";

/** A company as everybody who may see it sees it. */
export function presentCompany(row: CompanyRow): CompanyCard {
  const kind = COMPANY_KINDS.find((known) => known === row.kind);
  if (kind === undefined) throw new TypeError(`unknown kind of company ${row.kind}`);
  return {
    id: row.id,
    kind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    phoneCountryCode: row.phone_country_code,
    country: row.country_code,
    state: row.state,
    city: row.city,
    street: row.street,
    zip: row.zip,
    about: row.about,
    website: row.website,
    companyLogo: row.logo_file,
    createdAt: row.created_at.toISOString(),
  };
}
