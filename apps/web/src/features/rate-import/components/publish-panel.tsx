import type { ImportDetail } from "@kilolane/contract";
import { Alert, Button, Checkbox } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { ImportActs } from "../use-import-acts.ts";
import { ChangeBar } from "./change-bar.tsx";
import { TakeBackButton } from "./take-back-button.tsx";
import cards from "../../../ui/card.module.css";

interface PublishPanelProps {
  readonly detail: ImportDetail;
  readonly acts: ImportActs;
  readonly onColumns: () => void;
}

/** Puts the checked lines live; with bad ones among them only when that is said, and never without being asked. */
export function PublishPanel({ detail, acts, onColumns }: PublishPanelProps) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const [isSaid, setSaid] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { rowsBad, rowsGood, rowsWarned, lanes, changes, mapping, mode } = detail;
  const label = usePublishLabel(detail);
  const isOutdated = acts.publish.refusal?.code === "rates-changed";
  const publish = () =>
    acts.publish.mutate(
      { publishGood: isSaid, confirmWarnings: isConfirmed },
      { onSettled: () => setAsking(false) },
    );
  const isUnsaid = (rowsBad > 0 && !isSaid) || (rowsWarned > 0 && !isConfirmed);
  const isSame = changes !== null && changes.added + changes.changed + changes.ended === 0;
  return (
    <section className={cards["card"]} aria-labelledby="publish">
      <h2 id="publish" className={cards["title"]}>
        {t("publish.title")}
      </h2>
      <PublishNote isEmpty={lanes === 0} isSame={isSame} isGood={rowsBad === 0} />
      {rowsBad > 0 && lanes > 0 ? (
        <Checkbox
          label={t("publish.good", { count: rowsGood, n: formatNumber(rowsGood, language) })}
          checked={isSaid}
          onChange={(event) => setSaid(event.currentTarget.checked)}
        />
      ) : null}
      {rowsWarned > 0 && lanes > 0 ? (
        <>
          <p className={cards["quiet"]}>{t("publish.warned")}</p>
          <Checkbox
            label={t("publish.confirm", { count: rowsWarned, n: formatNumber(rowsWarned, language) })}
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
          />
        </>
      ) : null}
      <EndsNote detail={detail} />
      {isOutdated ? (
        <Alert color="amber" role="alert">
          {t("publish.changed")}
        </Alert>
      ) : null}
      <div className={cards["buttons"]}>
        {isOutdated ? (
          <Button
            loading={acts.check.isPending}
            onClick={() => (mode === null ? onColumns() : acts.check.mutate({ mapping, mode }))}
          >
            {t("publish.again")}
          </Button>
        ) : (
          <Button disabled={lanes === 0 || isUnsaid} onClick={() => setAsking(true)}>
            {label}
          </Button>
        )}
        <Button variant="default" onClick={onColumns}>
          {t("publish.columns")}
        </Button>
        <TakeBackButton cancel={acts.cancel} />
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t("publish.confirmTitle")}
        text={t("publish.confirmText")}
        confirmLabel={label}
        cancelLabel={t("action.cancel")}
        pending={acts.publish.isPending}
        onConfirm={publish}
        onCancel={() => setAsking(false)}
      >
        {changes === null ? null : <ChangeBar changes={changes} />}
        <EndsNote detail={detail} />
      </ConfirmDialog>
    </section>
  );
}

/** What the button does: how many live lanes end with it, when the file is the whole tariff and lacks some. */
function usePublishLabel({ rowsBad, changes, mode }: ImportDetail): string {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const ended = mode === "replace" ? (changes?.ended ?? 0) : 0;
  if (ended > 0) return t("publish.actionEnds", { count: ended, n: formatNumber(ended, language) });
  return t(rowsBad > 0 ? "publish.actionGood" : "publish.action");
}

/** A tariff that lacks lanes ends them: the costliest slip there is, so it is said twice. */
function EndsNote({ detail: { changes, mode } }: Pick<PublishPanelProps, "detail">) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const ended = changes?.ended ?? 0;
  if (ended === 0 || mode !== "replace") return null;
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {t("publish.ends", { count: ended, n: formatNumber(ended, language) })}
    </Alert>
  );
}

interface PublishNoteProps {
  readonly isEmpty: boolean;
  readonly isSame: boolean;
  readonly isGood: boolean;
}

/** What stands between the check and live rates. */
function PublishNote({ isEmpty, isSame, isGood }: PublishNoteProps) {
  const { t } = useTranslation("rate-import");
  if (isEmpty) return <Alert color="red">{t("result.nothing")}</Alert>;
  return (
    <>
      <p className={cards["quiet"]}>{t(isGood ? "publish.ready" : "publish.sayso")}</p>
      {isSame ? <p className={cards["quiet"]}>{t("result.noChange")}</p> : null}
    </>
  );
}
