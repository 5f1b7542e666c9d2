import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManaged } from "./present.ts";
import { findTutorialRows } from "./reads.ts";

/** Every tutorial, as the operator keeps them. */
export async function findTutorials(scope: PlatformScope) {
  return (await withTransaction(scope, findTutorialRows)).map(presentManaged);
}
