import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./dropdown.module.css";

/** Class of an item, for a link that the caller builds (the kit knows no router). */
export const menuItemClass = classes["item"] ?? "";

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onClick?: () => void;
  /** For items of which some or one can be on. */
  readonly "aria-checked"?: boolean;
  readonly role?: "menuitem" | "menuitemcheckbox" | "menuitemradio";
  readonly lang?: string;
  readonly children: ReactNode;
}

/** One command of a dropdown menu. */
export function MenuItem({ icon, role = "menuitem", children, ...rest }: MenuItemProps) {
  return (
    <UnstyledButton {...rest} className={classes["item"]} role={role} tabIndex={-1}>
      {icon}
      <span className={classes["text"]}>{children}</span>
    </UnstyledButton>
  );
}
