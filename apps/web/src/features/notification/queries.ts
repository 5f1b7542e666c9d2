import type {
  countMenuNotifications,
  EndpointOutput,
  listNotifications,
  markNotificationsRead as markNotificationsReadEndpoint,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** The endpoints without their schemas, which the shell does without. */
export const NOTIFICATION_ROUTES = {
  listNotifications: routeOf<typeof listNotifications>("GET", "/notification/list"),
  countMenuNotifications: routeOf<typeof countMenuNotifications>("GET", "/notification/menu-count"),
  markNotificationsRead: routeOf<typeof markNotificationsReadEndpoint>("POST", "/notification/mark-as-read"),
};

export type Notification = EndpointOutput<typeof listNotifications>[number];

/** The popover lists at most so many (quotation-core.md §9). */
const POPOVER_SIZE = 10;

/** How many are unread per menu entry, looked at again every minute while the window is in front. */
export const menuCountsQuery = queryOptions({
  queryKey: ["notification", "menus"],
  queryFn: async ({ signal }) => callEndpoint(NOTIFICATION_ROUTES.countMenuNotifications, {}, { signal }),
  refetchInterval: 60_000,
});

/** How many are unread in all: the bell asks nothing that the menu's badges have not asked already. */
export const notificationCountQuery = queryOptions({
  ...menuCountsQuery,
  select: (entries) => entries.reduce((sum, { noNotification }) => sum + noNotification, 0),
});

/** The newest notifications. */
export const notificationListQuery = queryOptions({
  queryKey: ["notification", "list", POPOVER_SIZE],
  queryFn: async ({ signal }) =>
    callEndpoint(
      NOTIFICATION_ROUTES.listNotifications,
      { query: { page: 1, size: POPOVER_SIZE } },
      { signal },
    ),
});

/** Marks notifications as read; count and list are asked for again by the caller. */
export async function markNotificationsRead(notificationIds: readonly string[]): Promise<void> {
  await callEndpoint(NOTIFICATION_ROUTES.markNotificationsRead, {
    body: { notificationIds: [...notificationIds] },
  });
}
