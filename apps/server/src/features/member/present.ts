import type { Member } from "@kilolane/contract";
import { isRole, ROLE_LABELS } from "@kilolane/domain";
import type { MemberRow } from "./reads.ts";

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
