import { Button, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import {
  markNotificationsRead,
  type Notification,
  notificationListQuery,
} from "../../features/notification/queries.ts";
import { targetOf } from "../../features/notification/target-of.ts";
import { useMarkRead } from "../../features/notification/use-mark-read.ts";
import { formatRelative } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import classes from "./notification-popover.module.css";

/** At so many notifications the way to all of them appears (quotation-core.md §9). */
const VIEW_ALL_FROM = 5;

interface NotificationPanelProps {
  readonly listPath: ScreenPath;
  readonly onLeave: () => void;
}

/** The newest notifications, read by a click, or all at once. */
export default function NotificationPanel({ listPath, onLeave }: NotificationPanelProps) {
  const { t } = useTranslation(["notification", "state"]);
  const list = useQuery(notificationListQuery);
  const markRead = useMarkRead(markNotificationsRead);
  const items = list.data ?? [];
  const unread = items.filter((item) => item.status === "unread").map((item) => item.id);
  return (
    <>
      <div className={classes["head"]}>
        <strong>{t("title")}</strong>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={unread.length === 0}
          onClick={() => markRead.mutate(unread)}
        >
          {t("markAll")}
        </Button>
      </div>
      {list.isError ? <StatePanel role="alert" title={t("state:failed.title")} headingOrder={3} /> : null}
      {list.isSuccess && items.length === 0 ? (
        <StatePanel title={t("empty.title")} text={t("empty.text")} headingOrder={3} />
      ) : null}
      <ul className={classes["list"]}>
        {items.map((item) => (
          <NotificationItem
            key={item.id}
            item={item}
            onRead={() => markRead.mutate([item.id])}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {items.length >= VIEW_ALL_FROM ? (
        <Button component={Link} to={listPath} variant="subtle" fullWidth onClick={onLeave}>
          {t("viewAll")}
        </Button>
      ) : null}
    </>
  );
}

interface NotificationItemProps {
  readonly item: Notification;
  readonly onRead: () => void;
  readonly onLeave: () => void;
}

/** One notification: a click reads it and goes to what it is about. */
function NotificationItem({ item, onRead, onLeave }: NotificationItemProps) {
  const { t } = useTranslation("notification");
  const target = targetOf(item, useSession()?.role ?? "");
  const language = useLanguage();
  const isUnread = item.status === "unread";
  const shown = (
    <>
      <span className={classes["dot"]} aria-hidden />
      <span className={classes["text"]}>
        {isUnread ? <span className="kl-visually-hidden">{t("newMark")}</span> : null}
        <bdi>{item.description}</bdi>
        <span className={classes["when"]}>{formatRelative(item.createDateTime, language)}</span>
      </span>
    </>
  );
  const look = { className: classes["item"] ?? "", "data-unread": isUnread || undefined };
  const read = () => (isUnread ? onRead() : undefined);
  return (
    <li>
      {target === null ? (
        <UnstyledButton {...look} onClick={read}>
          {shown}
        </UnstyledButton>
      ) : (
        <Link
          {...look}
          to={target}
          onClick={() => {
            read();
            onLeave();
          }}
        >
          {shown}
        </Link>
      )}
    </li>
  );
}
