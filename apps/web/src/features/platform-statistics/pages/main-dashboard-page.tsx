import { useQuery } from "@tanstack/react-query";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { AccountTables } from "../components/account-tables.tsx";
import { CompanyTable } from "../components/company-table.tsx";
import { Dashboard } from "../components/dashboard.tsx";
import { DayCharts } from "../components/day-charts.tsx";
import { QuotationFigures } from "../components/quotation-figures.tsx";
import { platformQuotationsQuery } from "../queries.ts";

/** How the platform does: quotations by day and company, companies by kind, people by role. */
export default function MainDashboardPage() {
  const asked = usePeriod();
  const answer = useQuery(platformQuotationsQuery(asked.period));
  return (
    <Dashboard id="main" asked={asked} answer={answer} footer={<AccountTables />}>
      {(data) => (
        <>
          <QuotationFigures data={data} />
          <DayCharts data={data} />
          <CompanyTable data={data} />
        </>
      )}
    </Dashboard>
  );
}
