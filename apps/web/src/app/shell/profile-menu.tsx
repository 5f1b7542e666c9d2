import { isRole } from "@kilolane/domain";
import { UnstyledButton } from "@mantine/core";
import { IconLock, IconLogout, IconSparkles, IconUser } from "@tabler/icons-react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import {
  THEME_MODES,
  THEME_STYLES,
  updatePreferences,
  usePreferences,
} from "../../lib/preferences/preferences.ts";
import { StoredPicture } from "../../lib/files/stored-picture.tsx";
import type { ScreenPath } from "../../lib/paths/screens.ts";
import { lockScreen } from "../../lib/session/locked-user.ts";
import { logOut } from "../../lib/session/session-calls.ts";
import { endSession, type Session } from "../../lib/session/session-store.ts";
import { Dropdown } from "../../ui/dropdown/dropdown.tsx";
import { menuItemClass } from "../../ui/dropdown/menu-item.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { openNews } from "./open-news.ts";
import classes from "./profile-menu.module.css";

interface ProfileMenuProps {
  readonly session: Session;
  readonly profilePath: ScreenPath | undefined;
}

/** The call takes the token along before it is cleared; leaving does not wait for the answer. */
function signOut(): void {
  void logOut();
  endSession("logout");
}

/** Who is signed in, the look of the product, and the way out. */
export function ProfileMenu({ session, profilePath }: ProfileMenuProps) {
  const { t } = useTranslation(["shell", "session"]);
  const { themeMode, themeStyle } = usePreferences();
  const { firstName, lastName, email } = session.user;
  const name = `${firstName} ${lastName}`.trim();
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();
  return (
    <Dropdown
      kind="dialog"
      width={304}
      panelLabel={t("bar.profile", { name })}
      triggerClassName={classes["target"]}
      trigger={
        <>
          <span className="kl-visually-hidden">{t("bar.profile", { name })} </span>
          <StoredPicture
            name={session.user.avatar}
            className={classes["avatar"] ?? ""}
            fallback={<span className={classes["avatar"]}>{initials}</span>}
          />
        </>
      }
    >
      {(close) => (
        <>
          <div className={classes["who"]}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <bdi dir="ltr">{email}</bdi>
            <span>{isRole(session.role) ? t(`session:role.${session.role}`) : t("session:role.other")}</span>
          </div>
          {profilePath ? (
            <Link to={profilePath} className={menuItemClass} onClick={close}>
              <IconUser size={18} stroke={1.6} aria-hidden />
              {t("menu.profile")}
            </Link>
          ) : null}
          <UnstyledButton
            className={menuItemClass}
            onClick={() => {
              close();
              openNews();
            }}
          >
            <IconSparkles size={18} stroke={1.6} aria-hidden />
            {t("bar.news")}
          </UnstyledButton>
          <div className={classes["look"]}>
            <ChoiceRow
              label={t("theme.mode")}
              value={themeMode}
              options={THEME_MODES.map((mode) => ({ value: mode, label: t(`theme.${mode}`) }))}
              onChoose={(mode) => updatePreferences({ themeMode: mode })}
            />
            <ChoiceRow
              label={t("theme.style")}
              value={themeStyle}
              options={THEME_STYLES.map((style) => ({ value: style, label: t(`theme.${style}`) }))}
              onChoose={(style) => updatePreferences({ themeStyle: style })}
            />
          </div>
          <div className={classes["leave"]}>
            <UnstyledButton className={menuItemClass} onClick={lockScreen}>
              <IconLock size={18} stroke={1.6} aria-hidden />
              {t("session:lock")}
            </UnstyledButton>
            <UnstyledButton className={menuItemClass} onClick={signOut}>
              <IconLogout size={18} stroke={1.6} className={classes["mirror"] ?? ""} aria-hidden />
              {t("session:signOut")}
            </UnstyledButton>
          </div>
        </>
      )}
    </Dropdown>
  );
}
