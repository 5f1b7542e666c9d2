import { NEWS_CHOICES, NEWS_MENUS } from "@kilolane/domain";
import { z } from "zod";
import { SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "unknown");

/** Where news of each kind goes, and when no mail may come. A kind that is left out is shown in the product alone. */
export const notificationSetting = z.object({
  choices: z.partialRecord(z.enum(NEWS_MENUS), z.enum(NEWS_CHOICES)),
  /** IANA name, by which the quiet hours and the morning of the daily mail are meant */
  timeZone: z.string().max(60, "unknown").refine(isTimeZone, "unknown"),
  /** `HH:MM` each; the end may be on the next day. null: mails come at any time */
  quiet: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
});
export type NotificationSetting = z.output<typeof notificationSetting>;

export const getNotificationSetting = defineEndpoint({
  name: "getNotificationSetting",
  area: "settings",
  summary: "How the caller wants news; null before they have chosen",
  method: "GET",
  path: "/notification-settings",
  roles: SIGNED_IN,
  scope: "user",
  response: z.object({ setting: notificationSetting.nullable() }),
  errors: [],
});

export const updateNotificationSetting = defineEndpoint({
  name: "updateNotificationSetting",
  area: "settings",
  summary: "Stores how the caller wants news: nobody else's",
  method: "PUT",
  path: "/notification-settings",
  roles: SIGNED_IN,
  scope: "user",
  body: notificationSetting,
  response: notificationSetting,
  errors: [],
});
