import { TextInput } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { ListTabs } from "../../ui/list-tools/list-tabs.tsx";
import {
  isPeriodEnd,
  movePeriod,
  nameOfPeriod,
  PERIODS,
  periodUntil,
  type Period,
  type PeriodName,
} from "./period.ts";
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
          <PeriodEnd
            key={end}
            label={t(`period.${end}`)}
            day={period[end]}
            today={today}
            onChange={(day) => onChange(movePeriod(period, end, day))}
          />
        ))}
      </div>
    </div>
  );
}

/** A date passes through others while it is typed, `0002` to `2026` among them: what is meant is known after a pause. */
const TYPING_PAUSE_MS = 600;

interface PeriodEndProps {
  readonly label: string;
  readonly day: string;
  readonly today: string;
  readonly onChange: (day: string) => void;
}

function PeriodEnd({ label, day, today, onChange }: PeriodEndProps) {
  const [typed, setTyped] = useState<string>();
  const meant = typed !== undefined && isPeriodEnd(typed, today) ? typed : undefined;
  const take = () => {
    setTyped(undefined);
    if (meant !== undefined && meant !== day) onChange(meant);
  };
  const takeAfterPause = useEffectEvent(take);
  useEffect(() => {
    if (meant === undefined) return undefined;
    const timer = setTimeout(() => takeAfterPause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [meant]);
  return (
    <TextInput
      type="date"
      size="xs"
      label={label}
      value={typed ?? day}
      max={today}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === "Enter") take();
      }}
    />
  );
}
