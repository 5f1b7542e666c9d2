import { Alert } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { sheetQuery } from "../sheet-queries.ts";
import { SHEET_TONES } from "../sheet-tones.ts";
import { useSheetActs } from "../use-sheet-acts.ts";
import { SheetActions } from "./sheet-actions.tsx";
import { SheetDifference } from "./sheet-difference.tsx";
import { SheetMapping } from "./sheet-mapping.tsx";
import { SheetProblems } from "./sheet-problems.tsx";
import cards from "../../../ui/card.module.css";
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
    return error === null ? (
      <LoadingPanel />
    ) : (
      <RecordFailed
        error={error}
        onRetry={() => void refetch()}
        icon={IconFileSpreadsheet}
        headingOrder={2}
      />
    );
  const isDraft = data.state === "draft";
  return (
    <div className={cards["stack"]}>
      <section className={cards["card"]} aria-label={data.fileName}>
        <div className={classes["spread"]}>
          <h2 className={cards["title"]}>
            <bdi>{data.carrierName}</bdi>
          </h2>
          <StatusBadge tone={SHEET_TONES[data.state]} label={t(`state.${data.state}`)} />
        </div>
        <p className={cards["quiet"]}>
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
