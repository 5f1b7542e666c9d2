import type { Language, Translate } from "@kilolane/phrases";
import { formatDate } from "../../integrations/pdf/format.ts";
import type { NotificationRow } from "./reads.ts";

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
  "margin-below-floor",
  "floor-asked",
  "floor-approved",
  "floor-declined",
  "mail-failed",
  "rate-expiring",
  "key-used",
  "feedback-created",
  "feedback-answered",
] as const;

/** Kinds that lead to a record of their own; what is about a quotation leads to it. */
const LEADING_KINDS = new Set([
  "floor-asked",
  "rate-expiring",
  "key-used",
  "feedback-created",
  "feedback-answered",
]);

/** A notification in the caller's language. `mainManu` and `subManu` are spelled so in the specification. */
export function presentNotification(
  row: NotificationRow,
  translate: Translate<"notification">,
  language: Language,
) {
  const { rateId, feedbackId, requestId, date, fromStation, toStation, chatGroupId, roomId } = row.detail;
  return {
    id: row.id,
    status: row.is_read ? ("read" as const) : ("unread" as const),
    fromUserId: row.from_user_id,
    fromUserRole: row.from_role,
    description: describe(row, translate, language),
    createDateTime: row.created_at.toISOString(),
    image: row.from_avatar,
    isRedirect: row.quotation_id !== null || textOf(requestId) !== null || LEADING_KINDS.has(row.kind),
    mainManu: row.main_menu,
    subManu: row.sub_menu,
    // the specification's word for a rated quotation, as opposed to a manual one
    quotesType: row.quotation_id === null ? null : "Quick Quote",
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
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Unread notifications of a menu entry, in the specification's spelling. */
export function presentMenuCount(row: { main_menu: string; sub_menu: string; count: number }) {
  return { mainManu: row.main_menu, subManu: row.sub_menu, noNotification: row.count };
}

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

function describe(row: NotificationRow, translate: Translate<"notification">, language: Language): string {
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
