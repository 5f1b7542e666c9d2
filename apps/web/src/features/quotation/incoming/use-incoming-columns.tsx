import type { ClientRequestRow } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatRelative } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { goodsColumn } from "../components/goods-column.tsx";
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
            second={row.shipperCompany || row.clientEmail}
          />
        ),
      },
      {
        id: "lane",
        header: t("column.lane"),
        cell: (row) => (
          <TwoLines
            first={<bdi dir="ltr">{`${row.fromAirport} → ${row.toAirport}`}</bdi>}
            second={row.priced && t("pricedOtherwise")}
          />
        ),
      },
      goodsColumn({
        header: t("column.goods"),
        ready: t("column.ready"),
        typeOf: (code) => text("goodsType", code),
        language,
      }),
      { id: "sent", header: t("column.sent"), cell: (row) => formatRelative(row.sentAt, language) },
      { id: "answer", header: t("column.answer"), cell: (row) => <AnswerTime request={row} /> },
      {
        id: "assignee",
        header: t("column.assignee"),
        cell: (row) => (
          <TwoLines
            first={row.assignee || t("nobody")}
            second={row.assignedByRule && t("byRule", { rule: row.assignedByRule })}
          />
        ),
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
