import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { CompanyTable } from "../components/company-table.tsx";
import { Dashboard } from "../components/dashboard.tsx";
import { QuotationFigures } from "../components/quotation-figures.tsx";
import { SumsTable } from "../components/sums-table.tsx";
import { listLink } from "../list-link.ts";
import { type PlatformQuotations, platformQuotationsQuery } from "../queries.ts";

/** Where and with whom is quoted: lanes, airlines and companies. */
export default function QuoteDashboardPage() {
  const asked = usePeriod();
  const answer = useQuery(platformQuotationsQuery(asked.period));
  return (
    <Dashboard id="quotes" asked={asked} answer={answer}>
      {(data) => (
        <>
          <QuotationFigures data={data} />
          <Lanes data={data} />
          <Airlines data={data} />
          <CompanyTable data={data} />
        </>
      )}
    </Dashboard>
  );
}

function Lanes({ data }: { readonly data: PlatformQuotations }) {
  const { t } = useTranslation("platform-statistics");
  return (
    <SumsTable
      id="by-lane"
      title={t("table.lanes")}
      head={t("lane")}
      fileName={`quotations-by-lane-${data.from}-${data.to}.csv`}
      rows={data.lanes.map(({ origin, destination, ...row }) => ({
        ...row,
        id: `${origin}-${destination}`,
        name: `${origin} → ${destination}`,
        link: listLink(data, { origin, destination }),
      }))}
    />
  );
}

function Airlines({ data }: { readonly data: PlatformQuotations }) {
  const { t } = useTranslation("platform-statistics");
  return (
    <SumsTable
      id="by-airline"
      title={t("table.airlines")}
      head={t("airline")}
      fileName={`quotations-by-airline-${data.from}-${data.to}.csv`}
      rows={data.airlines.map(({ airlineId, ...row }) => ({
        ...row,
        id: String(airlineId),
        link: listLink(data, { airline: String(airlineId) }),
      }))}
    />
  );
}
