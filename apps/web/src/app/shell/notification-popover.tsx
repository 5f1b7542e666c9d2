import { useQuery, useQueryClient } from "@tanstack/react-query";
import { IconBell } from "@tabler/icons-react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { NOTIFICATION_READS, notificationCountQuery } from "../../features/notification/queries.ts";
import { invalidate } from "../../lib/api/query.ts";
import { formatCompact } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { usePush } from "../../lib/push/use-push.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";
import { Dropdown } from "../../ui/dropdown/dropdown.tsx";
import { LoadingPanel } from "../../ui/states/loading-panel.tsx";
import classes from "./notification-popover.module.css";

// What opens on a click is fetched on the click.
const NotificationPanel = lazyPart(
  async () => import("./notification-panel.tsx"),
  <LoadingPanel lines={3} />,
);

/** The bell with its badge, and the ten newest notifications. */
export function NotificationPopover({ listPath }: { readonly listPath: ScreenPath }) {
  const { t } = useTranslation("notification");
  const language = useLanguage();
  const queries = useQueryClient();
  usePush("notification", () => {
    void invalidate(queries, NOTIFICATION_READS);
    // What a screen showed before may be just what the news is about: when it opens next, it asks again.
    void queries.invalidateQueries({ type: "inactive", refetchType: "none" });
  });
  const { data: count = 0 } = useQuery(notificationCountQuery);
  return (
    <Dropdown
      kind="dialog"
      width={380}
      panelLabel={t("title")}
      triggerClassName={classes["bell"]}
      trigger={
        <>
          <span className="kl-visually-hidden">{t("open")} </span>
          <IconBell size={22} stroke={1.6} aria-hidden />
          {count > 0 ? (
            <>
              <span className={classes["badge"]}>{formatCompact(count, language)}</span>
              <span className="kl-visually-hidden"> {t("newMark")}</span>
            </>
          ) : null}
        </>
      }
    >
      {(close) => <NotificationPanel listPath={listPath} onLeave={close} />}
    </Dropdown>
  );
}
