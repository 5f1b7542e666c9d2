import { type Shipment, SHIPMENT_FILTERS } from "@kilolane/contract";
import { IconMapPin } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { openStateOf, shipmentsQuery } from "../queries.ts";
import { useShipmentColumns } from "../use-shipment-columns.tsx";

const ShipmentDrawer = lazy(async () => import("../components/shipment-drawer.tsx"));

const STANDARD = { sort: { by: "lastAt", descending: true } };

/** Where the shipments of accepted quotations are. */
export default function ShipmentListPage() {
  const { t } = useTranslation(["tracking", "state"]);
  const language = useLanguage();
  const title = t("title");
  usePageTitle(title);
  const [opened, setOpened] = useState<Shipment>();
  const state = useListState(STANDARD);
  const answer = useQuery(shipmentsQuery(state));
  const counts = answer.data?.counts;
  return (
    <>
      <PageHeader title={title} lead={t("lead")} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="shipments"
        columns={useShipmentColumns(setOpened)}
        rowId={(row) => row.id}
        onOpen={setOpened}
        empty={
          <StatePanel
            icon={<IconMapPin size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("empty")}
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
        filters={<ListStateSearch label={t("search")} state={state} />}
        texts={useTableTexts()}
      />
      <Suspense>
        {opened === undefined ? null : <ShipmentDrawer id={opened.id} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
