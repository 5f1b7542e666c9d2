import { useQuery } from "@tanstack/react-query";
import { clientHref } from "../../../lib/paths/client-href.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { StatisticsFrame } from "../../../lib/statistics/statistics-frame.tsx";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { SpendDays } from "../components/spend-days.tsx";
import { SpendFigures } from "../components/spend-figures.tsx";
import { SpendForwarders, SpendLanes } from "../components/spend-tables.tsx";
import { spendQuery } from "../queries.ts";

/** What quotations sent to a client or shipper came to: sums, days, lanes and forwarders. */
export default function SpendPage() {
  const asked = usePeriod();
  return (
    <StatisticsFrame
      area="spend"
      asked={asked}
      answer={useQuery(spendQuery(asked.period))}
      isEmpty={({ current }) => current.quotations === 0}
      addPath={clientHref(useClientRole(), "create")}
    >
      {(spend) => (
        <>
          <SpendFigures spend={spend} />
          <SpendDays spend={spend} />
          <SpendLanes spend={spend} />
          <SpendForwarders spend={spend} />
        </>
      )}
    </StatisticsFrame>
  );
}
