import { useTranslation } from "react-i18next";
import { useDemoAccounts } from "../../lib/session/use-demo-accounts.ts";
import classes from "./demo-line.module.css";

/** A thin line on every page of the demo world, and how to leave it (product.md §9). */
export function DemoLine() {
  const { t } = useTranslation("shell");
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <details className={classes["line"]}>
      <summary>
        {t("demo.line")} <span className={classes["leave"]}>{t("demo.leave")}</span>
      </summary>
      <p>{t("demo.leaveText")}</p>
    </details>
  );
}
