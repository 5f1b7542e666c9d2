import { useMediaQuery } from "@mantine/hooks";
import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/react-router/v8";
import { Suspense, useEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { warmFigures } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { MenuContext } from "../../lib/menu/menu-context.ts";
import { updatePreferences, usePreferences } from "../../lib/preferences/preferences.ts";
import { useFollowPush } from "../../lib/push/use-push.ts";
import { useAccessBlock } from "../../lib/session/access-block.ts";
import { isViewing, useSession } from "../../lib/session/session-store.ts";
import { Toasts } from "../../ui/toast/toasts.tsx";
import { useRoleMenu } from "../menu/use-role-menu.ts";
import { PageFallback } from "../pages/page-fallback.tsx";
import { ChatHost } from "./chat-host.tsx";
import { CommandPalette } from "./command-palette.tsx";
import { DemoLine } from "./demo-line.tsx";
import { ProductNews } from "./product-news.tsx";
import classes from "./shell.module.css";
import { keepLook } from "./keep-look.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { PageMotion } from "./page-motion.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SidebarTheme } from "./sidebar-theme.tsx";
import { TopBar } from "./top-bar.tsx";

const MenuDrawer = lazyPart(async () => import("./menu-drawer.tsx"));
const ViewingBanner = lazyPart(async () => import("./viewing-banner.tsx"), null, ["viewing"]);
const TermsGate = lazyPart(() => import("../../features/settings/terms/terms-gate.tsx"), <PageFallback />, [
  "settings",
]);

/** No room for the menu beside the page (shell.module.css): it is in the drawer, and drawn when that opens. */
const NARROW = "(max-width: 62em)";

/** The frame of every signed-in screen: the role's menu, the top bar, the page, the footer. */
export function Shell() {
  const { t } = useTranslation(["shell", "state"]);
  const session = useSession();
  const { navStyle, layout } = usePreferences();
  const { pathname } = useLocation();
  // On a phone the menu covers the page it was opened on; having arrived elsewhere, it is gone.
  const [menuOpenOn, setMenuOpenOn] = useState<string>();
  const menu = useRoleMenu(session?.role ?? "");
  const block = useAccessBlock();
  const language = useLanguage();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  useEffect(keepLook, []);
  useEffect(() => warmFigures(language), [language]);
  useFollowPush(session?.token);
  if (!session) return <LeavingNote />;
  const collapsed = navStyle === "collapsed";
  return (
    <QueryClientProvider client={queryClient}>
      <MenuContext value={menu}>
        <div className={classes["shell"]} data-collapsed={collapsed || undefined} data-layout={layout}>
          <a href="#content" className={classes["skip"]}>
            {t("bar.skip")}
          </a>
          {isNarrow ? null : (
            <SidebarTheme className={classes["sidebar"] ?? ""}>
              <SideMenu
                collapsed={collapsed}
                onCollapse={() => updatePreferences({ navStyle: collapsed ? "expanded" : "collapsed" })}
              />
            </SidebarTheme>
          )}
          {isNarrow ? (
            <MenuDrawer opened={menuOpenOn === pathname} onClose={() => setMenuOpenOn(undefined)} />
          ) : null}
          <div className={classes["page"]}>
            <TopBar onMenu={() => setMenuOpenOn(pathname)} />
            <OfflineBanner />
            {isViewing(session.token) ? <ViewingBanner /> : null}
            <DemoLine />
            <main id="content" tabIndex={-1} className={classes["content"]}>
              <Suspense fallback={<PageFallback />}>
                <PageMotion>
                  <NuqsAdapter>{block === "before-terms" ? <TermsGate /> : <Outlet />}</NuqsAdapter>
                </PageMotion>
              </Suspense>
            </main>
            <footer className={classes["footer"]}>
              <span dir="ltr">{t("product.version")}</span>
              <span>{t("footer.poweredBy")}</span>
            </footer>
          </div>
          <CommandPalette />
          <ChatHost />
          {block === undefined ? <ProductNews /> : null}
          <ScrollRestoration />
          <Toasts label={t("state:toast.region")} dismissLabel={t("state:toast.dismiss")} />
        </div>
      </MenuContext>
    </QueryClientProvider>
  );
}

/** Without a session nothing of the user is shown; the session watch leads to the sign-in. */
function LeavingNote() {
  const { t } = useTranslation("session");
  return <output className={classes["leaving"]}>{t("leaving")}</output>;
}
