import type { EndpointOutput, listJobKinds } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findJobKinds } from "../../jobs/failed-jobs.ts";
import { presentJobKind } from "./present.ts";

/** Every kind of background work, with what waits, runs and has failed. */
export async function findKinds(scope: PlatformScope): Promise<EndpointOutput<typeof listJobKinds>> {
  const rows = await withTransaction(scope, findJobKinds);
  return { content: rows.map(presentJobKind) };
}
