import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { insertNews, type MessageNews } from "./writes.ts";

/** Notifies a shipper of what its forwarder said. */
export function sendShipperNews(
  scope: SystemScope,
  {
    companyId,
    userId,
    ...detail
  }: MessageNews["detail"] & { readonly companyId: string; readonly userId: string },
): Promise<void> {
  return withTransaction(scope, (tx) =>
    insertNews(tx, { companyId, userIds: [userId], fromUserId: null, detail }),
  );
}
