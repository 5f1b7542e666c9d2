import type { SentRequestRow } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatRelative } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { formatNames } from "../../../lib/format/names.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { goodsColumn } from "../components/goods-column.tsx";
import { TONE_OF_STATE } from "./sent-queries.ts";

/** The columns of sent requests. @param hrefOf address of a request's details */
export function useSentColumns(
  hrefOf: (requestId: string) => string,
): readonly DataTableColumn<SentRequestRow>[] {
  const { t } = useTranslation("sent-request");
  const text = useCodeText("quotation");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<SentRequestRow>[] => [
      {
        id: "lane",
        header: t("column.lane"),
        required: true,
        cell: (row) => (
          <Anchor component={Link} inherit to={hrefOf(row.request_id)}>
            <bdi dir="ltr">{`${row.fromAirport} → ${row.toAirport}`}</bdi>
          </Anchor>
        ),
      },
      goodsColumn({
        header: t("column.goods"),
        ready: t("column.ready"),
        typeOf: (code) => text("goodsType", code),
        language,
      }),
      {
        id: "forwarder",
        header: t("column.forwarder"),
        cell: (row) =>
          formatNames(
            row.asked.map(({ companyName }) => companyName),
            language,
          ),
      },
      {
        id: "answers",
        header: t("column.answers"),
        cell: (row) =>
          t("answersOf", {
            answered: formatNumber(
              row.asked.filter(({ answeredAt }) => answeredAt !== null).length,
              language,
            ),
            asked: formatNumber(row.asked.length, language),
          }),
      },
      { id: "sent", header: t("column.sent"), cell: (row) => formatRelative(row.sentAt, language) },
      {
        id: "status",
        header: t("column.status"),
        cell: (row) => <StatusBadge tone={TONE_OF_STATE[row.state]} label={t(`state.${row.state}`)} />,
      },
    ],
    [hrefOf, language, t, text],
  );
}
