import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./rate-import.module.css";

const STEPS = ["file", "columns", "check", "publish"] as const;
export type ImportStep = (typeof STEPS)[number];

interface ImportStepsProps {
  readonly current: ImportStep;
  /** the last step is done too */
  readonly isDone?: boolean;
}

/** Where one is on the way from a file to live rates. */
export function ImportSteps({ current, isDone = false }: ImportStepsProps) {
  const { t } = useTranslation("rate-import");
  const at = STEPS.indexOf(current);
  return (
    <ol className={classes["steps"]} aria-label={t("step.label")}>
      {STEPS.map((step, place) => {
        const isBehind = place < at || isDone;
        return (
          <li
            key={step}
            className={classes["step"]}
            data-state={isBehind ? "behind" : place === at ? "current" : "ahead"}
            aria-current={place === at ? "step" : undefined}
          >
            <span className={classes["mark"]} aria-hidden>
              {isBehind ? <IconCheck size={14} stroke={2.4} /> : place + 1}
            </span>
            {t(`step.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
