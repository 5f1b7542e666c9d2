import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { findNotificationPage, listNotifications } from "./list-notifications.ts";
import { markMenu, markNotification, markNotifications } from "./mark-notification.ts";
import { presentMenuCount } from "./present.ts";
import { countUnread, countUnreadByMenu } from "./reads.ts";

/** Binds the caller's own notifications. */
export function bindNotificationRoutes(app: App): void {
  bindEndpoint(app, contract.listNotifications, ({ scope, query }) => listNotifications(scope, query));
  bindEndpoint(app, contract.findNotificationPage, ({ scope, query }) => findNotificationPage(scope, query));
  bindEndpoint(app, contract.countNotifications, async ({ scope }) => ({
    notificationCount: await withTransaction(scope, countUnread),
  }));
  bindEndpoint(app, contract.markNotificationsRead, async ({ scope, body }) => {
    const ids = [...(body.notificationIds ?? []), ...(body.id === undefined ? [] : [body.id])];
    return { notificationCount: await markNotifications(scope, ids) };
  });
  for (const endpoint of [contract.markNotificationRead, contract.updateNotificationStatus]) {
    bindEndpoint(app, endpoint, async ({ scope, params }) => ({
      notificationCount: await markNotification(scope, params.id),
    }));
  }
  bindEndpoint(app, contract.markMenuNotificationsRead, async ({ scope, query }) => ({
    notificationCount: await markMenu(scope, { menu: query.menu, subMenu: query.subMenu }),
  }));
  bindEndpoint(app, contract.countMenuNotifications, async ({ scope }) =>
    (await withTransaction(scope, countUnreadByMenu)).map(presentMenuCount),
  );
}
