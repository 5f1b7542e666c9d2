import type { Area } from "@kilolane/phrases";
import type { ComponentType } from "react";
import type { ScreenPath } from "./screens.ts";

/**
 * One screen that a slice builds: its path pattern, the page (its own chunk) and the phrase areas that must be
 * there before it shows. A slice's `routes.tsx` exports `routes: readonly FeatureRoute[]`; the router finds it.
 */
export interface FeatureRoute {
  readonly path: ScreenPath;
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly areas: readonly Area[];
}
