import type { Icon } from "@tabler/icons-react";
import type { Phrases } from "@kilolane/phrases";
import type { ScreenPath } from "../paths/screens.ts";

/** Name of a menu label in the shell's phrases. */
export type MenuLabel = keyof Phrases["shell"]["menu"];

/** One line of the menu: where it leads, and which pathnames light it up. */
export interface MenuEntry {
  readonly label: MenuLabel;
  readonly path: ScreenPath;
  /** A pathname that contains one of these belongs to the entry; the path itself always counts. */
  readonly routes?: readonly string[];
}

/** A group of the menu. One with a single entry is a plain link; one without any is empty. */
export interface MenuGroup {
  readonly label: MenuLabel;
  readonly icon: Icon;
  readonly entries: readonly MenuEntry[];
}

export type RoleMenu = readonly MenuGroup[];
