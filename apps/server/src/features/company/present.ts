import { COMPANY_APPROVALS, COMPANY_KINDS, type CompanyCard, type ManagedCompany } from "@kilolane/contract";
import type { CompanyRow } from "../account/reads/company.ts";
import type { ManagedRow } from "./reads.ts";

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

/** A company in the operator's lists. */
export function presentManaged(row: ManagedRow): ManagedCompany {
  const approval = COMPANY_APPROVALS.find((known) => known === row.approval);
  if (approval === undefined) throw new TypeError(`unknown approval ${row.approval}`);
  return {
    ...presentCompany(row),
    approval,
    isActive: row.is_active,
    isSubscribed: row.is_subscribed,
    rejectionReason: row.rejection_reason,
    userCount: row.user_count,
  };
}
