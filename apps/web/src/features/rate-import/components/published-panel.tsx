import type { ImportDetail } from "@kilolane/contract";
import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { ImportDesk } from "../import-desk.ts";
import type { ImportActs } from "../use-import-acts.ts";
import cards from "../../../ui/card.module.css";
import findingClasses from "./findings.module.css";

interface PublishedPanelProps {
  readonly desk: ImportDesk;
  readonly detail: ImportDetail;
  readonly acts: ImportActs;
  readonly onAnother: () => void;
}

/** What became of a published import: where its rates are, and the way back. */
export function PublishedPanel({ desk, detail, acts, onAnother }: PublishedPanelProps) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const isLive = detail.state === "published";
  const when = detail.publishedAt === null ? "" : formatInstant(detail.publishedAt, language);
  return (
    <section className={cards["card"]} aria-labelledby="published" data-testid="published">
      <h2 id="published" className={cards["title"]}>
        {t(isLive ? "published.title" : "published.rolledBackTitle")}
      </h2>
      <p className={cards["quiet"]}>
        {isLive ? t("published.text", { when }) : t("published.rolledBackText")}
      </p>
      <div className={cards["buttons"]}>
        <Button component={Link} to={desk.listHref}>
          {t("published.list")}
        </Button>
        {desk.historyHref === null ? null : (
          <Button component={Link} to={desk.historyHref} variant="default">
            {t("published.history")}
          </Button>
        )}
        <Button variant="default" onClick={onAnother}>
          {t("published.another")}
        </Button>
        {isLive ? (
          <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
            {t("rollBack.action")}
          </Button>
        ) : null}
      </div>
      {isAsking ? <RollBackDialog detail={detail} acts={acts} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

type RollBackDialogProps = Pick<PublishedPanelProps, "detail" | "acts"> & { readonly onClose: () => void };

/** Asks before a publication is taken back, and says what comes back and what goes. */
function RollBackDialog({ detail: { changes }, acts, onClose }: RollBackDialogProps) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const [withLater, setWithLater] = useState(false);
  const isReplaced = acts.rollBack.refusal?.code === "rate-set-replaced";
  const rollBack = () => acts.rollBack.mutate(withLater, { onSuccess: onClose });
  const effects = [
    ["leaves", changes?.added ?? 0],
    ["returns", changes?.changed ?? 0],
    ["revives", changes?.ended ?? 0],
  ] as const;
  return (
    <ConfirmDialog
      opened
      title={t("rollBack.title")}
      text={t("rollBack.text")}
      confirmLabel={t("rollBack.action")}
      cancelLabel={t("action.cancel")}
      destructive
      pending={acts.rollBack.isPending}
      onConfirm={rollBack}
      onCancel={onClose}
    >
      <ul className={findingClasses["effects"]}>
        {effects.map(([effect, lanes]) =>
          lanes === 0 ? null : (
            <li key={effect}>
              {t(`rollBack.${effect}`, { count: lanes, n: formatNumber(lanes, language) })}
            </li>
          ),
        )}
      </ul>
      {isReplaced ? (
        <Checkbox
          label={t("rollBack.later")}
          checked={withLater}
          onChange={(event) => setWithLater(event.currentTarget.checked)}
        />
      ) : null}
    </ConfirmDialog>
  );
}
