import type { EndpointOutput, EndpointParsed, findNotificationPage as endpoint } from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentMenuCount, presentNotification } from "./present.ts";
import { countByMenu, findNotificationRows } from "./reads.ts";

/** One page for the screen of notifications: the unread first, with what there is under each menu entry. */
export async function findNotificationPage(
  scope: UserScope,
  { menu, subMenu, unread: unreadOnly = false, page, size }: EndpointParsed<typeof endpoint>["query"],
): Promise<EndpointOutput<typeof endpoint>> {
  const translate = await loadTranslator(scope.locale, "notification");
  const { rows, shares } = await withTransaction(scope, async (tx) => ({
    rows: await findNotificationRows(tx, { menu, subMenu, unreadOnly, page, size, unreadFirst: true }),
    shares: await countByMenu(tx),
  }));
  const asked = shares.filter(
    (share) => (menu === "" || share.main_menu === menu) && (subMenu === "" || share.sub_menu === subMenu),
  );
  return {
    content: rows.map((row) => presentNotification(row, translate, scope.locale)),
    total: asked.reduce((sum, share) => sum + (unreadOnly ? share.count : share.total), 0),
    menus: shares.map((share) => ({ ...presentMenuCount(share), total: share.total })),
  };
}
