import * as contract from "@kilolane/contract";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { listNotifications } from "./list-notifications.ts";
import { markNotification, markNotifications } from "./mark-notification.ts";
import { countUnread } from "./reads.ts";

/** Binds the caller's own notifications. */
export function bindNotificationRoutes(app: App): void {
  bindEndpoint(app, contract.listNotifications, ({ scope, query }) => listNotifications(scope, query));
  bindEndpoint(app, contract.countNotifications, async ({ scope }) => ({
    notificationCount: await withTransaction(scope, countUnread),
  }));
  bindEndpoint(app, contract.markNotificationsRead, async ({ scope, body }) => {
    const ids = [...(body.notificationIds ?? []), ...(body.id === undefined ? [] : [body.id])];
    return { notificationCount: await markNotifications(scope, ids) };
  });
  bindEndpoint(app, contract.markNotificationRead, async ({ scope, params }) => ({
    notificationCount: await markNotification(scope, params.id),
  }));
}
