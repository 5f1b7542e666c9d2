import type { ClientQuotationRow } from "@kilolane/contract";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { type ClientRole, receivedHref } from "../../../lib/paths/client-href.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code } from "../../../ui/figure.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import classes from "../list/quotation-list.module.css";
import { shortDate, useSharedColumns } from "../list/use-shared-columns.tsx";
import { TONE_OF_STATUS } from "../status-tone.ts";

/** What a row opens. */
export function rowHref(role: ClientRole, row: ClientQuotationRow): string {
  return receivedHref(role, { id: row.quotation_id, from: row.fromAirport, to: row.toAirport });
}

/** The columns of what was sent to the caller; their ids are the names the server sorts by. */
export function useReceivedColumns(): readonly DataTableColumn<ClientQuotationRow>[] {
  const { t } = useTranslation(["quotation", "client"]);
  const language = useLanguage();
  const role = useClientRole();
  const { shipment, dates } = useSharedColumns();
  return useMemo(
    (): readonly DataTableColumn<ClientQuotationRow>[] => [
      {
        id: "number",
        header: t("list.number"),
        sortable: true,
        required: true,
        cell: (row) => (
          <Link className={classes.number} to={rowHref(role, row)}>
            <Code>{row.number}</Code>
          </Link>
        ),
      },
      {
        id: "status",
        header: t("list.status"),
        cell: (row) => <StatusBadge tone={TONE_OF_STATUS[row.status]} label={t(`status.${row.status}`)} />,
      },
      { id: "forwarder", header: t("client:column.forwarder"), cell: (row) => <bdi>{row.forwarder}</bdi> },
      ...shipment,
      ...dates,
      {
        id: "createdAt",
        header: t("list.created"),
        sortable: true,
        cell: (row) => <span className={classes.date}>{shortDate(dayOf(row.createdAt), language)}</span>,
      },
    ],
    [dates, language, role, shipment, t],
  );
}
