import { useLayoutEffect } from "react";
import { Outlet, useLocation } from "react-router";

/**
 * Above every screen: notes on the document which address is drawn. A page is drawn only when its code has come, so
 * this may be an address behind the one in the address bar.
 */
export function ScreenRoot() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.dataset["screen"] = pathname;
  }, [pathname]);
  return <Outlet />;
}
