import type { ImportMapping } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getManagedAirline } from "../rate/airline.ts";
import { keeperDeskOf } from "../rate/segment.ts";
import { presentProfile } from "./present/profile.ts";
import { upsertProfile } from "./writes/profile.ts";

/** Remembers a mapping under a name; the same name is replaced. @throws AppError not-found */
export async function updateProfile(
  scope: CompanyScope,
  profile: { readonly airlineId: number; readonly name: string; readonly mapping: ImportMapping },
) {
  return withTransaction(scope, async (tx) => {
    await getManagedAirline(tx, keeperDeskOf(tx.scope), profile.airlineId);
    return presentProfile(await upsertProfile(tx, profile));
  });
}
