import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { findMenuItem, type MenuPosition } from "../menu/find-menu-item.ts";
import type { RoleMenu } from "../menu/menu-types.ts";

/** The menu of the signed-in role. */
export const MenuContext = createContext<RoleMenu>([]);

/** Where the current path stands in the menu. */
export function useMenuPosition(): MenuPosition | undefined {
  const menu = useContext(MenuContext);
  const { pathname } = useLocation();
  return findMenuItem(menu, pathname);
}
