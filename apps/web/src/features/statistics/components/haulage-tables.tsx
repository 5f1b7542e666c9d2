import type { Haulage } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";
import { formatShare, perCwtText } from "../format-result.ts";
import type { HaulageAnswer } from "../queries.ts";
import { CountedDays } from "./counted-days.tsx";

interface HaulageProps {
  readonly haulage: HaulageAnswer;
}

const COLUMNS = ["requests", "quoted", "won", "winRate", "wonUsd", "perCwt"] as const;

/** The columns of a group of pickups and deliveries, as figures and as a file has them. */
function columnsOf(sums: Haulage, language: Language) {
  const { requests, quoted, won, winPercent, wonUsd, perCwtUsd } = sums;
  return {
    figures: [
      formatNumber(requests, language),
      formatNumber(quoted, language),
      formatNumber(won, language),
      formatShare(winPercent, language),
      formatCompactMoney(wonUsd, "USD", language),
      perCwtText(perCwtUsd, language),
    ],
    cells: [requests, quoted, won, winPercent ?? "", wonUsd, perCwtUsd ?? ""],
  };
}

/** Requests by day, as a chart and as the table of the same figures. */
export function HaulageDays({ haulage }: HaulageProps) {
  const { t } = useTranslation("haulage");
  const language = useLanguage();
  return (
    <CountedDays
      title={t("table.days")}
      period={haulage}
      headers={COLUMNS.map((column) => t(`figure.${column}`))}
      days={haulage.perDay.map(({ day, ...sums }) => ({
        day,
        count: sums.requests,
        ...columnsOf(sums, language),
      }))}
      fileName="requests-per-day"
    />
  );
}

/** Between which zips and airports; the zips by their first three digits. */
export function HaulageLanes({ haulage }: HaulageProps) {
  const { t } = useTranslation("haulage");
  const language = useLanguage();
  const { from, to, lanes } = haulage;
  const most = Math.max(0, ...lanes.map(({ requests }) => requests));
  const rows = lanes.map(({ leg, zipArea, airport, ...sums }) => ({
    id: `${leg}-${zipArea}-${airport}`,
    name: t(`lane.${leg}`, { zips: `${zipArea}XX`, airport }),
    requests: sums.requests,
    ...columnsOf(sums, language),
  }));
  const headers = [t("column.lane"), ...COLUMNS.map((column) => t(`figure.${column}`))];
  return (
    <FigureTable
      id="lanes"
      title={t("table.lanes")}
      headers={headers}
      rows={rows.map(({ id, name, requests, figures }) => ({
        id,
        head: <bdi>{name}</bdi>,
        share: most === 0 ? 0 : requests / most,
        figures,
      }))}
      csv={{
        fileName: `trucking-lanes-${from}-${to}.csv`,
        rows: [headers, ...rows.map(({ name, cells }) => [name, ...cells])],
      }}
    />
  );
}
