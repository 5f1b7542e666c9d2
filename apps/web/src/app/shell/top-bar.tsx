import { UnstyledButton } from "@mantine/core";
import { IconMenu2, IconMessageReport, IconSearch } from "@tabler/icons-react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { NotificationPopover } from "./notification-popover.tsx";
import { openPalette } from "./open-palette.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import { ROLE_PATHS } from "./role-paths.ts";
import classes from "./top-bar.module.css";

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Search, version, feedback by role, notifications, language, profile. */
export function TopBar({ onMenu }: { readonly onMenu: () => void }) {
  const { t } = useTranslation("shell");
  const session = useSession();
  const paths = session?.role ? ROLE_PATHS[session.role] : undefined;
  const shortcut = IS_APPLE ? "⌘ K" : "Ctrl K";
  return (
    <header className={classes["bar"]}>
      <UnstyledButton className={classes["menu"]} onClick={onMenu} aria-label={t("bar.menu")}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </UnstyledButton>
      <UnstyledButton
        className={classes["search"] ?? ""}
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <span className={classes["searchText"]}>{t("bar.search")}</span>
        <kbd className={classes["keys"]} dir="ltr">
          {shortcut}
        </kbd>
      </UnstyledButton>
      <span className={classes["space"]} />
      <span className={classes["version"]} dir="ltr">
        {t("product.version")}
      </span>
      {paths?.feedback ? (
        <Link to={paths.feedback} className={classes["tool"]} aria-label={t("menu.feedback")}>
          <IconMessageReport size={20} stroke={1.6} aria-hidden />
          <span className={classes["toolText"]}>{t("menu.feedback")}</span>
        </Link>
      ) : null}
      <LanguageSwitcher triggerClassName={classes["tool"]} />
      {paths ? <NotificationPopover listPath={paths.notifications} /> : null}
      {session ? <ProfileMenu session={session} profilePath={paths?.profile} /> : null}
    </header>
  );
}
