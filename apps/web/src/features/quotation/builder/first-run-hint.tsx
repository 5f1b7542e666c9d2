import { Button, CloseButton, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./first-run-hint.module.css";

interface FirstRunHintProps {
  readonly onExample: () => void;
  readonly onDismiss: () => void;
}

/** Shown until a company has its first quotation: three steps, or an example to play with. */
export function FirstRunHint({ onExample, onDismiss }: FirstRunHintProps) {
  const { t } = useTranslation("quotation");
  return (
    <section className={classes.hint} aria-label={t("hint.firstTitle")}>
      <Text fw={600}>{t("hint.firstTitle")}</Text>
      <ol className={classes.steps}>
        <li>{t("hint.firstStep1")}</li>
        <li>{t("hint.firstStep2")}</li>
        <li>{t("hint.firstStep3")}</li>
      </ol>
      <Button variant="light" size="compact-md" onClick={onExample}>
        {t("hint.firstExample")}
      </Button>
      <CloseButton aria-label={t("hint.dismiss")} onClick={onDismiss} className={classes.close} />
    </section>
  );
}
