import type {
  countNotifications,
  EndpointOutput,
  listNotifications,
  markNotificationsRead as markNotificationsReadEndpoint,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

const LIST = routeOf<typeof listNotifications>("GET", "/notification/list");
const COUNT = routeOf<typeof countNotifications>("GET", "/notification/count");
const MARK_READ = routeOf<typeof markNotificationsReadEndpoint>("POST", "/notification/mark-as-read");

export type Notification = EndpointOutput<typeof listNotifications>[number];

/** The popover lists at most so many (quotation-core.md §9). */
const POPOVER_SIZE = 10;

/** How many notifications are unread, looked at again every minute while the window is in front. */
export const notificationCountQuery = queryOptions({
  queryKey: ["notification", "count"],
  queryFn: async ({ signal }) => (await callEndpoint(COUNT, {}, { signal })).notificationCount,
  refetchInterval: 60_000,
});

/** The newest notifications. */
export const notificationListQuery = queryOptions({
  queryKey: ["notification", "list", POPOVER_SIZE],
  queryFn: async ({ signal }) => callEndpoint(LIST, { query: { page: 1, size: POPOVER_SIZE } }, { signal }),
});

/** Marks notifications as read; count and list are asked for again by the caller. */
export async function markNotificationsRead(notificationIds: readonly string[]): Promise<void> {
  await callEndpoint(MARK_READ, { body: { notificationIds: [...notificationIds] } });
}
