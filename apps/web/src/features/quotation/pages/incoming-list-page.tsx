import { CLIENT_REQUEST_STATES, may } from "@kilolane/domain";
import { Button } from "@mantine/core";
import { IconInbox } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { NamedPageHeader } from "../../../lib/i18n/named-page-header.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { type ListState, useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { forwarderHref, href } from "../../../lib/paths/href.ts";
import { useNews } from "../../../lib/push/use-news.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { downloadIncoming, INCOMING_READS, incomingQuery, openTabOf } from "../incoming/incoming-queries.ts";
import { useIncomingColumns } from "../incoming/use-incoming-columns.tsx";
import { useDesk } from "../use-desk.ts";

/** Requests that clients sent to the desk, those that wait for an answer first. */
export default function IncomingListPage() {
  const { t } = useTranslation("incoming");
  const navigate = useNavigate();
  const role = useDesk();
  const hrefOf = useCallback(
    (id: string) => forwarderHref(role, "incoming-requests/details/:id", { id }),
    [role],
  );
  useNews(INCOMING_READS);
  const state = useListState();
  const texts = useTableTexts();
  const columns = useIncomingColumns(hrefOf);
  const answer = useQuery(incomingQuery(state));
  const title = t("title.list");
  return (
    <>
      <NamedPageHeader title={title} lead={t("lead")}>
        {may(role, "decidesClientRequests") ? (
          <Button
            component={Link}
            variant="default"
            to={href("/freight-forwarder/admin/incoming-requests/rules")}
          >
            {t("rules")}
          </Button>
        ) : null}
      </NamedPageHeader>
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="incoming-requests"
        columns={columns}
        rowId={(row) => row.request_id}
        onOpen={(row) => void navigate(hrefOf(row.request_id))}
        savedViews={<RequestTabs state={state} counts={answer.data?.counts} />}
        filters={<ListStateSearch label={t("search")} state={state} />}
        exportButton={
          <ListExport name="requests" download={async (format) => downloadIncoming(state, format)} />
        }
        empty={
          <StatePanel
            icon={<IconInbox size={34} stroke={1.4} aria-hidden />}
            title={t("empty.title")}
            text={t("empty.text")}
          />
        }
        texts={texts}
      />
    </>
  );
}

interface RequestTabsProps {
  readonly state: ListState;
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** One tab per state with how many there are; the address keeps which is open. */
function RequestTabs({ state, counts }: RequestTabsProps) {
  const { t } = useTranslation("incoming");
  const language = useLanguage();
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { id: "all", label: t("tab.all"), count: counts && formatNumber(all, language) },
    ...CLIENT_REQUEST_STATES.map((status) => ({
      id: status,
      label: t(`status.${status}`),
      count: counts && formatNumber(counts[status] ?? 0, language),
    })),
  ];
  const open = openTabOf(state);
  return (
    <ListTabs
      label={t("tab.label")}
      tabs={tabs}
      open={open === "" ? "all" : open}
      onOpen={(id) => state.setFilter("status", id === "all" ? "" : id)}
    />
  );
}
