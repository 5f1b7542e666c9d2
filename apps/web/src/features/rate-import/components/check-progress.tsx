import type { ImportDetail } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { ImportActs } from "../use-import-acts.ts";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";
import findingClasses from "./findings.module.css";

interface CheckProgressProps {
  readonly detail: ImportDetail;
  readonly acts: ImportActs;
}

/** How far the check is, and the way to stop it. */
export function CheckProgress({ detail, acts }: CheckProgressProps) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const { phase, percent, rowsRead, waitsForOther } = detail;
  return (
    <section className={cards["card"]} aria-labelledby="checking">
      <h2 id="checking" className={cards["title"]}>
        {t("check.title")}
      </h2>
      <div
        className={findingClasses["progress"]}
        role="progressbar"
        aria-labelledby="checking"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <output className={classes["spread"]} data-testid="progress">
        <span>{t(`check.${waitsForOther ? "waitingForOther" : phase}`)}</span>
        <span className={cards["quiet"]}>
          {rowsRead === 0
            ? ""
            : `${t("check.lines", { count: rowsRead, n: formatNumber(rowsRead, language) })} · `}
          {t("check.percent", { n: formatNumber(percent, language) })}
        </span>
      </output>
      <p className={cards["quiet"]}>{t("check.text")}</p>
      <div className={cards["buttons"]}>
        <Button variant="default" loading={acts.cancel.isPending} onClick={() => acts.cancel.mutate()}>
          {t("check.stop")}
        </Button>
      </div>
    </section>
  );
}
