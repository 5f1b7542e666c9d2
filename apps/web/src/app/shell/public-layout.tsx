import { Outlet, useLocation } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useDemoAccounts } from "../../lib/session/use-demo-accounts.ts";
import { BackgroundLayout } from "./background-layout.tsx";
import { DemoLine } from "./demo-line.tsx";
import classes from "./public-layout.module.css";

/** Public pages stand in the background layout; those of sign-in and sign-up also say what the product is. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const isDemo = useDemoAccounts().length > 0;
  return (
    <BackgroundLayout
      banner={isDemo ? <DemoLine /> : null}
      aside={/sign-in$|^\/sign-up$/.test(pathname) ? <Highlights /> : undefined}
    >
      <Outlet />
    </BackgroundLayout>
  );
}

function Highlights() {
  const { t } = useTranslation("session");
  return (
    <div className={classes["highlights"]}>
      <p className={classes["lead"]}>{t("signIn.lead")}</p>
      <ul>
        <li>{t("highlights.first")}</li>
        <li>{t("highlights.second")}</li>
        <li>{t("highlights.third")}</li>
      </ul>
    </div>
  );
}
