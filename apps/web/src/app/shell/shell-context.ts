import { useContext } from "react";
import { useLocation } from "react-router";
import { MenuContext } from "../../lib/menu/menu-context.ts";
import { findMenuItem, type MenuPosition } from "../menu/find-menu-item.ts";

/** Where the current path is in the menu. */
export function useMenuPosition(): MenuPosition | undefined {
  const menu = useContext(MenuContext);
  const { pathname } = useLocation();
  return findMenuItem(menu, pathname);
}
