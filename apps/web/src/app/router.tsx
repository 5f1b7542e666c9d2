import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { loadAreas } from "../lib/i18n/i18n.ts";
import { PRODUCT_SCREENS } from "../lib/paths/product-screens.ts";
import { ALL_SCREENS, type Screen, type ScreenPath, SPECIFIED_SCREENS } from "../lib/paths/screens.ts";
import { FEATURE_ROUTES } from "./feature-routes.ts";
import { getSession } from "../lib/session/session-store.ts";
import { guardOf, guardRoot, guardUnknown } from "./guards.ts";
import { RouteCrash } from "./pages/crash-boundary.tsx";
import { PageFallback } from "./pages/page-fallback.tsx";
import { PublicLayout } from "./shell/public-layout.tsx";
import { ScreenRoot } from "./shell/screen-root.tsx";

type Page = () => Promise<{ default: ComponentType }>;

/** Pages that belong to no slice. */
const APP_PAGES: Partial<Record<ScreenPath, Page>> = {
  "/home": () => import("./pages/home-page.tsx"),
  "/error-pages/error-404": () => import("./pages/error-404-page.tsx"),
  "/error-pages/error-500": () => import("./pages/error-500-page.tsx"),
  "/error-pages/coming-soon": () => import("./pages/coming-soon-page.tsx"),
  "/error-pages/maintenance": () => import("./pages/maintenance-page.tsx"),
};

async function loadPage(screen: Screen): Promise<ComponentType> {
  const feature = FEATURE_ROUTES.get(screen.path);
  const [page] = await Promise.all([pageOf(screen)(), loadAreas(feature?.areas ?? [])]);
  return page.default;
}

const preparing: Page = () => import("./pages/preparing-page.tsx");

function pageOf(screen: Screen): Page {
  return FEATURE_ROUTES.get(screen.path)?.page ?? APP_PAGES[screen.path] ?? preparing;
}

function routeOfScreen(screen: Screen): RouteObject {
  return {
    path: screen.path,
    loader: guardOf(screen),
    lazy: { Component: () => loadPage(screen) },
    // The page's own phrases and state start again with the path, not with each change of the query.
    errorElement: <RouteCrash />,
    HydrateFallback: PageFallback,
  };
}

const isPublic = (screen: Screen) => screen.role === "public";
/** The specified public screens and the product's own entry screens are on a card; its other ones are whole pages. */
const isEntry = (screen: Screen) =>
  isPublic(screen) &&
  (SPECIFIED_SCREENS.includes(screen) || PRODUCT_SCREENS.entry.some((path) => path === screen.path));

/** The routes inside the shell begin with those of who is signed in. */
const SHELL = "shell";

const routesOfRole = (role: string) =>
  ALL_SCREENS.filter((screen) => screen.role === role).map(routeOfScreen);

/**
 * The router of the whole application, made from the one table of screens. Those of a role join it when somebody signs
 * in with it: to rank all of them took a phone 60 to 120 ms at every start.
 */
export function createRouter() {
  const role = getSession()?.role ?? "";
  const joined = new Set([role]);
  return createBrowserRouter(
    [
      {
        Component: ScreenRoot,
        errorElement: <RouteCrash />,
        HydrateFallback: PageFallback,
        children: [
          { path: "/", loader: guardRoot, HydrateFallback: PageFallback },
          { element: <PublicLayout />, children: ALL_SCREENS.filter(isEntry).map(routeOfScreen) },
          {
            lazy: { Component: async () => (await import("./shell/open-layout.tsx")).OpenLayout },
            HydrateFallback: PageFallback,
            children: ALL_SCREENS.filter((screen) => isPublic(screen) && !isEntry(screen)).map(routeOfScreen),
          },
          {
            id: SHELL,
            lazy: { Component: async () => (await import("./shell/shell.tsx")).Shell },
            HydrateFallback: PageFallback,
            children: [...routesOfRole("any"), ...routesOfRole(role)],
          },
          { path: "*", loader: guardUnknown, HydrateFallback: PageFallback },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: ({ patch }) => {
        const signedIn = getSession()?.role ?? "";
        if (joined.has(signedIn)) return;
        joined.add(signedIn);
        patch(SHELL, routesOfRole(signedIn));
      },
    },
  );
}
