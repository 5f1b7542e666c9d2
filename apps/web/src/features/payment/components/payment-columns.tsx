import type { Payment } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { Download } from "../../../lib/api/call-endpoint.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { Papers, PaymentBadge } from "./payment-cells.tsx";

/** What both lists of payments show. */
export function usePaymentColumns<Row extends Payment>(
  fetchPaper: (id: string) => Promise<Download>,
): readonly DataTableColumn<Row>[] {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<Row>[] => [
      {
        id: "date",
        header: t("column.date"),
        required: true,
        cell: (row) => formatInstant(row.createdAt, language),
      },
      {
        id: "purpose",
        header: t("column.purpose"),
        cell: (row) => <TwoLines first={t(`purpose.${row.purpose}`)} second={row.reference ?? ""} />,
      },
      { id: "provider", header: t("column.provider"), cell: (row) => t(`provider.${row.provider}`) },
      { id: "state", header: t("column.state"), cell: (row) => <PaymentBadge state={row.state} /> },
      {
        id: "total",
        header: t("column.total"),
        align: "end",
        cell: (row) => (
          <TwoLines
            first={formatMoney(row.total, row.currency, language)}
            second={
              Number(row.refunded) === 0
                ? ""
                : t("refundedOf", { amount: formatMoney(row.refunded, row.currency, language) })
            }
          />
        ),
      },
      {
        id: "papers",
        header: t("column.papers"),
        cell: (row) => <Papers papers={row.papers} fetchPaper={fetchPaper} />,
      },
    ],
    [fetchPaper, language, t],
  );
}
