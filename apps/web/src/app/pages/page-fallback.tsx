import { useTranslation } from "../../lib/i18n/use-translation.ts";
import classes from "./page-fallback.module.css";

/** What stands while a page loads: nothing for 300 ms, then a thin moving line (quotation-core.md §9). */
export function PageFallback() {
  const { t } = useTranslation("state");
  return (
    <output className={classes["fallback"]}>
      <span className="kl-visually-hidden">{t("loading")}</span>
    </output>
  );
}
