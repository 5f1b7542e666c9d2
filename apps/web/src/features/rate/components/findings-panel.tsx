import { Title } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { RateChecking } from "../use-rate-check.ts";
import classes from "./rate-editor.module.css";

/** What the check says: errors keep the rate from being published, warnings are told. */
export function FindingsPanel({ checking }: { readonly checking: RateChecking }) {
  const { t } = useTranslation("rate");
  const { errors, findings, marks, isChecking, isClean } = checking;
  const refused = errors.map(({ field, message }) => ({ key: field, severity: "error" as const, message }));
  const found = findings.map(({ code, field, severity, message }) => ({
    key: `${code} ${field} ${message}`,
    severity,
    message,
  }));
  // Until the server has answered, the domain's own marks stand in.
  const atOnce = [...marks].map(([key, { severity, text }]) => ({ key, severity, message: text }));
  const shown = [...refused, ...found];
  const items = shown.length > 0 ? shown : isClean ? [] : atOnce;
  return (
    <section className={classes["card"]} aria-labelledby="rate-findings" aria-busy={isChecking}>
      <Title order={2} size="h4" id="rate-findings">
        {t("section.findings")}
      </Title>
      <ul className={classes["findings"]} aria-live="polite" data-testid="findings">
        {items.map(({ key, severity, message }) => (
          <li key={key} className={classes[severity]} data-severity={severity}>
            {severity === "error" ? (
              <IconCircleX size={18} aria-label={t("findings.error")} />
            ) : (
              <IconAlertTriangle size={18} aria-label={t("findings.warning")} />
            )}
            <bdi>{message}</bdi>
          </li>
        ))}
        {items.length === 0 && isClean ? (
          <li className={classes["positive"]}>
            <IconCircleCheck size={18} aria-hidden />
            {t("findings.none")}
          </li>
        ) : null}
        {items.length === 0 && !isClean ? (
          <li className={classes["quiet"]}>
            <span />
            {t("findings.waiting")}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
