import type { Person } from "@kilolane/contract";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { isCaretaker } from "../seat/last-admin.ts";
import type { PersonRow } from "./reads/person.ts";

/** Admins add and edit their desk and their clients, agents of a forwarder its clients alone. */
export function mayEditMember(scope: CompanyScope, role: string): boolean {
  return scope.role === "ROLE_FFAGENT" ? role === "ROLE_FFCLIENT" : KEEPERS.includes(scope.role);
}

/** Who lets people in and shuts them out. */
const KEEPERS: readonly string[] = ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN"];

/** What the caller may do to somebody in a list, and what stands in the way. */
export function abilitiesOf(scope: CompanyScope | PlatformScope, row: PersonRow): Person["abilities"] {
  const isOperator = scope.kind === "platform";
  const isLastAdmin = isCaretaker(row.role) && row.is_last && row.state === "Active";
  const keeps = isOperator ? row.role !== "ROLE_SUPERADMIN" : KEEPERS.includes(scope.role);
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
  return KEEPERS.includes(scope.role);
}
