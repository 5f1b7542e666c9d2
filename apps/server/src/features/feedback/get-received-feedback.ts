import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedReceived } from "./feedback.ts";

/** One feedback as the operator sees it. @throws AppError not-found */
export function getReceivedFeedback(scope: PlatformScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedReceived(tx, id));
}
