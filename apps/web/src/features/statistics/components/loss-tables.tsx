import type { EndpointOutput, listQuotationLosses } from "@kilolane/contract";
import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney, formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import type { Period } from "../../../lib/statistics/period.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { formatShare } from "../format-result.ts";
import { lossesQuery } from "../queries.ts";

type LossAnswer = EndpointOutput<typeof listQuotationLosses>;

interface LossProps {
  readonly period: Period;
}

/** Why quotations were rejected, and by how much the price was beaten; nothing while none was. */
export function Losses({ period }: LossProps) {
  const { t } = useTranslation(["statistics", "quotation"]);
  const { data } = useQuery(lossesQuery(period));
  if (data === undefined) return <LoadingPanel lines={4} />;
  if (data.rejected === 0) return null;
  const causes = data.causes.map(({ cause, ...figures }) => ({
    ...figures,
    id: cause ?? "none",
    name: cause === null ? t("noCause") : t(`quotation:loss.causes.${cause}`),
  }));
  const reasons = data.reasons.map(({ reason, ...figures }) => ({
    ...figures,
    id: reason,
    name: reason === "" ? t("noReason") : reason,
  }));
  return (
    <>
      <LossTable
        id="loss-causes"
        title={t("table.causes")}
        head={t("column.cause")}
        period={period}
        rows={causes}
      />
      <LossTable
        id="losses"
        title={t("table.losses")}
        head={t("column.reason")}
        period={period}
        rows={reasons}
      />
      {data.compared.quotations === 0 ? null : <ComparedPrices period={period} compared={data.compared} />}
    </>
  );
}

interface LossTableProps extends LossProps {
  readonly id: string;
  readonly title: string;
  readonly head: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly quotations: number;
    readonly lostUsd: string;
  }[];
}

function LossTable({ id, title, head, period, rows }: LossTableProps) {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  const headers = [head, t("column.quotations"), t("column.lost")];
  const most = Math.max(1, ...rows.map(({ quotations }) => quotations));
  return (
    <FigureTable
      id={id}
      title={title}
      headers={headers}
      rows={rows.map((row) => ({
        id: row.id,
        head: <bdi>{row.name}</bdi>,
        share: row.quotations / most,
        figures: [formatNumber(row.quotations, language), formatCompactMoney(row.lostUsd, "USD", language)],
      }))}
      csv={{
        fileName: `${id}-${period.from}-${period.to}.csv`,
        rows: [headers, ...rows.map(({ name, quotations, lostUsd }) => [name, quotations, lostUsd])],
      }}
    />
  );
}

/** Each quotation beside the price that its client got elsewhere. */
function ComparedPrices({ period, compared }: LossProps & Pick<LossAnswer, "compared">) {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  const role = useDesk();
  const headers = [t("column.quotation"), t("column.ourPrice"), t("column.otherPrice"), t("column.above")];
  return (
    <FigureTable
      id="compared-prices"
      title={t("table.compared")}
      lead={
        <Text size="sm" c="dimmed">
          {t("comparedLead", {
            count: compared.quotations,
            percent: formatShare(compared.medianPercent, language),
            amount: formatCompactMoney(compared.aboveUsd, "USD", language),
          })}
        </Text>
      }
      headers={headers}
      rows={compared.rows.map((row) => ({
        id: row.quotationId,
        head: (
          <TwoLines
            first={
              <Anchor
                component={Link}
                inherit
                to={forwarderHref(role, "quotation/details/:id", { id: row.quotationId })}
              >
                <bdi>{row.number}</bdi>
              </Anchor>
            }
            second={row.client}
          />
        ),
        figures: [
          formatMoney(row.ourPrice, row.currency, language),
          formatMoney(row.otherPrice, row.currency, language),
          formatShare(row.abovePercent, language),
        ],
      }))}
      csv={{
        fileName: `compared-prices-${period.from}-${period.to}.csv`,
        rows: [
          [...headers, t("column.client"), t("column.currency")],
          ...compared.rows.map((row) => [
            row.number,
            row.ourPrice,
            row.otherPrice,
            row.abovePercent ?? "",
            row.client,
            row.currency,
          ]),
        ],
      }}
    />
  );
}
