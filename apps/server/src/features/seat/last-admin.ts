import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { lockAdmins } from "./reads/member.ts";

/**
 * Refuses to take the last admin who can sign in from a company; two who remove each other at the same moment come
 * one after the other.
 * @throws AppError last-admin
 */
export async function refuseLastAdmin(
  tx: CompanyTransaction,
  person: { readonly id: string; readonly role: string },
): Promise<void> {
  if (!isCaretaker(person.role)) return;
  const able = await lockAdmins(tx, person.role);
  if (able.includes(person.id) && able.length === 1) throw new AppError("last-admin");
}

/** Without one of these a company could not be looked after. */
const CARETAKERS: readonly string[] = [
  "ROLE_FFADMIN",
  "ROLE_AIRLINE_ADMIN",
  "ROLE_TRUCKING_ADMIN",
  "ROLE_CONSIGNEE",
];

/** True for a role of which a company must keep one. */
export function isCaretaker(role: string): boolean {
  return CARETAKERS.includes(role);
}
