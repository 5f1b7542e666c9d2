import { type Address, ADDRESS_FILTERS } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconAddressBook, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import {
  ADDRESS_READS,
  addressesQuery,
  downloadAddresses,
  openKindOf,
  removeAddress,
  toAddressQuery,
} from "../queries.ts";
import { useAddressColumns } from "../use-address-columns.tsx";

const AddressDialog = lazy(async () => import("../components/address-dialog.tsx"));

const STANDARD = { sort: { by: "company", descending: false } };

/** Where goods are picked up and delivered. */
export default function AddressBookPage() {
  const { t } = useTranslation(["address-book", "state"]);
  const language = useLanguage();
  const title = t("title");
  usePageTitle(title);
  /** undefined: no form; null: a new address */
  const [edited, setEdited] = useState<Address | null>();
  const [leaving, setLeaving] = useState<Address>();
  const tools = useMemo(() => ({ onEdit: setEdited, onDelete: setLeaving }), []);
  const state = useListState(STANDARD);
  const query = toAddressQuery(state);
  const answer = useQuery(addressesQuery(query));
  const counts = answer.data?.counts;
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
      {t("action.add")}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} lead={t("lead")} actions={addButton} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="addresses"
        columns={useAddressColumns(tools)}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconAddressBook size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("empty")}
            action={addButton}
          />
        }
        savedViews={
          <ListTabs
            label={t("field.kind")}
            tabs={ADDRESS_FILTERS.map((id) => ({
              id,
              label: id === "all" ? t("all") : t(`kind.${id}`),
              count: counts && formatNumber(counts[id], language),
            }))}
            open={openKindOf(state)}
            onOpen={(id) => state.setFilter("kind", id === "all" ? "" : id)}
          />
        }
        filters={<ListStateSearch label={t("search")} state={state} />}
        exportButton={
          <ListExport name="addresses" download={async (format) => downloadAddresses(query, format)} />
        }
        texts={useTableTexts()}
      />
      <Suspense>
        {edited === undefined ? null : (
          <AddressDialog address={edited ?? undefined} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
      {leaving === undefined ? null : (
        <RecordDeleteDialog
          area="address-book"
          record={leaving}
          name={leaving.companyName}
          remove={removeAddress}
          reads={ADDRESS_READS}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
