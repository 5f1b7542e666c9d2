import type { Warehouse } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dayOf, formatDate } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { RowActions, RowButton } from "../../ui/row-actions.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { useCountryName } from "../place/queries.ts";

function Name({ row }: { readonly row: Warehouse }) {
  const to = forwarderHref(useDesk(), "warehouses/edit/:id", { id: row.id });
  return (
    <TwoLines
      first={
        <Anchor component={Link} inherit to={to}>
          {row.name}
        </Anchor>
      }
      second={row.contactName}
    />
  );
}

/** The columns of the warehouses; their ids are the names the server sorts by. */
export function useWarehouseColumns(
  onDelete: (warehouse: Warehouse) => void,
): readonly DataTableColumn<Warehouse>[] {
  const { t } = useTranslation("warehouse");
  const language = useLanguage();
  const countryName = useCountryName();
  return useMemo(
    (): readonly DataTableColumn<Warehouse>[] => [
      {
        id: "name",
        header: t("field.name"),
        sortable: true,
        required: true,
        cell: (row) => <Name row={row} />,
      },
      {
        id: "city",
        header: t("field.city"),
        sortable: true,
        cell: (row) => <TwoLines first={row.city} second={`${row.zip} ${row.street}`.trim()} />,
      },
      { id: "country", header: t("field.country"), sortable: true, cell: (row) => countryName(row.country) },
      {
        id: "airport",
        header: t("field.airport"),
        sortable: true,
        cell: (row) => <bdi dir="ltr">{row.airport}</bdi>,
      },
      { id: "openingHours", header: t("field.openingHours"), cell: (row) => <bdi>{row.openingHours}</bdi> },
      {
        id: "status",
        header: t("field.status"),
        cell: (row) => (
          <StatusBadge
            tone={row.isActive ? "positive" : "ended"}
            label={t(row.isActive ? "status.active" : "status.inactive")}
          />
        ),
      },
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
          <RowButton
            label={t("action.delete")}
            subject={row.name}
            tone="danger"
            onClick={() => onDelete(row)}
          />
        </RowActions>
      )),
    ],
    [countryName, language, onDelete, t],
  );
}
