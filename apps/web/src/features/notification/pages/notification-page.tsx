import { Anchor, Button } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { NotificationFilters } from "../components/notification-filters.tsx";
import classes from "../components/notification-page.module.css";
import { narrowingOf, sharesUnder, toNotificationQuery } from "../notification-filter.ts";
import { markMenusRead, notificationPageQuery } from "../page-queries.ts";
import { markNotificationsRead, type Notification } from "../queries.ts";
import { targetOf } from "../target-of.ts";
import { useMarkRead } from "../use-mark-read.ts";
import { actionsColumn } from "../../../ui/data-table/actions-column.tsx";
import { useNewsMenuName } from "../use-news-menu-name.ts";

/** Everything that concerns the reader, the unread first; each leads to what it is about. */
export default function NotificationPage() {
  const { t } = useTranslation("notification");
  const language = useLanguage();
  const navigate = useNavigate();
  const role = useSession()?.role ?? "";
  const state = useListState();
  const texts = useTableTexts();
  const answer = useQuery(notificationPageQuery(toNotificationQuery(state)));
  const read = useMarkRead((id: string) => markNotificationsRead([id]));
  const readAll = useMarkRead(markMenusRead);
  const columns = useColumns(read.mutate);
  const title = t("title");
  usePageTitle(title);
  const narrowing = narrowingOf(state);
  const menus = answer.data?.menus ?? [];
  const shares = sharesUnder(menus, narrowing);
  const countOf = (count: number) => (answer.data === undefined ? undefined : formatNumber(count, language));
  const open = (row: Notification) => {
    const target = targetOf(row, role);
    if (row.status === "unread") read.mutate(row.id);
    if (target !== null) void navigate(target);
  };
  return (
    <>
      <PageHeader
        title={title}
        lead={t("lead")}
        actions={
          <Button
            variant="default"
            disabled={shares.unread === 0}
            loading={readAll.isPending}
            onClick={() => readAll.mutate(shares.unreadEntries)}
          >
            {t("markAll")}
          </Button>
        }
      />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="notifications"
        columns={columns}
        rowId={(row) => row.id}
        onOpen={open}
        savedViews={
          <ListTabs
            label={t("tab.label")}
            tabs={[
              { id: "all", label: t("tab.all"), count: countOf(shares.total) },
              { id: "unread", label: t("tab.unread"), count: countOf(shares.unread) },
            ]}
            open={narrowing.unreadOnly ? "unread" : "all"}
            onOpen={(id) => state.setFilter("state", id === "unread" ? id : "")}
          />
        }
        filters={<NotificationFilters state={state} menus={menus} />}
        empty={
          <StatePanel
            icon={<IconBell size={34} stroke={1.4} aria-hidden />}
            title={t("empty.title")}
            text={t("empty.text")}
          />
        }
        texts={texts}
      />
    </>
  );
}

function useColumns(onRead: (id: string) => void): readonly DataTableColumn<Notification>[] {
  const { t } = useTranslation("notification");
  const language = useLanguage();
  const name = useNewsMenuName();
  return useMemo(
    (): readonly DataTableColumn<Notification>[] => [
      {
        id: "text",
        header: t("column.text"),
        required: true,
        cell: (row) => <News row={row} onRead={onRead} />,
      },
      {
        id: "menu",
        header: t("column.menu"),
        cell: (row) =>
          [name.main(row.mainManu), ...(row.subManu === "" ? [] : [name.sub(row.subManu)])].join(" › "),
      },
      { id: "when", header: t("column.when"), cell: (row) => formatInstant(row.createDateTime, language) },
      actionsColumn((row) =>
        row.status === "unread" ? (
          <RowActions>
            <RowButton label={t("markOne")} subject={row.description} onClick={() => onRead(row.id)} />
          </RowActions>
        ) : null,
      ),
    ],
    [language, name, onRead, t],
  );
}

interface NewsProps {
  readonly row: Notification;
  readonly onRead: (id: string) => void;
}

/** What happened; a link where the reader has a screen for it. */
function News({ row, onRead }: NewsProps) {
  const { t } = useTranslation("notification");
  const target = targetOf(row, useSession()?.role ?? "");
  const isUnread = row.status === "unread";
  return (
    <span className={classes["news"]} data-unread={isUnread || undefined}>
      <span className={classes["dot"]} aria-hidden />
      {isUnread ? <span className="kl-visually-hidden">{t("newMark")} </span> : null}
      {target === null ? (
        <bdi>{row.description}</bdi>
      ) : (
        <Anchor component={Link} inherit to={target} onClick={() => (isUnread ? onRead(row.id) : undefined)}>
          <bdi>{row.description}</bdi>
        </Anchor>
      )}
    </span>
  );
}
