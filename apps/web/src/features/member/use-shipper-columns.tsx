import type { Shipper } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { nameColumn, phoneColumn, sinceColumn } from "../../lib/lists/record-columns.tsx";
import { PERSON_TONES } from "../../lib/people/person-state.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { useCountryName } from "../place/queries.ts";
import { ShipperActions } from "./components/shipper-actions.tsx";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import { fullName } from "./member-form.ts";

/** The columns of a forwarder's shippers; their ids are the names the server sorts by. */
export function useShipperColumns(): readonly DataTableColumn<Shipper>[] {
  const { t } = useTranslation("member");
  const language = useLanguage();
  const countryName = useCountryName();
  return useMemo(
    (): readonly DataTableColumn<Shipper>[] => [
      nameColumn("company", t("column.company"), (row) => (
        <TwoLines first={row.companyName} second={row.reference} />
      )),
      {
        id: "name",
        header: t("column.contact"),
        sortable: true,
        cell: (row) => <TwoLines first={fullName(row)} second={row.email} />,
      },
      {
        id: "country",
        header: t("column.place"),
        sortable: true,
        cell: (row) => (
          <TwoLines
            first={row.city === "" ? countryName(row.country) : row.city}
            second={row.city === "" ? undefined : countryName(row.country)}
          />
        ),
      },
      phoneColumn(t("column.phone"), (row) => row.mobile),
      {
        id: "state",
        header: t("column.state"),
        cell: (row) => <StatusBadge tone={PERSON_TONES[row.status]} label={t(`state.${row.status}`)} />,
      },
      { id: "account", header: t("column.account"), cell: (row) => t(`account.${row.account}`) },
      {
        id: "note",
        header: t("field.note"),
        hiddenAtFirst: true,
        cell: (row) => <TwoLines first={row.note} />,
      },
      sinceColumn(t("column.since"), language),
      actionsColumn((row) => <ShipperActions shipper={row} />),
    ],
    [countryName, language, t],
  );
}
