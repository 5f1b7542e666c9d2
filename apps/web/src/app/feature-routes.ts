import type { FeatureRoute } from "../lib/paths/feature-route.ts";
import type { ScreenPath } from "../lib/paths/screens.ts";

/** Each slice says in its `routes.tsx` which screens it builds; the pages themselves load when opened. */
const MODULES = import.meta.glob<{ routes: readonly FeatureRoute[] }>("../features/*/routes.tsx", {
  eager: true,
});

/** The screens that are built, by path; all others show that they are being prepared. */
export const FEATURE_ROUTES: ReadonlyMap<ScreenPath, FeatureRoute> = new Map(
  Object.values(MODULES)
    .flatMap((module) => module.routes)
    .map((route) => [route.path, route]),
);
