import type { ScheduledService } from "@kilolane/contract";
import { addDays } from "@kilolane/domain";
import { Button, Group, Text } from "@mantine/core";
import { IconCalendarTime } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDateRange } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { FlightList } from "../components/flight-list.tsx";
import { LaneTools } from "../components/lane-tools.tsx";
import { WeekGrid } from "../components/week-grid.tsx";
import { downloadFlights, scheduleQuery } from "../queries.ts";
import { type AskedPeriod, useAskedSchedule } from "../use-asked-schedule.ts";

const icon = <IconCalendarTime size={34} stroke={1.4} aria-hidden />;

/** On which days airlines fly a lane, by the rates that the company may quote. */
export default function FlightSchedulePage() {
  const { t } = useTranslation("schedule");
  const asked = useAskedSchedule();
  const { origin, destination, start, end } = asked;
  usePageTitle(t("title"));
  const isAsked = origin !== "" && destination !== "" && origin !== destination;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <LaneTools asked={asked} />
      {isAsked ? (
        <Flights key={`${origin}${destination}${start}${end}`} asked={asked} />
      ) : (
        <StatePanel icon={icon} title={t("ask")} text={t("askText")} />
      )}
    </>
  );
}

function Flights({ asked }: { readonly asked: AskedPeriod }) {
  const { t } = useTranslation(["schedule", "state"]);
  const { origin, destination, start, end } = asked;
  const { data, isError, refetch } = useQuery(scheduleQuery({ origin, destination, from: start, to: end }));
  if (isError)
    return (
      <StatePanel
        role="alert"
        icon={icon}
        title={t("state:failed.title")}
        text={t("state:failed.text")}
        action={
          <Button variant="default" onClick={() => void refetch()}>
            {t("state:retry")}
          </Button>
        }
      />
    );
  if (data === undefined) return <LoadingPanel lines={8} />;
  if (data.services.length === 0) return <StatePanel icon={icon} title={t("none")} text={t("noneText")} />;
  return <Shown asked={asked} services={data.services} />;
}

interface ShownProps {
  readonly asked: AskedPeriod;
  readonly services: readonly ScheduledService[];
}

function Shown({ asked, services }: ShownProps) {
  const { t } = useTranslation("schedule");
  const language = useLanguage();
  const { origin, destination, start, end, weeks, view } = asked;
  const lane = { services, origin, destination };
  const period = formatDateRange(start, end, language);
  const query = { origin, destination, from: start, to: end };
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <ListExport
          name={`${origin}-${destination}`}
          download={async (format) => downloadFlights(query, format)}
        />
      </Group>
      {view === "list" ? (
        <FlightList {...lane} label={t("caption", { from: origin, to: destination, period })} />
      ) : (
        Array.from({ length: weeks }, (_, week) => (
          <WeekGrid key={week} {...lane} start={addDays(start, 7 * week)} />
        ))
      )}
      <Text size="sm" c="dimmed">
        {t("note")} {t("timesHint")} {t("cutOffHint")}
      </Text>
    </>
  );
}
