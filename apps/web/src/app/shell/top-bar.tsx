import { ActionIcon, Button, Kbd, UnstyledButton } from "@mantine/core";
import { IconMenu2, IconMessageReport, IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
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
  const { t } = useTranslation(["shell", "feedback"]);
  const session = useSession();
  const paths = session?.role ? ROLE_PATHS[session.role] : undefined;
  const shortcut = IS_APPLE ? "⌘ K" : "Ctrl K";
  return (
    <header className={classes["bar"]}>
      <ActionIcon
        className={classes["menu"] ?? ""}
        variant="subtle"
        color="gray"
        size={40}
        onClick={onMenu}
        aria-label={t("bar.menu")}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <UnstyledButton
        className={classes["search"] ?? ""}
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <span className={classes["searchText"]}>{t("bar.search")}</span>
        <Kbd size="xs" className={classes["keys"] ?? ""} dir="ltr">
          {shortcut}
        </Kbd>
      </UnstyledButton>
      <span className={classes["space"]} />
      <span className={classes["version"]} dir="ltr">
        {t("product.version")}
      </span>
      {paths?.feedback ? (
        <Button
          component={Link}
          to={paths.feedback}
          variant="subtle"
          color="gray"
          size="xs"
          className={classes["feedback"] ?? ""}
          leftSection={<IconMessageReport size={18} stroke={1.6} aria-hidden />}
        >
          {t("feedback:button")}
        </Button>
      ) : null}
      <LanguageSwitcher />
      {paths ? <NotificationPopover listPath={paths.notifications} /> : null}
      {session ? <ProfileMenu session={session} profilePath={paths?.profile} /> : null}
    </header>
  );
}
