import { QUOTATION_STATES } from "@kilolane/domain";
import { Button } from "@mantine/core";
import { IconFileText, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { clientHref } from "../../../lib/paths/client-href.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { FilterChips } from "../list/filter-chips.tsx";
import {
  isNarrowed,
  RECEIVED_FILTERS,
  STANDARD_SORT,
  statusesOf,
  toListFilter,
  toListQuery,
} from "../list/list-filter.ts";
import { ListFilterButton } from "../list/list-filter-panel.tsx";
import { CARDS_WAITING, PhoneList } from "../list/phone-list.tsx";
import { StatusTabs } from "../list/status-tabs.tsx";
import { downloadReceived, receivedListQuery } from "../received/received-queries.ts";
import { rowHref, useReceivedColumns } from "../received/use-received-columns.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";

// Cards are for a phone.
const ReceivedCards = lazyPart(
  async () => ({ default: (await import("../received/received-cards.tsx")).ReceivedCards }),
  CARDS_WAITING,
);

const STANDARD = { sort: STANDARD_SORT };
/** A draft is its forwarder's business. */
const STATES = QUOTATION_STATES.filter((state) => state !== "draft");

/** What was sent to a client or shipper; the whole state of the list is its address. */
export default function ReceivedListPage() {
  const { t } = useTranslation("quotation");
  const title = t("title.list");
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button
            component={Link}
            to={clientHref(useClientRole(), "create")}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t("title.create")}
          </Button>
        }
      />
      <ReceivedList title={title} />
    </>
  );
}

function ReceivedList({ title }: { readonly title: string }) {
  const { t } = useTranslation("quotation");
  const navigate = useNavigate();
  const role = useClientRole();
  const state = useListState(STANDARD);
  const texts = useTableTexts();
  const columns = useReceivedColumns();
  const isPhone = useIsPhone();
  const answer = useQuery(receivedListQuery(toListQuery(state)));
  const { data } = answer;
  const shared = {
    ...listProps(state, answer),
    filtered: isNarrowed(state, RECEIVED_FILTERS) || statusesOf(state.filter).length > 0,
    empty: <Empty />,
    texts,
  };
  const tabs = <StatusTabs state={state} counts={data?.counts} states={STATES} />;
  const search = <ListStateSearch label={t("list.search")} state={state} />;
  const chips = <FilterChips state={state} fields={RECEIVED_FILTERS} />;
  const tools = (
    <>
      <ListFilterButton state={state} fields={RECEIVED_FILTERS} />
      <ListExport
        name="quotations"
        download={async (format) => downloadReceived(toListFilter(state), format)}
      />
    </>
  );
  if (!isPhone) {
    return (
      <DataTable
        {...shared}
        label={title}
        storageKey="received-quotations"
        columns={columns}
        rowId={(row) => row.quotation_id}
        onOpen={(row) => void navigate(rowHref(role, row))}
        filters={
          <>
            {search}
            {chips}
          </>
        }
        savedViews={tabs}
        exportButton={tools}
      />
    );
  }
  const phoneTools = (
    <>
      {search}
      {tools}
      {chips}
    </>
  );
  return (
    <PhoneList {...shared} tabs={tabs} tools={phoneTools}>
      <ReceivedCards label={title} rows={data?.content} updating={shared.updating} />
    </PhoneList>
  );
}

/** Nothing was sent yet: what will stand here, and the one way to begin. */
function Empty() {
  const { t } = useTranslation(["client", "quotation"]);
  return (
    <StatePanel
      icon={<IconFileText size={34} stroke={1.4} aria-hidden />}
      title={t("list.emptyTitle")}
      text={t("list.emptyText")}
      action={
        <Button component={Link} to={clientHref(useClientRole(), "create")}>
          {t("list.emptyAction")}
        </Button>
      }
    />
  );
}
