import type { PublicScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { ClientDetail } from "../present/quotation.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { markLinkViewed } from "../writes/mail.ts";
import { recordStep } from "../writes/step.ts";
import { actForReader, getOpenLink, getPresentedLink } from "./opened-link.ts";

/** The quotation behind a signed link. The first opening is notified to the owner. @throws AppError link-invalid */
export async function getLink(scope: PublicScope, token: string): Promise<ClientDetail> {
  const open = await withTransaction(actForReader(scope), (tx) => getOpenLink(tx, token));
  return withTransaction(open.scope, async (tx) => {
    const { link, tokenHash } = open;
    const row = await getQuotationRow(tx, link.quotationId, { version: link.version, side: "client" });
    if (await markLinkViewed(tx, tokenHash)) {
      await recordStep(tx, {
        quotationId: row.id,
        version: link.version,
        kind: "viewed",
        detail: { recipient: link.email },
        actorName: link.email,
        notify: {
          kind: "quotation-opened",
          userIds: [row.ownerUserId],
          detail: { number: row.number, client: link.email },
        },
      });
    }
    return getPresentedLink(tx, open, row);
  });
}
