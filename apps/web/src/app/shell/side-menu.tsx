import { Collapse, UnstyledButton } from "@mantine/core";
import {
  IconChevronDown,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from "@tabler/icons-react";
import { useContext, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { MenuContext } from "../../lib/menu/menu-context.ts";
import type { MenuEntry, MenuGroup } from "../../lib/menu/menu-types.ts";
import { CompanyBadge } from "./company-badge.tsx";
import { MenuBadge } from "./menu-badge.tsx";
import { useMenuPosition } from "./shell-context.ts";
import classes from "./side-menu.module.css";

interface SideMenuProps {
  readonly collapsed: boolean;
  /** Missing where the menu cannot be collapsed (the phone's drawer). */
  readonly onCollapse?: () => void;
}

/** The role's menu: one group open at a time, the one of the current path opened by itself. */
export function SideMenu({ collapsed, onCollapse }: SideMenuProps) {
  const { t } = useTranslation("shell");
  const menu = useContext(MenuContext);
  const position = useMenuPosition();
  const active = position?.group.label;
  const [opened, setOpened] = useState<{
    readonly active: string | undefined;
    readonly group: string | undefined;
  }>({
    active,
    group: active,
  });
  // Arriving in another group opens it, and closes the one before.
  if (opened.active !== active) setOpened({ active, group: active });
  const nav = useRef<HTMLElement>(null);
  const here = position?.entry.path;
  useEffect(() => {
    if (here === undefined) return undefined;
    const frame = requestAnimationFrame(() => showCurrent(nav.current));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  const CollapseIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;

  return (
    <nav
      ref={nav}
      className={classes["nav"]}
      data-collapsed={collapsed || undefined}
      aria-label={t("bar.menu")}
    >
      <CompanyBadge />
      <ul className={classes["groups"]}>
        {menu.map((group) => (
          <MenuGroupItem
            key={group.label}
            group={group}
            activeEntry={position?.group === group ? position.entry : undefined}
            opened={opened.group === group.label}
            onOpened={() => position?.group === group && showCurrent(nav.current)}
            onToggle={() =>
              setOpened({ active, group: opened.group === group.label ? undefined : group.label })
            }
          />
        ))}
      </ul>
      {onCollapse ? (
        <UnstyledButton
          className={classes["collapse"]}
          onClick={onCollapse}
          aria-label={t(collapsed ? "bar.expand" : "bar.collapse")}
        >
          <CollapseIcon size={20} stroke={1.6} className={classes["mirror"] ?? ""} aria-hidden />
          <span className={classes["label"]}>{t(collapsed ? "bar.expand" : "bar.collapse")}</span>
        </UnstyledButton>
      ) : null}
    </nav>
  );
}

interface MenuGroupItemProps {
  readonly group: MenuGroup;
  readonly activeEntry: MenuEntry | undefined;
  readonly opened: boolean;
  /** the entries have unfolded, or folded away */
  readonly onOpened: () => void;
  readonly onToggle: () => void;
}

/** A long menu scrolls to the entry of the open screen. */
function showCurrent(nav: HTMLElement | null): void {
  nav?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
}

function MenuGroupItem({ group, activeEntry, opened, onOpened, onToggle }: MenuGroupItemProps) {
  const { t } = useTranslation("shell");
  const GroupIcon = group.icon;
  const label = t(`menu.${group.label}`);
  const [only] = group.entries;
  const face = (
    <>
      <GroupIcon size={20} stroke={1.6} className={classes["icon"] ?? ""} aria-hidden />
      <span className={classes["label"]}>{label}</span>
      <span className={classes["news"]}>
        <MenuBadge label={group.label} />
      </span>
    </>
  );
  if (only && group.entries.length === 1) {
    const current = activeEntry === only;
    return (
      <li>
        <Link
          to={only.path}
          className={classes["item"]}
          data-active={current || undefined}
          aria-current={current ? "page" : undefined}
        >
          {face}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <UnstyledButton
        className={classes["item"]}
        data-active={activeEntry !== undefined || undefined}
        aria-expanded={opened}
        onClick={onToggle}
      >
        {face}
        <IconChevronDown
          size={16}
          className={classes["chevron"] ?? ""}
          data-opened={opened || undefined}
          aria-hidden
        />
      </UnstyledButton>
      <Collapse
        expanded={opened}
        transitionDuration={120}
        onTransitionEnd={onOpened}
        className={classes["entries"] ?? ""}
      >
        <ul>
          {group.entries.map((entry) => (
            <li key={entry.path}>
              <Link
                to={entry.path}
                className={classes["entry"]}
                data-active={entry === activeEntry || undefined}
                aria-current={entry === activeEntry ? "page" : undefined}
              >
                {t(`menu.${entry.label}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Collapse>
    </li>
  );
}
