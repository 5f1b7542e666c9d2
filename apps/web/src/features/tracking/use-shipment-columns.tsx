import type { Shipment } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDate } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { type ForwarderRole, forwarderHref } from "../../lib/paths/href.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { Code } from "../../ui/figure.tsx";
import { RowActions, RowButton } from "../../ui/row-actions.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { awbText, TONE_OF_SHIPMENT } from "./queries.ts";

/**
 * The columns of the shipments; their ids are the names the server sorts by.
 * @param desk whose quotations are one click away; null: the operator, to whom the forwarder is named instead
 */
export function useShipmentColumns(
  desk: ForwarderRole | null,
  onOpen: (shipment: Shipment) => void,
): readonly DataTableColumn<Shipment>[] {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<Shipment>[] => [
      {
        id: "awb",
        header: t("field.awb"),
        sortable: true,
        required: true,
        cell: (row) => <TwoLines first={<bdi dir="ltr">{awbText(row.awb)}</bdi>} second={row.airline} />,
      },
      {
        id: "quotation",
        header: t("field.quotation"),
        sortable: true,
        width: "136px",
        cell: ({ quotation: { id, number } }) =>
          desk === null ? (
            <Code>{number}</Code>
          ) : (
            <Anchor component={Link} size="sm" to={forwarderHref(desk, "quotation/details/:id", { id })}>
              <Code>{number}</Code>
            </Anchor>
          ),
      },
      desk === null
        ? {
            id: "company",
            header: t("field.company"),
            sortable: true,
            cell: (row) => <bdi>{row.company}</bdi>,
          }
        : {
            id: "client",
            header: t("field.client"),
            sortable: true,
            cell: (row) => <bdi>{row.client || "–"}</bdi>,
          },
      {
        id: "lane",
        header: t("field.lane"),
        cell: (row) => <bdi dir="ltr">{`${row.fromAirport} → ${row.toAirport}`}</bdi>,
      },
      {
        id: "state",
        header: t("field.state"),
        sortable: true,
        cell: (row) => <StatusBadge tone={TONE_OF_SHIPMENT[row.state]} label={t(`state.${row.state}`)} />,
      },
      {
        id: "lastAt",
        header: t("field.last"),
        sortable: true,
        cell: ({ last }) =>
          last === null ? (
            "–"
          ) : (
            <TwoLines
              first={`${t(`code.${last.code}`)} · ${last.airport}`}
              second={`${formatDate(last.localAt.slice(0, 10), language)} ${last.localAt.slice(11)}`.trim()}
            />
          ),
      },
      actionsColumn((row) => (
        <RowActions>
          <RowButton label={t("action.open")} subject={awbText(row.awb)} onClick={() => onOpen(row)} />
        </RowActions>
      )),
    ],
    [desk, language, onOpen, t],
  );
}
