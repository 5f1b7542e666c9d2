import type { ManagedPackage } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedPackage } from "./managed-package.ts";

/** One package. @throws AppError not-found */
export function getPackage(scope: PlatformScope, id: string): Promise<ManagedPackage> {
  return withTransaction(scope, (tx) => getPresentedPackage(tx, id));
}
