import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { deleteProfile } from "./writes/profile.ts";

/** Forgets a mapping. @throws AppError not-found */
export async function removeProfile(scope: CompanyScope, id: string): Promise<Record<string, never>> {
  const isGone = await withTransaction(scope, (tx) => deleteProfile(tx, id));
  if (!isGone) throw new AppError("not-found");
  return {};
}
