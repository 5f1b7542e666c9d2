import type { Warehouse } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { NameLink } from "../../lib/lists/name-link.tsx";
import * as columns from "../../lib/lists/record-columns.tsx";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { useCountryName } from "../place/queries.ts";

/** The columns of the warehouses; their ids are the names the server sorts by. */
export function useWarehouseColumns(
  onDelete: (warehouse: Warehouse) => void,
): readonly DataTableColumn<Warehouse>[] {
  const { t } = useTranslation("warehouse");
  const language = useLanguage();
  const desk = useDesk();
  const countryName = useCountryName();
  return useMemo(
    (): readonly DataTableColumn<Warehouse>[] => [
      columns.nameColumn("name", t("field.name"), ({ id, name, contactName }) => (
        <NameLink to={forwarderHref(desk, "warehouses/edit/:id", { id })} name={name} second={contactName} />
      )),
      columns.cityColumn(t("field.city")),
      { id: "country", header: t("field.country"), sortable: true, cell: (row) => countryName(row.country) },
      {
        id: "airport",
        header: t("field.airport"),
        sortable: true,
        cell: (row) => <bdi dir="ltr">{row.airport}</bdi>,
      },
      { id: "openingHours", header: t("field.openingHours"), cell: (row) => <bdi>{row.openingHours}</bdi> },
      columns.activeColumn("status", t("field.status"), {
        active: t("status.active"),
        inactive: t("status.inactive"),
      }),
      columns.contactColumn(t("field.phone")),
      columns.updatedColumn(t("field.updatedAt"), language),
      columns.editsColumn({ nameOf: (row) => row.name, deletion: { label: t("action.delete"), onDelete } }),
    ],
    [countryName, desk, language, onDelete, t],
  );
}
