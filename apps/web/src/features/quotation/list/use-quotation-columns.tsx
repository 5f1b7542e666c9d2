import type { QuotationRow } from "@kilolane/contract";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatInstant } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { Code, Figure } from "../../../ui/figure.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import classes from "./quotation-list.module.css";
import type { TextColumn } from "../builder/rows-as-text.ts";
import { TONE_OF_STATUS } from "../status-tone.ts";
import { useDesk } from "../use-desk.ts";
import { detailsTail } from "../details-tail.ts";
import { DraftNote } from "./draft-note.tsx";
import { shortDate, useSharedColumns } from "./use-shared-columns.tsx";

/** Profit is reported in one currency over all quotations. */
const REPORTING_CURRENCY = "USD";

/** The columns of the quotation list; their ids are the names the server sorts by. */
export function useQuotationColumns(): readonly DataTableColumn<QuotationRow>[] {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const desk = useDesk();
  const { shipment, dates } = useSharedColumns();
  return useMemo(
    (): readonly DataTableColumn<QuotationRow>[] => [
      {
        id: "number",
        header: t("list.number"),
        sortable: true,
        required: true,
        cell: (row) => (
          <Link
            className={classes.number}
            to={forwarderHref(desk, detailsTail(row), { id: row.quotation_id })}
          >
            <Code>{row.number}</Code>
            {row.version > 1 ? <bdi className={classes.version}>{`v${row.version}`}</bdi> : null}
          </Link>
        ),
      },
      {
        id: "status",
        header: t("list.status"),
        cell: (row) => (
          <span className={classes.lines}>
            <StatusBadge tone={TONE_OF_STATUS[row.status]} label={t(`status.${row.status}`)} />
            <DraftNote row={row} />
          </span>
        ),
      },
      {
        id: "createdAt",
        header: t("list.created"),
        sortable: true,
        cell: (row) => <Created row={row} />,
      },
      {
        id: "inquirer",
        header: t("list.client"),
        cell: (row) => <TwoLines first={row.companyName} second={row.nameofInquirer || row.clientAccount} />,
      },
      ...shipment,
      {
        id: "profit",
        header: t("list.profit"),
        align: "end",
        cell: (row) => (
          <Figure
            figure={formatMoney(row.profitUsd, REPORTING_CURRENCY, language)}
            tone={row.profitUsd.startsWith("-") ? "negative" : "dimmed"}
          />
        ),
      },
      ...dates,
    ],
    [dates, desk, language, shipment, t],
  );
}

function Created({ row }: { readonly row: QuotationRow }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return (
    <span className={classes.lines}>
      <time dateTime={row.createdAt} title={formatInstant(row.createdAt, language)} className={classes.date}>
        {shortDate(dayOf(row.createdAt), language)}
      </time>
      <bdi className={classes.quiet} title={t("list.owner")}>
        {row.owner}
      </bdi>
    </span>
  );
}

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className={classes.lines}>
      <bdi>{first === "" ? second : first}</bdi>
      {first === "" ? null : <bdi className={classes.quiet}>{second}</bdi>}
    </span>
  );
}

/** The same columns as plain text, for the clipboard and a file of selected rows. */
export function useTextColumns(): readonly TextColumn[] {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  return useMemo(
    (): readonly TextColumn[] => [
      [t("list.number"), (row) => row.number],
      [t("list.status"), (row) => t(`status.${row.status}`)],
      [t("list.created"), (row) => dayOf(row.createdAt)],
      [
        t("list.client"),
        (row) =>
          [row.companyName, row.nameofInquirer || row.clientAccount].filter((word) => word !== "").join(", "),
      ],
      [t("field.from"), (row) => row.fromAirport],
      [t("field.to"), (row) => row.toAirport],
      [t("list.goods"), (row) => text("goodsType", row.typeOfGoods)],
      [t("list.airlines"), (row) => row.airlines],
      [`${t("list.chargeable")} (kg)`, (row) => row.chargeableWeightKg],
      [t("field.currency"), (row) => row.currency],
      [t("list.total"), (row) => row.sellTotal],
      [`${t("list.profit")} (${REPORTING_CURRENCY})`, (row) => row.profitUsd],
      [t("list.validUntil"), (row) => row.validUntil],
      [t("list.owner"), (row) => row.owner],
    ],
    [t, text],
  );
}
