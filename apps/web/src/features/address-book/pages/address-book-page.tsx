import { type Address, ADDRESS_FILTERS } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconAddressBook, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordListPage } from "../../../lib/lists/record-list-page.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import {
  ADDRESS_READS,
  addressesQuery,
  downloadAddresses,
  openKindOf,
  removeAddress,
  toAddressQuery,
} from "../queries.ts";
import { useAddressColumns } from "../use-address-columns.tsx";

const AddressDialog = lazyPart(async () => import("../components/address-dialog.tsx"));

const STANDARD = { sort: { by: "company", descending: false } };

/** Where goods are picked up and delivered. */
export default function AddressBookPage() {
  const { t } = useTranslation("address-book");
  /** undefined: no form; null: a new address */
  const [edited, setEdited] = useState<Address | null>();
  const [leaving, setLeaving] = useState<Address>();
  const tools = useMemo(() => ({ onEdit: setEdited, onDelete: setLeaving }), []);
  const state = useListState(STANDARD);
  const query = toAddressQuery(state);
  const answer = useQuery(addressesQuery(query));
  return (
    <>
      <RecordListPage
        area="address-book"
        name="addresses"
        icon={IconAddressBook}
        addButton={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited(null)}>
            {t("action.add")}
          </Button>
        }
        state={state}
        answer={answer}
        columns={useAddressColumns(tools)}
        tabs={{
          label: t("field.kind"),
          filter: "kind",
          ids: ADDRESS_FILTERS,
          open: openKindOf(state),
          labelOf: (id) => (id === "all" ? t("all") : t(`kind.${id}`)),
        }}
        download={async (format) => downloadAddresses(query, format)}
        deletion={{
          leaving,
          nameOf: (row) => row.companyName,
          remove: removeAddress,
          reads: ADDRESS_READS,
          onClose: () => setLeaving(undefined),
        }}
      />
      {edited === undefined ? null : (
        <AddressDialog address={edited ?? undefined} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
