import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatisticsFrame } from "../../../lib/statistics/statistics-frame.tsx";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { HaulageFigures } from "../components/haulage-figures.tsx";
import { HaulageDays, HaulageLanes } from "../components/haulage-tables.tsx";
import { haulageQuery } from "../queries.ts";

/** What forwarders asked and quoted of a trucking company: sums, days and lanes. */
export default function HaulagePage() {
  const { t } = useTranslation("haulage");
  const asked = usePeriod();
  return (
    <StatisticsFrame
      area="haulage"
      asked={asked}
      answer={useQuery(haulageQuery(asked.period))}
      isEmpty={({ current }) => current.requests + current.quoted === 0}
      addPath="/trucking/profile"
    >
      {(haulage) => (
        <>
          <Text size="sm" c="dimmed">
            {t("keepers", { count: haulage.forwarders })}
          </Text>
          <HaulageFigures haulage={haulage} />
          <HaulageDays haulage={haulage} />
          <HaulageLanes haulage={haulage} />
        </>
      )}
    </StatisticsFrame>
  );
}
