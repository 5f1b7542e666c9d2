import { useQuery } from "@tanstack/react-query";
import { href } from "../../../lib/paths/href.ts";
import { StatisticsFrame } from "../../../lib/statistics/statistics-frame.tsx";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { EntryCharts } from "../components/entry-charts.tsx";
import { EntryFigures } from "../components/entry-figures.tsx";
import { EntryTables } from "../components/entry-tables.tsx";
import { entryStatisticsQuery } from "../statistics-queries.ts";

/** What a data-entry person has entered, per day and airline, with the mistakes that were found in it. */
export default function EntryStatisticsPage() {
  const asked = usePeriod();
  return (
    <StatisticsFrame
      area="entry"
      asked={asked}
      answer={useQuery(entryStatisticsQuery(asked.period))}
      isEmpty={({ entries }) => entries === 0}
      addPath={href("/data-entry/airfare/create")}
    >
      {(statistics) => (
        <>
          <EntryFigures statistics={statistics} />
          <EntryCharts statistics={statistics} />
          <EntryTables statistics={statistics} />
        </>
      )}
    </StatisticsFrame>
  );
}
