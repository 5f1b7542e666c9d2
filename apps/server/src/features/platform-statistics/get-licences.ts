import type { EndpointOutput, getPlatformLicences } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countLicences } from "./reads.ts";

/** Licence keys of all companies by type and state, now. */
export function getLicences(scope: PlatformScope): Promise<EndpointOutput<typeof getPlatformLicences>> {
  return withTransaction(scope, async (tx) => ({ types: await countLicences(tx) }));
}
