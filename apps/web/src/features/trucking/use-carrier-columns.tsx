import type { TruckingCarrierRow } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { dayOf, formatDate } from "../../lib/format/dates.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { RowActions, RowButton } from "../../ui/row-actions.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

function stateOf({ isActive, isExpired }: TruckingCarrierRow): "active" | "expired" | "inactive" {
  if (!isActive) return "inactive";
  return isExpired ? "expired" : "active";
}

function Name({ row }: { readonly row: TruckingCarrierRow }) {
  const to = forwarderHref(useDesk(), "trucking/edit/:id", { id: row.id });
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

/** The columns of the carriers; their ids are the names the server sorts by. */
export function useCarrierColumns(
  onDelete: (carrier: TruckingCarrierRow) => void,
): readonly DataTableColumn<TruckingCarrierRow>[] {
  const { t } = useTranslation(["trucking-carrier", "trucking"]);
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<TruckingCarrierRow>[] => [
      {
        id: "name",
        header: t("field.name"),
        sortable: true,
        required: true,
        cell: (row) => <Name row={row} />,
      },
      { id: "state", header: t("field.state"), cell: (row) => t(`state.${stateOf(row)}`) },
      {
        id: "airports",
        header: t("field.airports"),
        cell: (row) => <bdi dir="ltr">{row.airports.join(" ")}</bdi>,
      },
      {
        id: "tariffs",
        header: t("field.tariffs"),
        align: "end",
        cell: (row) => formatNumber(row.tariffs, language),
      },
      {
        id: "transitDays",
        header: t("field.transitDays"),
        sortable: true,
        cell: (row) => t("trucking:transit", { count: row.transitDays }),
      },
      {
        id: "validTo",
        header: t("field.validTo"),
        sortable: true,
        cell: (row) => formatDate(row.validTo, language),
      },
      {
        id: "phone",
        header: t("field.phone"),
        cell: (row) => <TwoLines first={<bdi dir="ltr">{row.phone}</bdi>} second={row.email} />,
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
    [language, onDelete, t],
  );
}
