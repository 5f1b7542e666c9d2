import { may, SENT_REQUEST_STATES, type SentRequestState } from "@kilolane/domain";
import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { type ListState, useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { clientHref } from "../../../lib/paths/client-href.ts";
import { href } from "../../../lib/paths/href.ts";
import { useNews } from "../../../lib/push/use-news.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { downloadSent, openStateOf, SENT_READS, sentHref, sentInputOf, sentQuery } from "./sent-queries.ts";
import { useSentColumns } from "./use-sent-columns.tsx";

interface SentListProps {
  readonly title: string;
  readonly lead: string;
  readonly emptyText: string;
  /** shows no requests but those in this state */
  readonly only?: SentRequestState;
}

/** What the caller asked for and who answered, the newest first. */
export function SentList({ title, lead, emptyText, only }: SentListProps) {
  const { t } = useTranslation("sent-request");
  const navigate = useNavigate();
  const role = useClientRole();
  const hrefOf = useCallback((id: string) => sentHref(role, id), [role]);
  useNews(SENT_READS);
  const state = useListState();
  const input = sentInputOf(state, only);
  const answer = useQuery(sentQuery(input));
  const columns = useSentColumns(hrefOf);
  const texts = useTableTexts();
  usePageTitle(title);
  const create = (
    <Button component={Link} to={clientHref(role, "create")}>
      {t("action.create")}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        actions={
          <>
            {may(role, "shipsForItself") ? (
              <Button component={Link} variant="default" to={href("/shipper/forwarders")}>
                {t("action.find")}
              </Button>
            ) : null}
            {create}
          </>
        }
      />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey={only === undefined ? "sent-requests" : "sent-requests-answered"}
        columns={columns}
        rowId={(row) => row.request_id}
        onOpen={(row) => void navigate(hrefOf(row.request_id))}
        savedViews={only === undefined ? <StateTabs state={state} counts={answer.data?.counts} /> : undefined}
        filters={<ListStateSearch label={t("search.list")} state={state} />}
        exportButton={
          <ListExport name="sent-requests" download={async (format) => downloadSent(input, format)} />
        }
        empty={
          <StatePanel
            icon={<IconSend size={34} stroke={1.4} aria-hidden />}
            title={t("empty.title")}
            text={emptyText}
            action={create}
          />
        }
        texts={texts}
      />
    </>
  );
}

interface StateTabsProps {
  readonly state: ListState;
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** One tab per state with how many there are; the address keeps which is open. */
function StateTabs({ state, counts }: StateTabsProps) {
  const { t } = useTranslation("sent-request");
  const language = useLanguage();
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  const open = openStateOf(state);
  return (
    <ListTabs
      label={t("tab.label")}
      tabs={[
        { id: "all", label: t("tab.all"), count: counts && formatNumber(all, language) },
        ...SENT_REQUEST_STATES.map((id) => ({
          id,
          label: t(`state.${id}`),
          count: counts && formatNumber(counts[id] ?? 0, language),
        })),
      ]}
      open={open === "" ? "all" : open}
      onOpen={(id) => state.setFilter("state", id === "all" ? "" : id)}
    />
  );
}
