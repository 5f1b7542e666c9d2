import { Alert, Button } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { sheetQuery } from "../sheet-queries.ts";
import { SHEET_TONES } from "../sheet-tones.ts";
import { useSheetActs } from "../use-sheet-acts.ts";
import { SheetActions } from "./sheet-actions.tsx";
import { SheetDifference } from "./sheet-difference.tsx";
import { SheetMapping } from "./sheet-mapping.tsx";
import { SheetProblems } from "./sheet-problems.tsx";
import classes from "./tariff-sheet.module.css";

interface SheetReviewProps {
  readonly id: string;
  readonly onGone: () => void;
}

/** An uploaded tariff: its columns, what is wrong, what it changes, and what can be done with it. */
export function SheetReview({ id, onGone }: SheetReviewProps) {
  const { t } = useTranslation("trucking-sheet");
  const language = useLanguage();
  const { data, error, refetch } = useQuery(sheetQuery(id));
  const acts = useSheetActs(id, onGone);
  if (data === undefined)
    return error === null ? <LoadingPanel /> : <Failed error={error} onRetry={() => void refetch()} />;
  const isDraft = data.state === "draft";
  return (
    <div className={classes["stack"]}>
      <section className={classes["card"]} aria-label={data.fileName}>
        <div className={classes["spread"]}>
          <h2 className={classes["title"]}>
            <bdi>{data.carrierName}</bdi>
          </h2>
          <StatusBadge tone={SHEET_TONES[data.state]} label={t(`state.${data.state}`)} />
        </div>
        <p className={classes["quiet"]}>
          <bdi>{data.fileName}</bdi>
          {" · "}
          <bdi>{formatInstant(data.publishedAt ?? data.createdAt, language)}</bdi>
          {" · "}
          <bdi>{data.publishedBy ?? data.author ?? ""}</bdi>
        </p>
        {acts.isOvertaken ? (
          <Alert color="amber" role="alert">
            {t("publish.changed")}
          </Alert>
        ) : null}
        <SheetActions sheet={data} acts={acts} />
      </section>
      {data.problems.length > 0 ? <SheetProblems sheet={data} /> : null}
      {data.zones.length > 0 ? <SheetDifference sheet={data} /> : null}
      {isDraft ? <SheetMapping key={data.version} sheet={data} acts={acts} /> : null}
    </div>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation("state");
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <StatePanel
      role="alert"
      icon={<IconFileSpreadsheet size={34} stroke={1.4} aria-hidden />}
      title={isUnknown ? error.title : t("failed.title")}
      text={isUnknown ? error.detail : t("failed.text")}
      action={
        isUnknown ? undefined : (
          <Button variant="default" onClick={onRetry}>
            {t("retry")}
          </Button>
        )
      }
    />
  );
}
