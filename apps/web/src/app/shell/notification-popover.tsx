import { Button, UnstyledButton } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { IconBell } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  markNotificationsRead,
  type Notification,
  notificationCountQuery,
  notificationListQuery,
  NOTIFICATION_READS,
} from "../../features/notification/queries.ts";
import { invalidate } from "../../lib/api/query.ts";
import { formatRelative } from "../../lib/format/dates.ts";
import { formatCompact } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { targetOf } from "../../features/notification/target-of.ts";
import { Dropdown } from "../../ui/dropdown/dropdown.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { showToast } from "../../ui/toast/show-toast.ts";
import classes from "./notification-popover.module.css";

/** At so many notifications the way to all of them appears (quotation-core.md §9). */
const VIEW_ALL_FROM = 5;

/** The bell with its badge, and the ten newest notifications. */
export function NotificationPopover({ listPath }: { readonly listPath: ScreenPath }) {
  const { t } = useTranslation("notification");
  const language = useLanguage();
  const { data: count = 0 } = useQuery(notificationCountQuery);
  return (
    <Dropdown
      kind="dialog"
      width={380}
      panelLabel={t("title")}
      triggerClassName={classes["bell"]}
      trigger={
        <>
          <span className="kl-visually-hidden">{t("open")} </span>
          <IconBell size={22} stroke={1.6} aria-hidden />
          {count > 0 ? (
            <>
              <span className={classes["badge"]}>{formatCompact(count, language)}</span>
              <span className="kl-visually-hidden"> {t("newMark")}</span>
            </>
          ) : null}
        </>
      }
    >
      {(close) => <NotificationPanel listPath={listPath} onLeave={close} />}
    </Dropdown>
  );
}

interface NotificationPanelProps {
  readonly listPath: ScreenPath;
  readonly onLeave: () => void;
}

function NotificationPanel({ listPath, onLeave }: NotificationPanelProps) {
  const { t } = useTranslation(["notification", "state"]);
  const queryClient = useQueryClient();
  const list = useQuery(notificationListQuery);
  const markRead = useMutation({
    mutationFn: markNotificationsRead,
    onError: () => showToast({ tone: "error", text: t("state:failed.title"), weight: "heavy" }),
    onSettled: () => invalidate(queryClient, NOTIFICATION_READS),
  });
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
