import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./sign-up-steps.module.css";

const STEPS = ["details", "pin", "about", "approval"] as const;
export type SignUpStep = (typeof STEPS)[number];

/** Where the sign-up stands: four steps, those behind ticked off. */
export function SignUpSteps({ step }: { readonly step: SignUpStep }) {
  const { t } = useTranslation("signup");
  const now = STEPS.indexOf(step);
  return (
    <ol className={classes["steps"]} aria-label={t("steps.label")}>
      {STEPS.map((name, at) => (
        <li key={name} data-done={at < now ? "" : undefined} aria-current={at === now ? "step" : undefined}>
          <span className={classes["mark"]} aria-hidden>
            {at < now ? <IconCheck size={14} stroke={2.4} /> : at + 1}
          </span>
          <span className={classes["name"]}>{t(`steps.${name}`)}</span>
          {at < now ? <span className="kl-visually-hidden">{t("steps.done")}</span> : null}
        </li>
      ))}
    </ol>
  );
}
