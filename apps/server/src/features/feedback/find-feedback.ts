import type { EndpointOutput, listForwarderFeedback } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findFeedbackPage, type Paged } from "./feedback.ts";
import { presentFeedback } from "./present.ts";

/** One page of the feedback that the caller may see, the newest first by default. */
export function findFeedback(
  scope: CompanyScope,
  search: Paged,
): Promise<EndpointOutput<typeof listForwarderFeedback>> {
  return withTransaction(scope, async (tx) => {
    const { rows, ...page } = await findFeedbackPage(tx, search);
    return { content: rows.map((row) => presentFeedback(row, scope.userId)), ...page };
  });
}
