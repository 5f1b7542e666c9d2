import type { Address } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import * as columns from "../../lib/lists/record-columns.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { useCountryName } from "../place/queries.ts";

interface RowTools {
  readonly onEdit: (address: Address) => void;
  readonly onDelete: (address: Address) => void;
}

/** The columns of the address book; their ids are the names the server sorts by. */
export function useAddressColumns({ onEdit, onDelete }: RowTools): readonly DataTableColumn<Address>[] {
  const { t } = useTranslation("address-book");
  const language = useLanguage();
  const countryName = useCountryName();
  return useMemo(
    (): readonly DataTableColumn<Address>[] => [
      columns.nameColumn("company", t("field.companyName"), (row) => (
        <TwoLines first={row.companyName} second={row.contactName} />
      )),
      { id: "kind", header: t("field.kind"), cell: (row) => t(`kind.${row.kind}`) },
      {
        id: "label",
        header: t("field.label"),
        sortable: true,
        cell: (row) => <TwoLines first={row.label} />,
      },
      columns.cityColumn(t("field.city")),
      {
        id: "country",
        header: t("field.country"),
        sortable: true,
        cell: (row) => countryName(row.country),
      },
      { id: "airport", header: t("field.airport"), cell: (row) => <bdi dir="ltr">{row.airport}</bdi> },
      columns.contactColumn(t("field.phone")),
      columns.updatedColumn(t("field.updatedAt"), language),
      columns.editsColumn({
        nameOf: (row) => row.companyName,
        edit: { label: t("action.edit"), onEdit },
        deletion: { label: t("action.delete"), onDelete },
      }),
    ],
    [countryName, language, onDelete, onEdit, t],
  );
}
