import { Alert, Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryStates } from "nuqs";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { today } from "../../../lib/format/dates.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { EntryCharts } from "../components/entry-charts.tsx";
import { EntryFigures } from "../components/entry-figures.tsx";
import { PeriodPicker } from "../../../lib/statistics/period-picker.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import { EntryTables } from "../components/entry-tables.tsx";
import { periodOf } from "../../../lib/statistics/period.ts";
import { entryStatisticsQuery } from "../statistics-queries.ts";

const ADDRESS = { from: parseAsString.withDefault(""), to: parseAsString.withDefault("") };

/** What a data-entry person has entered, per day and airline, with the mistakes that were found in it. */
export default function EntryStatisticsPage() {
  const { t } = useTranslation(["entry", "state"]);
  const [asked, ask] = useQueryStates(ADDRESS, { history: "replace", clearOnDefault: true });
  // Days are counted in UTC, as the server does.
  const now = today("UTC");
  const period = periodOf(asked, now);
  const { data, error, isPlaceholderData } = useQuery(entryStatisticsQuery(period));
  usePageTitle(t("title"));
  return (
    <div className={classes["stack"]}>
      <PageHeader title={t("title")} lead={t("lead")} />
      <PeriodPicker period={period} today={now} onChange={(next) => void ask(next)} />
      {error === null ? null : (
        <Alert
          color="red"
          role="alert"
          title={error instanceof ApiError ? error.title : t("state:failed.title")}
        >
          {error instanceof ApiError ? error.detail : t("state:failed.text")}
        </Alert>
      )}
      {data === undefined && error === null ? <LoadingPanel label={t("state:loading")} lines={6} /> : null}
      {data?.entries === 0 ? (
        <StatePanel
          icon={<IconChartBar size={34} stroke={1.4} aria-hidden />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <Button component={Link} to={href("/data-entry/airfare/create")}>
              {t("add")}
            </Button>
          }
        />
      ) : null}
      {data !== undefined && data.entries > 0 ? (
        <div className={classes["stack"]} data-updating={isPlaceholderData || undefined}>
          <EntryFigures statistics={data} />
          <EntryCharts statistics={data} />
          <EntryTables statistics={data} />
        </div>
      ) : null}
    </div>
  );
}
