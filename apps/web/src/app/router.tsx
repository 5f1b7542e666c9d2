import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { loadAreas } from "../lib/i18n/i18n.ts";
import { PRODUCT_SCREENS } from "../lib/paths/product-screens.ts";
import {
  ALL_SCREENS,
  findScreen,
  type Screen,
  type ScreenPath,
  SPECIFIED_SCREENS,
} from "../lib/paths/screens.ts";
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

/** The parts that routes stand in, by the frame that they are drawn in. */
const FRAMES = ["entry", "open", "shell"] as const;
type Frame = (typeof FRAMES)[number];

function frameOf(screen: Screen): Frame {
  if (!isPublic(screen)) return "shell";
  return isEntry(screen) ? "entry" : "open";
}

/** Those that anybody can open, and those of who is signed in. */
const screensOf = (role: string): readonly Screen[] =>
  ALL_SCREENS.filter((screen) => isPublic(screen) || screen.role === "any" || screen.role === role);

const routesIn = (frame: Frame, screens: readonly Screen[]): RouteObject[] =>
  screens.filter((screen) => frameOf(screen) === frame).map(routeOfScreen);

const roleNow = (): string => getSession()?.role ?? "";

/**
 * The router of the whole application, made from the one table of screens. It begins with the screen that it is opened
 * at; the others join it with the first address that is another one, those of a role when somebody signs in with it. To
 * rank all of them took a phone 60 to 120 ms at every start, those of one role alone still 30.
 */
export function createRouter() {
  const opened = findScreen(location.pathname);
  const first = screensOf(roleNow()).filter((screen) => screen === opened);
  const joined = new Set(first);
  return createBrowserRouter(
    [
      {
        Component: ScreenRoot,
        errorElement: <RouteCrash />,
        HydrateFallback: PageFallback,
        children: [
          { path: "/", loader: guardRoot, HydrateFallback: PageFallback },
          { id: "entry" satisfies Frame, element: <PublicLayout />, children: routesIn("entry", first) },
          {
            id: "open" satisfies Frame,
            lazy: { Component: async () => (await import("./shell/open-layout.tsx")).OpenLayout },
            HydrateFallback: PageFallback,
            children: routesIn("open", first),
          },
          {
            id: "shell" satisfies Frame,
            lazy: { Component: async () => (await import("./shell/shell.tsx")).Shell },
            HydrateFallback: PageFallback,
            children: routesIn("shell", first),
          },
          { path: "*", loader: guardUnknown, HydrateFallback: PageFallback },
        ],
      },
    ],
    {
      // asked for every address of which a part is free, and for those of no route yet, which the last one takes
      patchRoutesOnNavigation: ({ path, patch, signal }) => {
        const asked = findScreen(path);
        // nothing is patched for a navigation that has been called off
        if (signal.aborted) return;
        if (asked !== undefined && joined.has(asked)) return;
        const added = screensOf(roleNow()).filter((screen) => !joined.has(screen));
        for (const screen of added) joined.add(screen);
        for (const frame of FRAMES) patch(frame, routesIn(frame, added));
      },
    },
  );
}
