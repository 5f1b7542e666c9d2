import { calendarDateIn } from "@kilolane/domain";
import type { Language, Translate } from "@kilolane/phrases";
import { formatDate } from "../../integrations/pdf/format.ts";
import type { NotificationRow } from "./reads.ts";

/** Kinds about a record of its own kind. */
const RECORD_KINDS = [
  "rate-expiring",
  "key-used",
  "feedback-created",
  "feedback-answered",
  "company-waiting",
  "chat-message",
  "tariff-proposed",
  "proposal-taken",
  "proposal-partly",
  "proposal-declined",
] as const;

/** What people are notified of; the text is the phrase `notification.kind.<kind>` with `detail` as its values. */
const NOTIFICATION_KINDS = [
  "quotation-sent",
  "quotation-accepted",
  "quotation-rejected",
  "quotation-cancelled",
  "quotation-confirmed",
  "quotation-expired",
  "quotation-expiring",
  "quotation-opened",
  "quotation-question",
  "quotation-assigned",
  "request-created",
  "request-cancelled",
  "request-assigned",
  "request-replied",
  "request-confirmed",
  "request-rejected",
  "request-quoted",
  "offer-quoted",
  "offer-replied",
  "offer-confirmed",
  "offer-rejected",
  "offer-cancelled",
  "margin-below-floor",
  "floor-asked",
  "floor-approved",
  "floor-declined",
  "mail-failed",
  "audit-broken",
  "company-viewed",
  ...RECORD_KINDS,
] as const;

/** Kinds that lead to a record of their own; what is about a quotation leads to it. */
const LEADING_KINDS = new Set(["floor-asked", ...RECORD_KINDS]);

/** A notification in the caller's language. `mainManu` and `subManu` are spelled so in the specification. */
export function presentNotification(
  row: NotificationRow,
  translate: Translate<"notification">,
  language: Language,
) {
  const { rateId, feedbackId, requestId, date, fromStation, toStation, chatGroupId, roomId, ...more } =
    row.detail;
  return {
    id: row.id,
    status: row.is_read ? ("read" as const) : ("unread" as const),
    fromUserId: row.from_user_id,
    fromUserRole: row.from_role,
    description: describeNews(row, translate, language),
    createDateTime: row.created_at.toISOString(),
    image: row.from_avatar,
    isRedirect: row.quotation_id !== null || textOf(requestId) !== null || LEADING_KINDS.has(row.kind),
    mainManu: row.main_menu,
    subManu: row.sub_menu,
    // the specification's words for a rated quotation and for a manual one
    quotesType: row.quotation_id === null ? null : row.is_manual === true ? "manual" : "Quick Quote",
    quoteId: row.quotation_id,
    fromStation: row.from_airport ?? textOf(fromStation),
    toStation: row.to_airport ?? textOf(toStation),
    notificationType: row.kind,
    clientCompanyName: row.client_name,
    clientCompanyEmail: row.client_email,
    ffUserCompanyName: row.forwarder_name,
    ffUserCompanyEmail: row.forwarder_email,
    chatGroupId: textOf(chatGroupId),
    roomId: textOf(roomId),
    expiryAirRatesDate: row.kind === "rate-expiring" ? textOf(date) : null,
    airfareId: textOf(rateId),
    feedbackId: textOf(feedbackId),
    requestId: textOf(requestId),
    proposalId: textOf(more["proposalId"]),
    carrierId: textOf(more["carrierId"]),
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Unread notifications of a menu entry, in the specification's spelling. */
export function presentMenuCount(row: { main_menu: string; sub_menu: string; count: number }) {
  return { mainManu: row.main_menu, subManu: row.sub_menu, noNotification: row.count };
}

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What happened, in one sentence. */
export function describeNews(
  row: NotificationRow,
  translate: Translate<"notification">,
  language: Language,
): string {
  const kind = NOTIFICATION_KINDS.find((known) => known === row.kind);
  if (kind === undefined) return translate("kind.other");
  const values = Object.entries(row.detail).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  const texts = values.map(([name, value]) => [
    name,
    CALENDAR_DATE.test(String(value)) ? formatDate(String(value), language) : value,
  ]);
  return translate(`kind.${kind}`, Object.fromEntries(texts));
}

/** The day of a daily mail, by its reader's clock. */
export function formatNewsDay(timeZone: string, now: Date, language: Language): string {
  return formatDate(calendarDateIn(timeZone, now.getTime()), language);
}
