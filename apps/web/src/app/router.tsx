import type { ComponentType } from "react";
import { createBrowserRouter, redirect, type RouteObject } from "react-router";
import { loadAreas } from "../lib/i18n/i18n.ts";
import { PRODUCT_SCREENS } from "../lib/paths/product-screens.ts";
import { ALL_SCREENS, type Screen, type ScreenPath, SPECIFIED_SCREENS } from "../lib/paths/screens.ts";
import { FEATURE_ROUTES } from "./feature-routes.ts";
import { guardOf, guardRoot, NOT_FOUND_PATH } from "./guards.ts";
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

/** The router of the whole application, made from the one table of screens. */
export function createRouter() {
  return createBrowserRouter([
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
          lazy: { Component: async () => (await import("./shell/shell.tsx")).Shell },
          HydrateFallback: PageFallback,
          children: ALL_SCREENS.filter((screen) => !isPublic(screen)).map(routeOfScreen),
        },
        { path: "*", loader: () => redirect(NOT_FOUND_PATH), HydrateFallback: PageFallback },
      ],
    },
  ]);
}
