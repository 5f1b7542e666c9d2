import { type ManagedUnNumber, UN_NUMBER_SORTS } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { listInputOf } from "../../../lib/lists/list-input.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { ChangeCell, RowTools, StateCell } from "../components/reference-cells.tsx";
import { ReferencePage } from "../components/reference-page.tsx";
import { REFERENCE_STATES, ReferenceTable } from "../components/reference-table.tsx";
import {
  downloadUnNumbers,
  sendUnNumberFile,
  storeUnNumber,
  UN_NUMBER_READS,
  type UnNumberQuery,
  unNumberListQuery,
} from "../queries.ts";
import { unNumberValues } from "../reference-forms.ts";

const UnNumberDialog = lazyPart(async () => import("../components/un-number-dialog.tsx"));

/** Every UN number that the product knows: found, added, changed, imported, put out of use. */
export default function UnNumberListPage() {
  const fieldName = useCodeText("reference");
  /** undefined: no dialog; null: a new one */
  const [edited, setEdited] = useState<ManagedUnNumber | null>();
  const state = useListState({ size: 50 });
  const open = REFERENCE_STATES.find((one) => one === state.filter["state"]) ?? "all";
  const query: UnNumberQuery = { ...listInputOf(state, UN_NUMBER_SORTS), state: open };
  const answer = useQuery(unNumberListQuery(query));
  return (
    <ReferencePage
      list="unNumbers"
      fieldName={(field) => fieldName("field", field)}
      send={sendUnNumberFile}
      reads={UN_NUMBER_READS}
      onAdd={() => setEdited(null)}
    >
      <ReferenceTable
        list="unNumbers"
        state={state}
        answer={answer}
        open={open}
        columns={useColumns(setEdited)}
        rowId={(row) => row.number}
        onOpen={setEdited}
        download={async (format) => downloadUnNumbers(query, format)}
      />
      {edited === undefined ? null : (
        <UnNumberDialog substance={edited} onClose={() => setEdited(undefined)} />
      )}
    </ReferencePage>
  );
}

/** Puts a UN number out of use, or uses it again. */
function useTurn() {
  const { t } = useTranslation("reference");
  const { mutate } = useSaveWith(
    async (row: ManagedUnNumber) => storeUnNumber({ ...unNumberValues(row), inUse: !row.inUse }, row),
    {
      invalidates: UN_NUMBER_READS,
      done: ({ number: name, inUse }) => ({ text: t(inUse ? "toast.takenBack" : "toast.putOut", { name }) }),
    },
  );
  return mutate;
}

function useColumns(onEdit: (row: ManagedUnNumber) => void): readonly DataTableColumn<ManagedUnNumber>[] {
  const { t } = useTranslation("reference");
  const turn = useTurn();
  return useMemo(
    () => [
      {
        id: "number",
        header: t("field.number"),
        sortable: true,
        required: true,
        cell: (row) => <bdi dir="ltr">{row.number}</bdi>,
      },
      { id: "name", header: t("field.name"), sortable: true, cell: (row) => <bdi>{row.name}</bdi> },
      { id: "hazardClass", header: t("field.hazardClass"), sortable: true, cell: (row) => row.hazardClass },
      {
        id: "packingGroups",
        header: t("field.packingGroups"),
        cell: (row) => (row.packingGroups.length === 0 ? t("group.none") : row.packingGroups.join(", ")),
      },
      {
        id: "aircraft",
        header: t("column.aircraft"),
        cell: (row) => t(row.cargoAircraftOnly ? "aircraft.cargo" : "aircraft.any"),
      },
      { id: "state", header: t("column.state"), cell: (row) => <StateCell inUse={row.inUse} /> },
      {
        id: "updatedAt",
        header: t("column.changed"),
        sortable: true,
        hiddenAtFirst: true,
        cell: (row) => <ChangeCell updatedAt={row.updatedAt} updatedBy={row.updatedBy} />,
      },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowTools
            subject={row.number}
            inUse={row.inUse}
            onEdit={() => onEdit(row)}
            onTurn={() => turn(row)}
          />
        ),
      },
    ],
    [onEdit, t, turn],
  );
}
