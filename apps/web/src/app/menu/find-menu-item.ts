import type { MenuEntry, MenuGroup, RoleMenu } from "../../lib/menu/menu-types.ts";

export interface MenuPosition {
  readonly group: MenuGroup;
  readonly entry: MenuEntry;
}

/** The part of a path pattern before its first parameter. */
function fixedPart(path: string): string {
  return path.split("/:")[0] ?? path;
}

/** Finds the entry that a pathname belongs to: it contains one of the entry's routes, the longest match wins. */
export function findMenuItem(menu: RoleMenu, pathname: string): MenuPosition | undefined {
  let best: (MenuPosition & { readonly length: number }) | undefined;
  for (const group of menu) {
    for (const entry of group.entries) {
      for (const route of [fixedPart(entry.path), ...(entry.routes ?? [])]) {
        if (pathname.includes(route) && route.length > (best?.length ?? 0))
          best = { group, entry, length: route.length };
      }
    }
  }
  return best;
}
