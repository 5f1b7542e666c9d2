import { Button } from "@mantine/core";
import { IconPlus, IconUsersGroup } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { downloadShippers, shippersQuery } from "../queries.ts";
import { openTabOf, SHIPPER_TABS, toShipperQuery } from "../shipper-form.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { useShipperColumns } from "../use-shipper-columns.tsx";

const ShipperDialog = lazyPart(async () => import("../components/shipper-dialog.tsx"));

const STANDARD = { sort: { by: "company", descending: false } };

/** Shippers that the forwarder works with. */
export default function ShipperListPage() {
  const { t } = useTranslation("member");
  const [isAdding, setAdding] = useState(false);
  usePageTitle(t("title.shippers"));
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
      {t("action.addShipper")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("title.shippers")} lead={t("lead.shippers")} actions={addButton} />
      <Shippers onAdd={() => setAdding(true)} />
      {isAdding ? <ShipperDialog shipper={undefined} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function Shippers({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation(["member", "state"]);
  const language = useLanguage();
  const state = useListState(STANDARD);
  const texts = useTableTexts();
  const columns = useShipperColumns();
  const query = toShipperQuery(state);
  const answer = useQuery(shippersQuery(query));
  const counts = answer.data?.counts;
  return (
    <RecordList
      {...listProps(state, answer)}
      label={t("title.shippers")}
      storageKey="shippers"
      columns={columns}
      rowId={(row) => row.id}
      empty={
        <StatePanel
          icon={<IconUsersGroup size={34} stroke={1.4} aria-hidden />}
          title={t("state:empty.title")}
          text={t("empty.shippers")}
          action={<Button onClick={onAdd}>{t("action.addShipper")}</Button>}
        />
      }
      savedViews={
        <ListTabs
          label={t("column.state")}
          tabs={SHIPPER_TABS.map((id) => ({
            id,
            label: id === "All" ? t("filter.All") : t(`state.${id}`),
            count: counts && formatNumber(counts[id], language),
          }))}
          open={openTabOf(state)}
          onOpen={(id) => state.setFilter("tab", id === "All" ? "" : id)}
        />
      }
      filters={<ListStateSearch label={t("searchShippers")} state={state} />}
      exportButton={
        <ListExport name="shippers" download={async (format) => downloadShippers(query, format)} />
      }
      texts={texts}
    />
  );
}
