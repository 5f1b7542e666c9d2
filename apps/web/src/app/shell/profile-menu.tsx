import { Avatar, Menu, SegmentedControl, Text, UnstyledButton } from "@mantine/core";
import { isRole } from "@kilolane/domain";
import { IconLogout, IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import {
  THEME_MODES,
  THEME_STYLES,
  updatePreferences,
  usePreferences,
} from "../../lib/preferences/preferences.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";
import { logOut } from "../../lib/session/session-calls.ts";
import { endSession, type Session } from "../../lib/session/session-store.ts";
import classes from "./profile-menu.module.css";

/** The call takes the token along before it is cleared; leaving does not wait for the answer. */
function signOut(): void {
  void logOut();
  endSession("logout");
}

interface ProfileMenuProps {
  readonly session: Session;
  readonly profilePath: ScreenPath | undefined;
}

/** Who is signed in, the look of the product, and the way out. */
export function ProfileMenu({ session, profilePath }: ProfileMenuProps) {
  const { t } = useTranslation(["shell", "session", "settings"]);
  const { themeMode, themeStyle } = usePreferences();
  const { firstName, lastName, email } = session.user;
  const name = `${firstName} ${lastName}`.trim();
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();
  return (
    <Menu position="bottom-end" width={296} closeOnItemClick={false}>
      <Menu.Target>
        <UnstyledButton className={classes["target"]} aria-label={t("bar.profile", { name })}>
          <Avatar size={34} color="ink" variant="filled" name={initials} alt="">
            {initials}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes["who"]}>
          <Text fw={600} truncate>
            <bdi>{name}</bdi>
          </Text>
          <Text size="sm" c="dimmed" truncate dir="ltr" ta="start">
            {email}
          </Text>
          <Text size="sm" c="dimmed">
            {isRole(session.role) ? t(`session:role.${session.role}`) : t("session:role.other")}
          </Text>
        </div>
        <Menu.Divider />
        {profilePath ? (
          <Menu.Item
            component={Link}
            to={profilePath}
            closeMenuOnClick
            leftSection={<IconUser size={18} stroke={1.6} aria-hidden />}
          >
            {t("menu.profile")}
          </Menu.Item>
        ) : null}
        <div className={classes["look"]}>
          <Text size="sm" fw={500} id="theme-mode">
            {t("settings:theme.mode")}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby="theme-mode"
            value={themeMode}
            onChange={(value) => updatePreferences({ themeMode: value })}
            data={THEME_MODES.map((mode) => ({ value: mode, label: t(`settings:theme.${mode}`) }))}
          />
          <Text size="sm" fw={500} id="theme-style">
            {t("settings:theme.style")}
          </Text>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-labelledby="theme-style"
            value={themeStyle}
            onChange={(value) => updatePreferences({ themeStyle: value })}
            data={THEME_STYLES.map((style) => ({ value: style, label: t(`settings:theme.${style}`) }))}
          />
        </div>
        <Menu.Divider />
        <Menu.Item
          closeMenuOnClick
          leftSection={<IconLogout size={18} stroke={1.6} className={classes["mirror"] ?? ""} aria-hidden />}
          onClick={signOut}
        >
          {t("session:signOut")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
