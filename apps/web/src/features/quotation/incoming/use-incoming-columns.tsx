import type { ClientRequestRow } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, formatRelative } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AnswerTime } from "./answer-time.tsx";
import { TONE_OF_REQUEST } from "./incoming-queries.ts";

/** The columns of clients' requests. @param hrefOf address of a request's details */
export function useIncomingColumns(
  hrefOf: (requestId: string) => string,
): readonly DataTableColumn<ClientRequestRow>[] {
  const { t } = useTranslation("incoming");
  const text = useCodeText("quotation");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<ClientRequestRow>[] => [
      {
        id: "client",
        header: t("column.client"),
        required: true,
        cell: (row) => (
          <TwoLines
            first={
              <Anchor component={Link} inherit to={hrefOf(row.request_id)}>
                <bdi>{row.clientName}</bdi>
              </Anchor>
            }
            second={row.clientEmail}
          />
        ),
      },
      {
        id: "lane",
        header: t("column.lane"),
        cell: (row) => <bdi dir="ltr">{`${row.fromAirport} → ${row.toAirport}`}</bdi>,
      },
      {
        id: "goods",
        header: t("column.goods"),
        cell: (row) => (
          <TwoLines
            first={text("goodsType", row.typeOfGoods)}
            second={`${t("column.ready")}: ${formatDate(row.readyDate, language)}`}
          />
        ),
      },
      { id: "sent", header: t("column.sent"), cell: (row) => formatRelative(row.sentAt, language) },
      { id: "answer", header: t("column.answer"), cell: (row) => <AnswerTime request={row} /> },
      {
        id: "assignee",
        header: t("column.assignee"),
        cell: (row) => (row.assignee === "" ? t("nobody") : <bdi>{row.assignee}</bdi>),
      },
      {
        id: "status",
        header: t("column.status"),
        cell: (row) => <StatusBadge tone={TONE_OF_REQUEST[row.status]} label={t(`status.${row.status}`)} />,
      },
    ],
    [hrefOf, language, t, text],
  );
}
