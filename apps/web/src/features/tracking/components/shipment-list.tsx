import { type Shipment, SHIPMENT_FILTERS } from "@kilolane/contract";
import { IconMapPin } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import {
  type companyShipmentsQuery,
  type downloadShipments,
  openStateOf,
  type shipmentsQuery,
  toShipmentsQuery,
} from "../queries.ts";

const STANDARD = { sort: { by: "lastAt", descending: true } };

interface ShipmentListProps {
  readonly lead: "lead" | "leadOperator";
  readonly columns: readonly DataTableColumn<Shipment>[];
  readonly listOf: typeof shipmentsQuery | typeof companyShipmentsQuery;
  readonly download: typeof downloadShipments;
  readonly onOpen: (shipment: Shipment) => void;
}

/** Shipments by state and words, as a desk sees its own and the operator those of all. */
export function ShipmentList({ lead, columns, listOf, download, onOpen }: ShipmentListProps) {
  const { t } = useTranslation(["tracking", "state"]);
  const language = useLanguage();
  const title = t("title");
  usePageTitle(title);
  const state = useListState(STANDARD);
  const query = toShipmentsQuery(state);
  const answer = useQuery(listOf(query));
  const counts = answer.data?.counts;
  return (
    <>
      <PageHeader title={title} lead={t(lead)} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="shipments"
        columns={columns}
        rowId={(row) => row.id}
        onOpen={onOpen}
        empty={
          <StatePanel
            icon={<IconMapPin size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t(lead === "lead" ? "empty" : "emptyOperator")}
          />
        }
        savedViews={
          <ListTabs
            label={t("field.state")}
            tabs={SHIPMENT_FILTERS.map((id) => ({
              id,
              label: t(`state.${id}`),
              count: counts && formatNumber(counts[id], language),
            }))}
            open={openStateOf(state)}
            onOpen={(id) => state.setFilter("state", id === "all" ? "" : id)}
          />
        }
        filters={<ListStateSearch label={t(lead === "lead" ? "search" : "searchOperator")} state={state} />}
        exportButton={<ListExport name="shipments" download={async (format) => download(query, format)} />}
        texts={useTableTexts()}
      />
    </>
  );
}
