import { Button } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { ApiError } from "../api/api-error.ts";

interface RecordFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly icon: Icon;
  /** 2 where the screen has a title of its own */
  readonly headingOrder?: 1 | 2;
  /** the way on where there is no such record */
  readonly back?: ReactNode;
}

/** A record that could not be read: one that is not there in the server's words, else with a way to try again. */
export function RecordFailed({
  error,
  onRetry,
  icon: RecordIcon,
  headingOrder = 1,
  back,
}: RecordFailedProps) {
  const { t } = useTranslation("state");
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <StatePanel
      role="alert"
      headingOrder={headingOrder}
      icon={<RecordIcon size={34} stroke={1.4} aria-hidden />}
      title={isUnknown ? error.title : t("failed.title")}
      text={isUnknown ? error.detail : t("failed.text")}
      action={
        isUnknown ? (
          back
        ) : (
          <Button variant="default" onClick={onRetry}>
            {t("retry")}
          </Button>
        )
      }
    />
  );
}

/** What a screen says of a record that is not there. */
export interface MissingRecord {
  readonly title: string;
  readonly text: string;
}

/** Whether there is no such record; an address that can name none is answered with 400. */
export function isMissing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

interface UnreadPageProps {
  readonly error: Error;
  readonly missing: MissingRecord;
  /** the way on where there is no such record */
  readonly back: ReactNode;
  readonly onRetry: () => void;
}

/** Stands in place of a record's screen: there is none, in the screen's own words, or it could not be read. */
export function UnreadPage({ error, missing, back, onRetry }: UnreadPageProps) {
  const { t } = useTranslation("state");
  if (isMissing(error)) return <StatePanel headingOrder={1} {...missing} action={back} />;
  return (
    <StatePanel
      role="alert"
      headingOrder={1}
      title={t("failed.title")}
      text={t("failed.text")}
      action={<Button onClick={onRetry}>{t("retry")}</Button>}
    />
  );
}
