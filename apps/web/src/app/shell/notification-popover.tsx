import { ActionIcon, Button, Group, Indicator, Popover, Text, UnstyledButton } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { IconBell } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatRelative } from "../../lib/format/dates.ts";
import { formatCompact } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";
import {
  markNotificationsRead,
  type Notification,
  notificationCountQuery,
  notificationListQuery,
} from "../../features/notification/queries.ts";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { showToast } from "../../ui/toast/show-toast.ts";
import classes from "./notification-popover.module.css";

/** At so many notifications the way to all of them appears (quotation-core.md §9). */
const VIEW_ALL_FROM = 5;

/** The bell with its badge, and the ten newest notifications. */
export function NotificationPopover({ listPath }: { readonly listPath: ScreenPath }) {
  const { t } = useTranslation(["notification", "state"]);
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const queryClient = useQueryClient();
  const { data: count = 0 } = useQuery(notificationCountQuery);
  const list = useQuery({ ...notificationListQuery, enabled: opened });
  const markRead = useMutation({
    mutationFn: markNotificationsRead,
    onError: () => showToast({ tone: "error", text: t("state:failed.title"), weight: "heavy" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["notification"] }),
  });
  const items = list.data ?? [];
  const unread = items.filter((item) => item.status === "unread").map((item) => item.id);

  return (
    <Popover width={380} position="bottom-end" opened={opened} onChange={setOpened} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes["bell"] ?? ""}
          onClick={() => setOpened(!opened)}
          aria-label={count > 0 ? `${t("open")}, ${t("unread", { count })}` : t("open")}
        >
          <Indicator
            disabled={count === 0}
            label={formatCompact(count, language)}
            size={17}
            color="amber.5"
            autoContrast
            offset={2}
          >
            <IconBell size={22} stroke={1.6} aria-hidden />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} className={classes["dropdown"] ?? ""}>
        <Group justify="space-between" px="md" py="xs" className={classes["head"] ?? ""}>
          <Text fw={600}>{t("title")}</Text>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={unread.length === 0}
            onClick={() => markRead.mutate(unread)}
          >
            {t("markAll")}
          </Button>
        </Group>
        {list.isError ? (
          <StatePanel role="alert" title={t("state:failed.title")} headingOrder={3} />
        ) : items.length === 0 && !list.isPending ? (
          <StatePanel title={t("empty.title")} text={t("empty.text")} headingOrder={3} />
        ) : (
          <ul className={classes["list"]}>
            {items.map((item) => (
              <NotificationItem key={item.id} item={item} onRead={() => markRead.mutate([item.id])} />
            ))}
          </ul>
        )}
        {items.length >= VIEW_ALL_FROM ? (
          <Button
            component={Link}
            to={listPath}
            variant="subtle"
            fullWidth
            radius={0}
            onClick={() => setOpened(false)}
          >
            {t("viewAll")}
          </Button>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function NotificationItem({ item, onRead }: { readonly item: Notification; readonly onRead: () => void }) {
  const { t } = useTranslation("notification");
  const language = useLanguage();
  const isUnread = item.status === "unread";
  return (
    <li>
      <UnstyledButton
        className={classes["item"]}
        data-unread={isUnread || undefined}
        onClick={() => (isUnread ? onRead() : undefined)}
      >
        <span className={classes["dot"]} aria-hidden />
        <span className={classes["text"]}>
          {isUnread ? <span className="kl-visually-hidden">{t("newMark")}</span> : null}
          <bdi>{item.description}</bdi>
          <span className={classes["when"]}>{formatRelative(item.createDateTime, language)}</span>
        </span>
      </UnstyledButton>
    </li>
  );
}
