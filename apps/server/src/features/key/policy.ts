import type { CompanyScope } from "../../db/scope.ts";

const GIVERS: readonly string[] = ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN", "ROLE_SUPERADMIN"];

/** A key's text is shown to those who give keys out, while it still opens something: nobody has used it. */
export function mayReadKeyText(scope: CompanyScope, key: { readonly used_by: string | null }): boolean {
  return key.used_by === null && GIVERS.includes(scope.role);
}
