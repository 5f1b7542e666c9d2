import type { Member, Person } from "@kilolane/contract";
import { isRole, ROLE_LABELS } from "@kilolane/domain";
import type { CompanyScope, PlatformScope } from "../../../db/scope.ts";
import type { MemberRow } from "../../seat/reads/member.ts";
import { abilitiesOf } from "../policy.ts";
import type { PersonRow } from "../reads/person.ts";

/** A person of a company, for those who look after it. */
export function presentMember(row: MemberRow): Member {
  if (!isRole(row.role)) throw new TypeError(`unknown role ${row.role}`);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    mobile: row.phone,
    countryCode: row.country_code,
    role: row.role,
    label: ROLE_LABELS[row.role],
    imageUrl: row.avatar_file,
    status: row.is_suspended ? "Suspended" : "Active",
    hasLicence: !row.is_unlicensed,
    keyId: row.key_id,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}

/** Somebody in a list, with what the caller may do to them. */
export function presentPerson(scope: CompanyScope | PlatformScope, row: PersonRow): Person {
  return {
    ...presentMember(row),
    state: row.state,
    companyId: row.company_id,
    companyName: row.company_name,
    companyKind: row.company_kind,
    abilities: abilitiesOf(scope, row),
  };
}
