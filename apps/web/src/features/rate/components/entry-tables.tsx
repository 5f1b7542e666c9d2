import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { href } from "../../../lib/paths/href.ts";
import type { EntryStatistics } from "../statistics-queries.ts";
import classes from "../../../lib/statistics/statistics.module.css";
import { FigureTable } from "../../../lib/statistics/figure-table.tsx";

/** The data-entry list, narrowed to one airline. */
function ratesHref(airlineId: number): string {
  const filter = JSON.stringify({ airlineId: String(airlineId) });
  return `${href("/data-entry/airfare/list/view")}?${new URLSearchParams({ filter })}`;
}

/** The same figures by airline and by day, to read and to take along. */
export function EntryTables({ statistics }: { readonly statistics: EntryStatistics }) {
  const { t } = useTranslation("entry");
  const language = useLanguage();
  const { from, to, perAirline, perDay } = statistics;
  const figure = (count: number) => formatNumber(count, language);
  const [entries, published, errors] = [t("figure.entries"), t("figure.published"), t("figure.errors")];
  return (
    <div className={classes["pair"]}>
      <FigureTable
        id="entries-per-airline"
        title={t("table.perAirline")}
        headers={[t("table.airline"), entries, published, errors]}
        rows={perAirline.map((line) => ({
          id: String(line.airlineId),
          head: (
            <Anchor component={Link} inherit to={ratesHref(line.airlineId)}>
              <bdi>{line.name}</bdi>
            </Anchor>
          ),
          figures: [figure(line.entries), figure(line.published), figure(line.errorsFound)],
        }))}
        csv={{
          fileName: `entries-per-airline-${from}-${to}.csv`,
          rows: [
            [t("table.airline"), t("table.code"), entries, published, errors],
            ...perAirline.map((line) => [
              line.name,
              line.iata ?? "",
              line.entries,
              line.published,
              line.errorsFound,
            ]),
          ],
        }}
      />
      <FigureTable
        id="entries-per-day"
        title={t("table.perDay")}
        headers={[t("table.day"), entries, errors]}
        rows={perDay.toReversed().map((line) => ({
          id: line.day,
          head: formatDate(line.day, language),
          figures: [figure(line.entries), figure(line.errorsFound)],
        }))}
        csv={{
          fileName: `entries-per-day-${from}-${to}.csv`,
          rows: [
            [t("table.day"), entries, errors],
            ...perDay.map((line) => [line.day, line.entries, line.errorsFound]),
          ],
        }}
      />
    </div>
  );
}
