import { useQuery } from "@tanstack/react-query";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { StatisticsFrame } from "../../../lib/statistics/statistics-frame.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { Keys, People, QuotationsByUser } from "../components/count-tables.tsx";
import { Losses } from "../components/loss-tables.tsx";
import { Margins, TopDestinations, TopUsers } from "../components/result-tables.tsx";
import { RevenueCharts } from "../components/revenue-charts.tsx";
import { RevenueFigures } from "../components/revenue-figures.tsx";
import { revenueQuery } from "../queries.ts";

/** What a forwarder's quotations came to: sums, days, destinations, people, clients, lanes, airlines, losses and keys. */
export default function StatisticsPage() {
  const role = useDesk();
  const asked = usePeriod();
  const { period } = asked;
  return (
    <StatisticsFrame
      area="statistics"
      asked={asked}
      answer={useQuery(revenueQuery(period))}
      isEmpty={({ current }) => current.quotations === 0}
      addPath={forwarderHref(role, "quotation/create")}
      footer={
        <div className={classes["pair"]}>
          <People />
          <Keys />
        </div>
      }
    >
      {(revenue) => (
        <>
          <RevenueFigures revenue={revenue} />
          <RevenueCharts revenue={revenue} />
          <TopDestinations period={period} />
          <TopUsers period={period} />
          <QuotationsByUser period={period} />
          <Margins period={period} by="client" />
          <Margins period={period} by="lane" />
          <Margins period={period} by="airline" />
          <Losses period={period} />
        </>
      )}
    </StatisticsFrame>
  );
}
