import { z } from "zod";
import { SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, page, pageSize, queryFlag, text } from "../values.ts";

/** The names are the specification's, `mainManu` and `subManu` included. */
const notification = z.object({
  id: z.string(),
  status: z.enum(["unread", "read"]),
  /** who caused it; null: the product itself, somebody by a signed link, or somebody of another company */
  fromUserId: z.string().nullable(),
  fromUserRole: z.string().nullable(),
  description: z.string(),
  createDateTime: z.string(),
  image: z.string().nullable(),
  isRedirect: z.boolean(),
  mainManu: z.string(),
  subManu: z.string(),
  quotesType: z.string().nullable(),
  quoteId: z.string().nullable(),
  fromStation: z.string().nullable(),
  toStation: z.string().nullable(),
  notificationType: z.string(),
  /** the client of the quotation it is about, as the quotation names it */
  clientCompanyName: z.string().nullable(),
  clientCompanyEmail: z.string().nullable(),
  /** the forwarder whose quotation it is about */
  ffUserCompanyName: z.string().nullable(),
  ffUserCompanyEmail: z.string().nullable(),
  /** the conversation it leads to */
  chatGroupId: z.string().nullable(),
  roomId: z.string().nullable(),
  /** the last day of the rates it is about */
  expiryAirRatesDate: z.string().nullable(),
  /** the rate it leads to, when it is one alone */
  airfareId: z.string().nullable(),
  /** the feedback it leads to */
  feedbackId: z.string().nullable(),
  /** the client's request it leads to */
  requestId: z.string().nullable(),
  /** the proposal for a trucking tariff that it leads to, and the forwarder's carrier where the reader has it */
  proposalId: z.string().nullable(),
  carrierId: z.string().nullable(),
});

export const listNotifications = defineEndpoint({
  name: "listNotifications",
  area: "notification",
  summary: "The caller's notifications, newest first",
  method: "GET",
  path: "/notification/list",
  roles: SIGNED_IN,
  scope: "user",
  query: z.object({ page: page.default(1), size: pageSize.default(10) }),
  response: z.array(notification),
  errors: [],
});
/** How many notifications a menu entry has, and how many of them are unread. */
const menuShare = z.object({
  mainManu: z.string(),
  subManu: z.string(),
  total: z.number(),
  noNotification: z.number(),
});

/** Without `subMenu` all of the menu. */
export const findNotificationPage = defineEndpoint({
  name: "findNotificationPage",
  area: "notification",
  summary:
    "One page of the caller's notifications, the unread first, with what there is under each menu entry",
  method: "GET",
  path: "/notifications",
  roles: SIGNED_IN,
  scope: "user",
  query: z.object({
    menu: text(60).default(""),
    subMenu: text(60).default(""),
    unread: queryFlag.optional(),
    page: page.default(1),
    size: pageSize.default(25),
  }),
  response: z.object({ content: z.array(notification), total: z.number(), menus: z.array(menuShare) }),
  errors: [],
});
export const countNotifications = defineEndpoint({
  name: "countNotifications",
  area: "notification",
  summary: "How many are unread",
  method: "GET",
  path: "/notification/count",
  roles: SIGNED_IN,
  scope: "user",
  response: z.object({ notificationCount: z.number() }),
  errors: [],
});
/** A single `id`, or `notificationIds` for Mark All As Read. Unknown ids change nothing. */
export const markNotificationsRead = defineEndpoint({
  name: "markNotificationsRead",
  area: "notification",
  summary: "Marks notifications as read",
  method: "POST",
  path: "/notification/mark-as-read",
  roles: SIGNED_IN,
  scope: "user",
  body: z.object({ id: id.optional(), notificationIds: z.array(id).max(500, "too-many").optional() }),
  response: z.object({ notificationCount: z.number() }),
  errors: [],
});
export const markNotificationRead = defineEndpoint({
  name: "markNotificationRead",
  area: "notification",
  summary: "Marks one notification as read",
  method: "PUT",
  path: "/notification/mark-as-read/:id",
  roles: SIGNED_IN,
  scope: "user",
  params: z.object({ id }),
  response: z.object({ notificationCount: z.number() }),
  errors: ["not-found"],
});
/** The specification's other name of the same: its screens call it when a notification is opened. */
export const updateNotificationStatus = defineEndpoint({
  name: "updateNotificationStatus",
  area: "notification",
  summary: "Marks an opened notification as read",
  method: "PUT",
  path: "/updateStatus/:id",
  roles: SIGNED_IN,
  scope: "user",
  params: z.object({ id }),
  response: z.object({ notificationCount: z.number() }),
  errors: ["not-found"],
});
/** Without `subMenu` all of the menu; a menu that has none changes nothing. */
export const markMenuNotificationsRead = defineEndpoint({
  name: "markMenuNotificationsRead",
  area: "notification",
  summary: "Marks the notifications of a menu entry as read, once it was opened",
  method: "PUT",
  path: "/notificationList/menu-sub-menu",
  roles: SIGNED_IN,
  scope: "user",
  query: z.object({ menu: text(60).min(1, "required"), subMenu: text(60).optional() }),
  response: z.object({ notificationCount: z.number() }),
  errors: [],
});
export const countMenuNotifications = defineEndpoint({
  name: "countMenuNotifications",
  area: "notification",
  summary: "How many are unread, per menu entry that has any",
  method: "GET",
  path: "/notification/menu-count",
  roles: SIGNED_IN,
  scope: "user",
  response: z.array(z.object({ mainManu: z.string(), subManu: z.string(), noNotification: z.number() })),
  errors: [],
});
