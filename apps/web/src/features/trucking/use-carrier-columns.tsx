import type { TruckingCarrierRow } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDate } from "../../lib/format/dates.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { NameLink } from "../../lib/lists/name-link.tsx";
import { editsColumn, nameColumn, updatedColumn } from "../../lib/lists/record-columns.tsx";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { TwoLines } from "../../ui/two-lines.tsx";

function stateOf({ isActive, isExpired }: TruckingCarrierRow): "active" | "expired" | "inactive" {
  if (!isActive) return "inactive";
  return isExpired ? "expired" : "active";
}

/** The columns of the carriers; their ids are the names the server sorts by. */
export function useCarrierColumns(
  onDelete: (carrier: TruckingCarrierRow) => void,
): readonly DataTableColumn<TruckingCarrierRow>[] {
  const { t } = useTranslation(["trucking-carrier", "trucking"]);
  const language = useLanguage();
  const desk = useDesk();
  return useMemo(
    (): readonly DataTableColumn<TruckingCarrierRow>[] => [
      nameColumn("name", t("field.name"), ({ id, name, contactName }) => (
        <NameLink to={forwarderHref(desk, "trucking/edit/:id", { id })} name={name} second={contactName} />
      )),
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
      updatedColumn(t("field.updatedAt"), language),
      editsColumn({ nameOf: (row) => row.name, deletion: { label: t("action.delete"), onDelete } }),
    ],
    [desk, language, onDelete, t],
  );
}
