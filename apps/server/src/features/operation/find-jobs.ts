import type { EndpointOutput, EndpointParsed, listFailedJobs } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countFailedJobs, findFailedJobs } from "../../jobs/failed-jobs.ts";
import { presentFailedJob } from "./present.ts";

/** A page of the work that was given up. */
export function findJobs(
  scope: PlatformScope,
  { name, page, size }: EndpointParsed<typeof listFailedJobs>["query"],
): Promise<EndpointOutput<typeof listFailedJobs>> {
  return withTransaction(scope, async (tx) => {
    const rows = await findFailedJobs(tx, name, { limit: size, offset: (page - 1) * size });
    return { content: rows.map(presentFailedJob), total: await countFailedJobs(tx, name) };
  });
}
