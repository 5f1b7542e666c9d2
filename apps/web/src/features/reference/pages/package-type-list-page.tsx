import { type ManagedPackageType, PACKAGE_TYPE_SORTS } from "@kilolane/contract";
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
  downloadPackageTypes,
  PACKAGE_TYPE_READS,
  type PackageTypeQuery,
  packageTypeListQuery,
  sendPackageTypeFile,
  storePackageType,
} from "../queries.ts";
import { packageTypeValues } from "../reference-forms.ts";

const PackageTypeDialog = lazyPart(async () => import("../components/package-type-dialog.tsx"));

/** Every package type, in the order of the goods form: added, moved, imported, put out of use. */
export default function PackageTypeListPage() {
  const fieldName = useCodeText("reference");
  /** undefined: no dialog; null: a new one */
  const [edited, setEdited] = useState<ManagedPackageType | null>();
  const state = useListState({ size: 50 });
  const open = REFERENCE_STATES.find((one) => one === state.filter["state"]) ?? "all";
  const query: PackageTypeQuery = { ...listInputOf(state, PACKAGE_TYPE_SORTS), state: open };
  const answer = useQuery(packageTypeListQuery(query));
  return (
    <ReferencePage
      list="packages"
      fieldName={(field) => fieldName("field", field === "name" ? "packageName" : field)}
      send={sendPackageTypeFile}
      reads={PACKAGE_TYPE_READS}
      onAdd={() => setEdited(null)}
    >
      <ReferenceTable
        list="packages"
        state={state}
        answer={answer}
        open={open}
        columns={useColumns(setEdited)}
        rowId={(row) => row.name}
        onOpen={setEdited}
        download={async (format) => downloadPackageTypes(query, format)}
      />
      {edited === undefined ? null : <PackageTypeDialog type={edited} onClose={() => setEdited(undefined)} />}
    </ReferencePage>
  );
}

/** Puts a package type out of use, or uses it again. */
function useTurn() {
  const { t } = useTranslation("reference");
  const { mutate } = useSaveWith(
    async (row: ManagedPackageType) =>
      storePackageType({ ...packageTypeValues(row), inUse: !row.inUse }, row),
    {
      invalidates: PACKAGE_TYPE_READS,
      done: ({ name, inUse }) => ({ text: t(inUse ? "toast.takenBack" : "toast.putOut", { name }) }),
    },
  );
  return mutate;
}

function useColumns(
  onEdit: (row: ManagedPackageType) => void,
): readonly DataTableColumn<ManagedPackageType>[] {
  const { t } = useTranslation("reference");
  const turn = useTurn();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("field.packageName"),
        sortable: true,
        required: true,
        cell: (row) => <bdi>{row.name}</bdi>,
      },
      {
        id: "position",
        header: t("field.position"),
        sortable: true,
        align: "end",
        cell: (row) => row.position,
      },
      { id: "state", header: t("column.state"), cell: (row) => <StateCell inUse={row.inUse} /> },
      {
        id: "updatedAt",
        header: t("column.changed"),
        sortable: true,
        cell: (row) => <ChangeCell updatedAt={row.updatedAt} updatedBy={row.updatedBy} />,
      },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowTools
            subject={row.name}
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
