import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentProfile } from "./present/profile.ts";
import { findProfileRows } from "./reads/profile.ts";

/** The company's remembered mappings of an airline. */
export async function findProfiles(scope: CompanyScope, airlineId: number) {
  const profiles = await withTransaction(scope, (tx) => findProfileRows(tx, airlineId));
  return { content: profiles.map(presentProfile) };
}
