import { may } from "@kilolane/domain";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { href } from "../../lib/paths/href.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useIsDemo } from "../../lib/session/use-demo-accounts.ts";
import classes from "./demo-line.module.css";

/** A thin line on every page of the demo world, and how to leave it (product.md §9). */
export function DemoLine() {
  const { t } = useTranslation("shell");
  const isDemo = useIsDemo();
  const role = useSession()?.role;
  const isDesk = may(role, "worksAtForwarderDesk");
  if (!isDemo) return null;
  return (
    <div className={classes["bar"]} data-demo>
      <details className={classes["line"]}>
        <summary>
          <span className={classes["wide"]}>
            {t("demo.line")} <span className={classes["leave"]}>{t("demo.leave")}</span>
          </span>
          <span className={`${classes["narrow"]} ${classes["leave"]}`}>{t("demo.name")}</span>
        </summary>
        <p className={classes["narrow"]}>{t("demo.line")}</p>
        <p>{t("demo.leaveText")}</p>
      </details>
      {isDesk ? (
        <Link to={href("/demo/stories")} className={classes["leave"]}>
          {t("demo.stories")}
        </Link>
      ) : null}
      <a href={href("/demo/mails")} target="_blank" rel="noreferrer" className={classes["leave"]}>
        {t("demo.mails")}
      </a>
    </div>
  );
}
