import type { EndpointOutput, listReceivedFeedback } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findFeedbackPage, type Paged } from "./feedback.ts";
import { presentReceived } from "./present.ts";

/** One page of everybody's feedback. */
export function findReceivedFeedback(
  scope: PlatformScope,
  search: Paged,
): Promise<EndpointOutput<typeof listReceivedFeedback>> {
  return withTransaction(scope, async (tx) => {
    const { rows, ...page } = await findFeedbackPage(tx, search);
    return { content: rows.map(presentReceived), ...page };
  });
}
