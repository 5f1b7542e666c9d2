import { findNotificationPage, markMenuNotificationsRead } from "@kilolane/contract";
import { callEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { qPage } from "../../lib/api/query.ts";

export type NotificationQuery = EndpointQuery<typeof findNotificationPage>;

/** A page of notifications; the old rows stay until the new ones are there. */
export function notificationPageQuery(query: NotificationQuery) {
  return qPage(findNotificationPage, { query });
}

/** Marks everything of these menu entries as read, however much there is. */
export async function markMenusRead(
  entries: readonly { readonly menu: string; readonly subMenu: string }[],
): Promise<void> {
  for (const { menu, subMenu } of entries) {
    await callEndpoint(markMenuNotificationsRead, { query: { menu, subMenu } });
  }
}
