import { may } from "@kilolane/domain";
import type { Person } from "@kilolane/contract";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import type { PersonRow } from "./reads/person.ts";

/** Admins add and edit their desk and their clients, agents of a forwarder its clients alone. */
export function mayEditMember(scope: CompanyScope, role: string): boolean {
  if (may(scope.role, "managesMembers")) return true;
  return may(scope.role, "managesClientsOnly") && may(role, "isClientOfForwarder");
}

/** What the caller may do to somebody in a list, and what stands in the way. */
export function abilitiesOf(scope: CompanyScope | PlatformScope, row: PersonRow): Person["abilities"] {
  const isOperator = scope.kind === "platform";
  const isLastAdmin = may(row.role, "looksAfterCompany") && row.is_last && row.state === "Active";
  const keeps = isOperator ? !may(row.role, "operatesPlatform") : may(scope.role, "managesMembers");
  const edits = !isOperator && mayEditMember(scope, row.role);
  return {
    edit: edits,
    suspend: keeps && !isLastAdmin,
    invite: edits && row.last_sign_in_at === null && !row.is_suspended,
    seat: edits && row.state === "Unlicensed" && row.key_id === null,
    resetSecondFactor: isOperator && keeps && row.has_second_factor,
    obstacle: keeps && isLastAdmin ? "last-admin" : null,
  };
}

/** Ending the tie to a shipper is the admin's, as shutting out anybody is. */
export function mayEndTie(scope: CompanyScope): boolean {
  return may(scope.role, "managesMembers");
}
