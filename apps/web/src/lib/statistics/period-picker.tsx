import { TextInput } from "@mantine/core";
import { useTranslation } from "../i18n/use-translation.ts";
import { ListTabs } from "../../ui/list-tools/list-tabs.tsx";
import { nameOfPeriod, PERIODS, periodUntil, type Period, type PeriodName } from "./period.ts";
import classes from "./statistics.module.css";

interface PeriodPickerProps {
  readonly period: Period;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

const NAMES = ["week", "month", "quarter", "year"] as const satisfies readonly PeriodName[];

/** The days that are counted: the last ones, or any from one to another. */
export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const { t } = useTranslation("statistics");
  return (
    <div className={classes["period"]}>
      <ListTabs
        label={t("period.label")}
        open={nameOfPeriod(period, today)}
        tabs={NAMES.map((id) => ({ id, label: t(`period.${id}`) }))}
        onOpen={(id) => {
          const name = NAMES.find((known) => known === id);
          if (name !== undefined) onChange(periodUntil(today, PERIODS[name]));
        }}
      />
      <div className={classes["dates"]}>
        {(["from", "to"] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            size="xs"
            label={t(`period.${end}`)}
            value={period[end]}
            min={end === "to" ? period.from : undefined}
            max={end === "to" ? today : period.to}
            onChange={(event) => {
              const day = event.currentTarget.value;
              if (day !== "") onChange({ ...period, [end]: day });
            }}
          />
        ))}
      </div>
    </div>
  );
}
