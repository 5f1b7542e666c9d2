import type { ImportMapping } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getKeptAirline } from "../rate/find-airline.ts";
import { keeperDeskOf } from "../rate/find-shelf.ts";
import { findProfiles, type Profile } from "./reads/profile.ts";
import { deleteProfile, upsertProfile } from "./writes/profile.ts";

function presentProfile({ id, airline_id, name, mapping, updated_at }: Profile) {
  return { id, airlineId: airline_id, name, mapping, updatedAt: updated_at.toISOString() };
}

/** The company's remembered mappings of an airline. */
export async function listProfiles(scope: CompanyScope, airlineId: number) {
  const profiles = await withTransaction(scope, (tx) => findProfiles(tx, airlineId));
  return { content: profiles.map(presentProfile) };
}

/** Remembers a mapping under a name; the same name is replaced. @throws AppError not-found */
export async function saveProfile(
  scope: CompanyScope,
  profile: { readonly airlineId: number; readonly name: string; readonly mapping: ImportMapping },
) {
  return withTransaction(scope, async (tx) => {
    await getKeptAirline(tx, keeperDeskOf(tx), profile.airlineId);
    return presentProfile(await upsertProfile(tx, profile));
  });
}

/** Forgets a mapping. @throws AppError not-found */
export async function removeProfile(scope: CompanyScope, id: string): Promise<Record<string, never>> {
  const isGone = await withTransaction(scope, (tx) => deleteProfile(tx, id));
  if (!isGone) throw new AppError("not-found");
  return {};
}
