import type { EndpointInput, findNotificationPage, markMenuNotificationsRead } from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** What the screen of notifications needs beyond the bell: loaded with it. */
export const NOTIFICATION_PAGE_ROUTES = {
  findNotificationPage: routeOf<typeof findNotificationPage>("GET", "/notification/page"),
  markMenuNotificationsRead: routeOf<typeof markMenuNotificationsRead>(
    "PUT",
    "/notificationList/menu-sub-menu",
  ),
};

export type NotificationQuery = NonNullable<EndpointInput<typeof findNotificationPage>["query"]>;

/** A page of notifications; the old rows stay until the new ones are there. */
export function notificationPageQuery(query: NotificationQuery) {
  return queryOptions({
    queryKey: ["notification", "page", query],
    queryFn: async ({ signal }) =>
      callEndpoint(NOTIFICATION_PAGE_ROUTES.findNotificationPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Marks everything of these menu entries as read, however much there is. */
export async function markMenusRead(
  entries: readonly { readonly menu: string; readonly subMenu: string }[],
): Promise<void> {
  for (const { menu, subMenu } of entries) {
    await callEndpoint(NOTIFICATION_PAGE_ROUTES.markMenuNotificationsRead, { query: { menu, subMenu } });
  }
}
