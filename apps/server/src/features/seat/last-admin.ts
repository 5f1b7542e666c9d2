import { may } from "@kilolane/domain";
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
  if (!may(person.role, "looksAfterCompany")) return;
  const able = await lockAdmins(tx, person.role);
  if (able.includes(person.id) && able.length === 1) throw new AppError("last-admin");
}
