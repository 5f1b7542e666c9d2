import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { findNotificationPage } from "./find-notification-page.ts";
import { findNotifications } from "./find-notifications.ts";
import { getMenuCounts } from "./get-menu-counts.ts";
import { getSetting } from "./get-setting.ts";
import { getUnreadCount } from "./get-unread-count.ts";
import { bindNewsJobs } from "./jobs.ts";
import { updateMenu } from "./update-menu.ts";
import { updateNotification } from "./update-notification.ts";
import { updateNotifications } from "./update-notifications.ts";
import { updateSetting } from "./update-setting.ts";

/** Binds the caller's own notifications. */
export function bindNotificationRoutes(app: App): void {
  bindEndpoint(app, contract.listNotifications, ({ scope, query }) => findNotifications(scope, query));
  bindEndpoint(app, contract.findNotificationPage, ({ scope, query }) => findNotificationPage(scope, query));
  bindEndpoint(app, contract.countNotifications, ({ scope }) => getUnreadCount(scope));
  bindEndpoint(app, contract.markNotificationsRead, async ({ scope, body }) => {
    const ids = [...(body.notificationIds ?? []), ...(body.id === undefined ? [] : [body.id])];
    return { notificationCount: await updateNotifications(scope, ids) };
  });
  for (const endpoint of [contract.markNotificationRead, contract.updateNotificationStatus]) {
    bindEndpoint(app, endpoint, async ({ scope, params }) => ({
      notificationCount: await updateNotification(scope, params.id),
    }));
  }
  bindEndpoint(app, contract.markMenuNotificationsRead, async ({ scope, query }) => ({
    notificationCount: await updateMenu(scope, { menu: query.menu, subMenu: query.subMenu }),
  }));
  bindEndpoint(app, contract.countMenuNotifications, ({ scope }) => getMenuCounts(scope));
  bindEndpoint(app, contract.getNotificationSetting, ({ scope }) => getSetting(scope));
  bindEndpoint(app, contract.updateNotificationSetting, ({ scope, body }) => updateSetting(scope, body));
  bindNewsJobs(app);
}
