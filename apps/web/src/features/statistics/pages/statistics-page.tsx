import { Alert, Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryStates } from "nuqs";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { today } from "../../../lib/format/dates.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { periodOf } from "../../../lib/statistics/period.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { PeriodPicker } from "../../../lib/statistics/period-picker.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import { Keys, Losses, People, QuotationsByUser } from "../components/count-tables.tsx";
import { Margins, TopDestinations, TopUsers } from "../components/result-tables.tsx";
import { RevenueCharts } from "../components/revenue-charts.tsx";
import { RevenueFigures } from "../components/revenue-figures.tsx";
import { revenueQuery } from "../queries.ts";

const ADDRESS = { from: parseAsString.withDefault(""), to: parseAsString.withDefault("") };

/** What a forwarder's quotations came to: sums, days, destinations, people, clients, lanes, losses and keys. */
export default function StatisticsPage() {
  const { t } = useTranslation(["statistics", "state"]);
  const role = useDesk();
  const [asked, ask] = useQueryStates(ADDRESS, { history: "replace", clearOnDefault: true });
  // Days are counted in UTC, as the server and the list's filter do.
  const now = today("UTC");
  const period = periodOf(asked, now);
  const { data, error, isPlaceholderData } = useQuery(revenueQuery(period));
  usePageTitle(t("title"));
  const isEmpty = data?.current.quotations === 0;
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
      {isEmpty ? (
        <StatePanel
          icon={<IconChartBar size={34} stroke={1.4} aria-hidden />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <Button component={Link} to={forwarderHref(role, "quotation/create")}>
              {t("add")}
            </Button>
          }
        />
      ) : null}
      {data !== undefined && !isEmpty ? (
        <div className={classes["stack"]} data-updating={isPlaceholderData || undefined}>
          <RevenueFigures revenue={data} />
          <RevenueCharts revenue={data} />
          <TopDestinations period={period} />
          <TopUsers period={period} />
          <QuotationsByUser period={period} />
          <Margins period={period} by="client" />
          <Margins period={period} by="lane" />
          <Losses period={period} />
        </div>
      ) : null}
      <div className={classes["pair"]}>
        <People />
        <Keys />
      </div>
    </div>
  );
}
