import type { Role } from "@kilolane/domain";
import { startTransition, useEffect, useState } from "react";
import { loadMenu } from "./load-menu.ts";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";

const NO_MENU: RoleMenu = [];

/** The menu of a role; empty for the moment that it takes to load. */
export function useRoleMenu(role: Role | ""): RoleMenu {
  const [loaded, setLoaded] = useState<{ readonly role: Role | ""; readonly menu: RoleMenu }>();
  useEffect(() => {
    let wanted = true;
    const show = (menu: RoleMenu) => {
      if (wanted) startTransition(() => setLoaded({ role, menu }));
    };
    // To ask for its files takes a moment: a task of its own, behind the one that draws the page.
    const timer = setTimeout(() => void loadMenu(role).then(show));
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [role]);
  return loaded?.role === role ? loaded.menu : NO_MENU;
}
