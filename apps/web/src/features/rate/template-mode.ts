import { findScreen } from "../../lib/paths/screens.ts";

/**
 * What a screen of templates is for: storing a first list, changing a stored one, or both where the desk has one
 * screen alone (specification: screens, 'each path opens it in its mode').
 */
export interface TemplateMode {
  readonly kind: "create" | "update" | "both";
  /** path of the other mode; null where one screen does both */
  readonly otherPath: string | null;
}

/** The mode of a template screen by its path, e.g. `/airline/admin/sur-charge/create`. */
export function templateModeAt(pathname: string): TemplateMode {
  if (pathname.endsWith("/update")) {
    return { kind: "update", otherPath: pathname.replace(/update$/, "create") };
  }
  const otherPath = pathname.replace(/create$/, "update");
  const hasOther = otherPath !== pathname && findScreen(otherPath) !== undefined;
  return hasOther ? { kind: "create", otherPath } : { kind: "both", otherPath: null };
}

/** Whether the list belongs on the other mode's screen: stored lists are changed, others are stored first. */
export function belongsElsewhere(mode: TemplateMode, version: number): boolean {
  const isStored = version > 0;
  return (mode.kind === "create" && isStored) || (mode.kind === "update" && !isStored);
}
