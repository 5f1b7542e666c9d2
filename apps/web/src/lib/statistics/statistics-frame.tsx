import { Alert, Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { LoadingPanel } from "../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { ApiError } from "../api/api-error.ts";
import { usePageTitle } from "../i18n/use-page-title.ts";
import { PeriodPicker } from "./period-picker.tsx";
import classes from "./statistics.module.css";
import type { usePeriod } from "./use-period.ts";

interface StatisticsFrameProps<Answer> {
  /** the phrases of the page: title, lead, emptyTitle, emptyText and add */
  readonly area: "entry" | "haulage" | "spend" | "statistics";
  readonly asked: ReturnType<typeof usePeriod>;
  readonly answer: {
    readonly data: Answer | undefined;
    readonly error: Error | null;
    readonly isPlaceholderData: boolean;
  };
  readonly isEmpty: (data: Answer) => boolean;
  /** where the first figure comes from */
  readonly addPath: string;
  readonly children: (data: Answer) => ReactNode;
  /** what stands below the figures, whatever the period holds */
  readonly footer?: ReactNode;
}

/** A page of figures over a period: while they load, when they cannot be had, and when there are none. */
export function StatisticsFrame<Answer>(props: StatisticsFrameProps<Answer>) {
  const { area, asked, answer, isEmpty, addPath, children, footer } = props;
  const { t } = useTranslation([area, "state"]);
  const { data, error, isPlaceholderData } = answer;
  usePageTitle(t("title"));
  return (
    <div className={classes["stack"]}>
      <PageHeader title={t("title")} lead={t("lead")} />
      <PeriodPicker period={asked.period} today={asked.now} onChange={(next) => void asked.ask(next)} />
      {error === null ? null : (
        <Alert
          color="red"
          role="alert"
          title={error instanceof ApiError ? error.title : t("state:failed.title")}
        >
          {error instanceof ApiError ? error.detail : t("state:failed.text")}
        </Alert>
      )}
      {data === undefined && error === null ? <LoadingPanel label={t("state:loading")} lines={6} /> : null}
      {data !== undefined && isEmpty(data) ? (
        <StatePanel
          icon={<IconChartBar size={34} stroke={1.4} aria-hidden />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <Button component={Link} to={addPath}>
              {t("add")}
            </Button>
          }
        />
      ) : null}
      {data !== undefined && !isEmpty(data) ? (
        <div className={classes["stack"]} data-updating={isPlaceholderData || undefined}>
          {children(data)}
        </div>
      ) : null}
      {footer}
    </div>
  );
}
