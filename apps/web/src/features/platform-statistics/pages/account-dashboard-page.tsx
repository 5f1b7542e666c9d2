import { useQuery } from "@tanstack/react-query";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { AccountTables } from "../components/account-tables.tsx";
import { AddonTable, PackageTable, StateTable } from "../components/billing-tables.tsx";
import { Dashboard } from "../components/dashboard.tsx";
import { MoneyFigures, MonthTable } from "../components/money-figures.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import { platformBillingQuery } from "../queries.ts";

/** What companies have bought and paid: money of a period, subscriptions, add-ons, accounts. */
export default function AccountDashboardPage() {
  const asked = usePeriod();
  const answer = useQuery(platformBillingQuery(asked.period));
  return (
    <Dashboard id="accounts" asked={asked} answer={answer} footer={<AccountTables />}>
      {(data) => (
        <>
          <MoneyFigures data={data} />
          <MonthTable data={data} />
          <div className={classes["pair"]}>
            <StateTable data={data} />
            <AddonTable data={data} />
          </div>
          <PackageTable data={data} />
        </>
      )}
    </Dashboard>
  );
}
