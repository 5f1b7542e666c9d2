import type { PricedRequest } from "@kilolane/contract";
import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import classes from "./excluded-rates.module.css";

/** 'Why not this rate': every candidate that fell out, each with its one reason (pricing-rules.md §4). */
export function ExcludedRates({ excluded }: { readonly excluded: PricedRequest["excluded"] }) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  if (excluded.length === 0) return null;
  return (
    <details className={classes.box}>
      <summary>{t("excluded.title", { count: excluded.length })}</summary>
      <ul className={classes.list}>
        {excluded.map((rate) => (
          <li key={rate.rate_id}>
            <bdi className={classes.airline}>{rate.airline}</bdi>
            <span className={classes.quiet}>{text("rateType", rate.rateType)}</span>
            <Badge size="sm" variant="light" color="gray">
              {t(`excluded.${rate.reason}`)}
            </Badge>
            <bdi className={classes.quiet}>{rate.detail}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
