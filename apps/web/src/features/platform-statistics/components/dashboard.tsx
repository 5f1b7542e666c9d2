import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PeriodPicker } from "../../../lib/statistics/period-picker.tsx";
import classes from "../../../lib/statistics/statistics.module.css";
import type { usePeriod } from "../../../lib/statistics/use-period.ts";
import { PageHeader } from "../../../ui/page-header.tsx";

interface DashboardProps<Answer> {
  readonly id: "main" | "quotes" | "accounts";
  readonly asked: ReturnType<typeof usePeriod>;
  readonly answer: UseQueryResult<Answer>;
  readonly children: (data: Answer) => ReactNode;
  /** what stands below the figures of the period */
  readonly footer?: ReactNode;
}

/** A page of figures over all companies in a period, which the address names. */
export function Dashboard<Answer>({ id, asked, answer, children, footer }: DashboardProps<Answer>) {
  const { t } = useTranslation("platform-statistics");
  const title = t(`title.${id}`);
  usePageTitle(title);
  return (
    <div className={classes["stack"]}>
      <PageHeader title={title} lead={t(`lead.${id}`)} />
      <PeriodPicker period={asked.period} today={asked.now} onChange={(next) => void asked.ask(next)} />
      <QueryState query={answer} lines={6}>
        {(data) => (
          <div className={classes["stack"]} data-updating={answer.isPlaceholderData || undefined}>
            {children(data)}
          </div>
        )}
      </QueryState>
      {footer}
    </div>
  );
}
