import { ActionIcon, Group, NativeSelect, TextInput } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { AirportPicker } from "../../place/components/airport-picker.tsx";
import { airportQuery } from "../../place/queries.ts";
import { type AskedPeriod, PERIODS, VIEWS } from "../use-asked-schedule.ts";
import { Segments } from "../../../ui/segments.tsx";
import classes from "./schedule.module.css";

/** Which lane, which days, and how they are shown. */
export function LaneTools({ asked }: { readonly asked: AskedPeriod }) {
  const { t } = useTranslation("schedule");
  const { origin, destination, start, weeks, view, update, turn } = asked;
  const from = useQuery(airportQuery(origin === "" ? null : origin));
  const to = useQuery(airportQuery(destination === "" ? null : destination));
  return (
    <div className={classes.tools}>
      <div className={classes.airport}>
        <AirportPicker
          name="from"
          label={t("field.from")}
          placeholder={t("field.airport")}
          value={from.data ?? null}
          onChange={(airport) => update({ from: airport?.code ?? null })}
        />
      </div>
      <div className={classes.airport}>
        <AirportPicker
          name="to"
          label={t("field.to")}
          placeholder={t("field.airport")}
          value={to.data ?? null}
          onChange={(airport) => update({ to: airport?.code ?? null })}
        />
      </div>
      <TextInput
        type="date"
        label={t("field.start")}
        value={start}
        onChange={(event) => update({ day: event.currentTarget.value })}
      />
      <NativeSelect
        label={t("field.weeks")}
        value={String(weeks)}
        data={PERIODS.map((count) => ({ value: String(count), label: t("weeks", { count }) }))}
        onChange={(event) => update({ weeks: Number(event.currentTarget.value) })}
      />
      <Group gap={4}>
        <ActionIcon variant="default" size="lg" aria-label={t("earlier")} onClick={() => turn(-1)}>
          <IconChevronLeft size={18} className={classes.mirror} />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={t("later")} onClick={() => turn(1)}>
          <IconChevronRight size={18} className={classes.mirror} />
        </ActionIcon>
      </Group>
      <Segments
        aria-label={t("field.view")}
        value={view}
        onChange={(chosen) => update({ view: chosen })}
        data={VIEWS.map((one) => ({ value: one, label: t(`view.${one}`) }))}
      />
    </div>
  );
}
