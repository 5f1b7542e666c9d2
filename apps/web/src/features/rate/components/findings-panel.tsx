import { Title } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import type { RateChecking } from "../use-rate-check.ts";
import { PlainList } from "../../../ui/plain-list.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-editor.module.css";

/** What the check says: errors keep the rate from being published, warnings are shown. */
export function FindingsPanel({ checking }: { readonly checking: RateChecking }) {
  const { t } = useTranslation("rate");
  const { findings, refused, marks, isChecking, isClean } = checking;
  const text = useCodeText("rate");
  const placed = (place: string, message: string) => {
    const [grid = "", line] = place.split(".");
    return line === undefined
      ? t("findings.field", { field: text("field", grid), message })
      : t("findings.cell", { grid: text("section", grid), line: Number(line) + 1, message });
  };
  const items = findings.map(({ code, field, severity, message }) => ({
    key: `${code} ${field} ${message}`,
    severity,
    message,
  }));
  const told = [...refused].map(([place, mark]) => ({
    key: place,
    severity: mark.severity,
    message: placed(place, mark.text),
  }));
  // Until the server has answered, the domain's own marks stand in.
  const atOnce = [...marks].map(([place, mark]) => ({
    key: place,
    severity: mark.severity,
    message: placed(place, mark.text),
  }));
  const said = [...told, ...items];
  const shown = said.length > 0 ? said : isClean ? [] : atOnce;
  return (
    <section className={cards["snugCard"]} aria-labelledby="rate-findings" aria-busy={isChecking}>
      <Title order={2} size="h4" id="rate-findings">
        {t("section.findings")}
      </Title>
      <PlainList className={classes["findings"]} aria-live="polite" data-testid="findings">
        {shown.map(({ key, severity, message }) => (
          <li key={key} className={classes[severity]} data-severity={severity}>
            {severity === "error" ? (
              <IconCircleX size={18} aria-label={t("findings.error")} />
            ) : (
              <IconAlertTriangle size={18} aria-label={t("findings.warning")} />
            )}
            <bdi>{message}</bdi>
          </li>
        ))}
        {shown.length === 0 && isClean ? (
          <li className={classes["positive"]}>
            <IconCircleCheck size={18} aria-hidden />
            {t("findings.none")}
          </li>
        ) : null}
        {shown.length === 0 && !isClean ? (
          <li className={classes["quiet"]}>
            <span />
            {t("findings.waiting")}
          </li>
        ) : null}
      </PlainList>
    </section>
  );
}
