import type { Address } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { dayOf, formatDate } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { RowActions, RowButton } from "../../ui/row-actions.tsx";
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
      {
        id: "company",
        header: t("field.companyName"),
        sortable: true,
        required: true,
        cell: (row) => <TwoLines first={row.companyName} second={row.contactName} />,
      },
      { id: "kind", header: t("field.kind"), cell: (row) => t(`kind.${row.kind}`) },
      {
        id: "label",
        header: t("field.label"),
        sortable: true,
        cell: (row) => <TwoLines first={row.label} />,
      },
      {
        id: "city",
        header: t("field.city"),
        sortable: true,
        cell: (row) => <TwoLines first={row.city} second={`${row.zip} ${row.street}`.trim()} />,
      },
      {
        id: "country",
        header: t("field.country"),
        sortable: true,
        cell: (row) => countryName(row.country),
      },
      { id: "airport", header: t("field.airport"), cell: (row) => <bdi dir="ltr">{row.airport}</bdi> },
      {
        id: "phone",
        header: t("field.phone"),
        hiddenAtFirst: true,
        cell: (row) => <TwoLines first={row.phone} second={row.email} />,
      },
      {
        id: "updatedAt",
        header: t("field.updatedAt"),
        sortable: true,
        hiddenAtFirst: true,
        cell: (row) => formatDate(dayOf(row.updatedAt), language),
      },
      actionsColumn((row) => (
        <RowActions>
          <RowButton label={t("action.edit")} subject={row.companyName} onClick={() => onEdit(row)} />
          <RowButton
            label={t("action.delete")}
            subject={row.companyName}
            tone="danger"
            onClick={() => onDelete(row)}
          />
        </RowActions>
      )),
    ],
    [countryName, language, onDelete, onEdit, t],
  );
}
