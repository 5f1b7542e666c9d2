import type { ImportDetail } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { ImportDesk } from "../import-desk.ts";
import { importQuery } from "../queries.ts";
import { STATE_TONES } from "../state-tones.ts";
import { useImportActs } from "../use-import-acts.ts";
import { useImportAddress } from "../use-import-address.ts";
import { CheckFigures, CheckFindings } from "./check-findings.tsx";
import { CheckProgress } from "./check-progress.tsx";
import { ImportSteps, type ImportStep } from "./import-steps.tsx";
import { MappingEditor } from "./mapping-editor.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { PublishedPanel } from "./published-panel.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";

interface ImportWizardProps {
  readonly desk: ImportDesk;
  readonly id: string;
}

/** One import from its columns to live rates; which step, its own state says, so that every visitor sees the same. */
export function ImportWizard({ desk, id }: ImportWizardProps) {
  const { t } = useTranslation(["rate-import", "state"]);
  const [, setAddress] = useImportAddress();
  const { data, error, refetch } = useQuery(importQuery(id));
  if (data !== undefined) return <Opened key={data.id} desk={desk} detail={data} />;
  if (error === null) return <LoadingPanel label={t("state:loading")} lines={8} />;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <StatePanel
      role="alert"
      title={isMissing ? t("missing.title") : t("state:failed.title")}
      text={isMissing ? t("missing.text") : t("state:failed.text")}
      action={
        isMissing ? (
          <Button onClick={() => void setAddress(null)}>{t("published.another")}</Button>
        ) : (
          <Button onClick={() => void refetch()}>{t("state:retry")}</Button>
        )
      }
    />
  );
}

function stepOf({ state }: ImportDetail, goesBack: boolean): ImportStep {
  if (state === "checking") return "check";
  if (state === "published" || state === "rolled-back") return "publish";
  return state === "checked" && !goesBack ? "publish" : "columns";
}

interface OpenedProps {
  readonly desk: ImportDesk;
  readonly detail: ImportDetail;
}

function Opened({ desk, detail }: OpenedProps) {
  const { t } = useTranslation(["rate-import", "rate"]);
  const [address, setAddress] = useImportAddress();
  const acts = useImportActs(detail);
  const step = stepOf(detail, address.step === "columns");
  const isOver = detail.state === "published" || detail.state === "rolled-back";
  return (
    <div className={cards["stack"]}>
      <ImportSteps current={step} isDone={isOver} />
      <div className={classes["about"]}>
        <strong>
          <bdi>{detail.fileName}</bdi>
        </strong>
        <StatusBadge tone={STATE_TONES[detail.state]} label={t(`state.${detail.state}`)} />
        <span className={cards["quiet"]}>
          <bdi>{`${detail.airlineName} · ${t(`rate:type.${detail.rateType}`)}`}</bdi>
        </span>
      </div>
      {step === "columns" ? (
        <MappingEditor
          detail={detail}
          acts={acts}
          onChecking={() => void setAddress({ step: null, view: null, found: null, reason: null })}
          onBack={detail.state === "checked" ? () => void setAddress({ step: null }) : undefined}
        />
      ) : null}
      {step === "check" ? <CheckProgress detail={detail} acts={acts} /> : null}
      {step === "publish" ? (
        <>
          <div className={cards["halves"]}>
            <CheckFigures detail={detail} />
            {isOver ? (
              <PublishedPanel
                desk={desk}
                detail={detail}
                acts={acts}
                onAnother={() => void setAddress(null)}
              />
            ) : (
              <PublishPanel
                detail={detail}
                acts={acts}
                onColumns={() => void setAddress({ step: "columns" })}
              />
            )}
          </div>
          <CheckFindings detail={detail} />
        </>
      ) : null}
    </div>
  );
}
