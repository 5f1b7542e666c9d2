import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentLimit } from "./present.ts";
import { findLimitRows } from "./reads.ts";

/** Every limit, those of before too. */
export async function findAircraftLimits(scope: PlatformScope) {
  return { content: (await withTransaction(scope, findLimitRows)).map(presentLimit) };
}
