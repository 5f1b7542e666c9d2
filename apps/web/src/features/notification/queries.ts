import {
  countMenuNotifications,
  type EndpointOutput,
  findNotificationPage,
  listNotifications,
  markNotificationsRead as markNotificationsReadEndpoint,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { q } from "../../lib/api/query.ts";

/** What reading a notification makes old. */
export const NOTIFICATION_READS = [countMenuNotifications, listNotifications, findNotificationPage];

export type Notification = EndpointOutput<typeof listNotifications>[number];

/** The popover lists at most so many (quotation-core.md §9). */
const POPOVER_SIZE = 10;

/** How many are unread per menu entry, looked at again every minute while the window is in front. */
export const menuCountsQuery = queryOptions({ ...q(countMenuNotifications), refetchInterval: 60_000 });

/** How many are unread in all: the bell asks nothing that the menu's badges have not asked already. */
export const notificationCountQuery = queryOptions({
  ...menuCountsQuery,
  select: (entries) => entries.reduce((sum, { noNotification }) => sum + noNotification, 0),
});

/** The newest notifications. */
export const notificationListQuery = q(listNotifications, { query: { page: 1, size: POPOVER_SIZE } });

/** Marks notifications as read; count and list are asked for again by the caller. */
export async function markNotificationsRead(notificationIds: readonly string[]): Promise<void> {
  await callEndpoint(markNotificationsReadEndpoint, {
    body: { notificationIds: [...notificationIds] },
  });
}
