import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useOnline } from "../../lib/offline/use-online.ts";
import classes from "./offline-banner.module.css";

/** Above every page while the browser has no network: what that means, and that nothing has to be done about it. */
export function OfflineBanner() {
  const { t } = useTranslation("state");
  const isOnline = useOnline();
  return (
    <div role="status" className={classes["place"]}>
      {isOnline ? null : (
        <p className={classes["banner"]}>
          <IconCloudOff size={18} stroke={1.6} aria-hidden />
          <strong>{t("offline.title")}</strong>
          <span>{t("offline.text")}</span>
        </p>
      )}
    </div>
  );
}
