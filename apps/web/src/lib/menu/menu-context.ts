import { createContext } from "react";
import type { RoleMenu } from "./menu-types.ts";

/** The menu of the signed-in role. */
export const MenuContext = createContext<RoleMenu>([]);
